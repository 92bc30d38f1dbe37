import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigate } from "react-router";
import Magnifier from "~icons/mdi/magnify";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import styles from "./GameSearch.module.css";

/** How long the typing must rest before its words are looked for, in milliseconds. */
const REST = 250;

/**
 * Finds games by name, provider and hall. A plain form, so that it works before the page's scripts do; on the page of
 * what was found (`isLive`) the list follows the typing.
 */
export function GameSearch({ search, isLive }: { search: string; isLive: boolean }) {
  const { t } = useTranslation("casino");
  const lang = useLanguage();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const page = urls.page(lang, "casinoSearch");

  useEffect(function stopWaiting() {
    return () => clearTimeout(timer.current);
  }, []);

  function follow(text: string) {
    clearTimeout(timer.current);
    const words = text.trim();
    timer.current = setTimeout(
      () =>
        void navigate(`${page}${words === "" ? "" : `?q=${encodeURIComponent(words)}`}`, {
          replace: true,
          preventScrollReset: true,
        }),
      REST,
    );
  }

  return (
    <Form role="search" action={page} className={styles.form} onSubmit={() => clearTimeout(timer.current)}>
      <Magnifier aria-hidden className={styles.icon} />
      <input
        key={isLive ? "live" : search}
        type="search"
        name="q"
        defaultValue={search}
        maxLength={64}
        aria-label={t("search.label")}
        placeholder={t("search.label")}
        className={styles.input}
        onChange={isLive ? ({ target }) => follow(target.value) : undefined}
      />
      <button type="submit" className="visually-hidden">
        {t("search.find")}
      </button>
    </Form>
  );
}
