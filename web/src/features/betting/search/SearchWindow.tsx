import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import Magnify from "~icons/mdi/magnify";
import { useClient, useLanguage } from "@/platform/app/app.ts";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import { Notice } from "@/ui/overlays/Notice.tsx";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { takeTyped } from "@/ui/fields/typeAhead.ts";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";
import { OptionList } from "./OptionList.tsx";
import { optionsOf } from "./options.ts";
import { RecentSearches } from "./RecentSearches.tsx";
import { rememberSearch } from "./recent.ts";
import styles from "./Search.module.css";
import { useSearch } from "./useSearch.ts";

const LONGEST = 64;

/**
 * Finds teams, championships and games as one types. A combobox: the focus stays in the field, arrows go through what
 * was found.
 */
export default function SearchWindow({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation("search");
  const client = useClient();
  const lang = useLanguage();
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const { state, retry } = useSearch(text);
  const found = state.kind === "ready" || state.kind === "loading" ? state.found : null;
  const options = found === null ? [] : optionsOf(found, lang);
  const chosen = options[Math.min(active, options.length - 1)];
  const isNothing = state.kind === "ready" && options.length === 0;

  function type(typed: string) {
    setText(typed);
    setActive(0);
  }

  /** What was typed while the window was on its way. */
  function takeUp() {
    const before = takeTyped();
    if (before !== "") type(`${text}${before}`.slice(0, LONGEST));
  }

  function close() {
    takeTyped();
    onClose();
    type("");
  }

  function follow() {
    rememberSearch({ client }, text);
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = options.length - 1;
    const now = Math.min(active, last);
    const next = { ArrowDown: now >= last ? 0 : now + 1, ArrowUp: now <= 0 ? last : now - 1 }[event.key];
    if (next !== undefined && options.length > 0) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === "Enter" && chosen !== undefined && state.kind === "ready") {
      event.preventDefault();
      follow();
      void navigate(chosen.to);
    }
  }

  return (
    <Dialog title={t("title")} closeLabel={t("close")} size="medium" isOpen={isOpen} onClose={close}>
      <div className={styles.field}>
        <Magnify className={styles.magnify} aria-hidden />
        <input
          className={styles.input}
          type="search"
          role="combobox"
          aria-label={t("field")}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen === undefined ? undefined : `${listId}-${chosen.key}`}
          placeholder={t("placeholder")}
          maxLength={LONGEST}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onFocus={takeUp}
        />
      </div>
      <p role="status" className="visually-hidden">
        {state.kind === "ready" ? t("found", { count: options.length }) : ""}
      </p>
      <div className={styles.results} aria-busy={state.kind === "loading"}>
        {state.kind === "idle" ? <RecentSearches onChoose={type} /> : null}
        {state.kind === "loading" && found === null ? <Skeleton rows={6} height={44} label={t("loading")} /> : null}
        {state.kind === "failed" ? <LoadFailed title={t("failed")} retry={retry} /> : null}
        {isNothing ? (
          <Notice icon={<Magnify />} title={t("nothing", { text: state.text })} text={t("nothingText")} />
        ) : null}
        <OptionList
          id={listId}
          options={options}
          active={chosen?.key}
          onHover={(key) => setActive(options.findIndex((option) => option.key === key))}
          onFollow={follow}
        />
      </div>
      <p className={styles.keys} aria-hidden>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t("keysMove")} <kbd>Enter</kbd> {t("keysOpen")} <kbd>Esc</kbd> {t("keysClose")}
      </p>
    </Dialog>
  );
}
