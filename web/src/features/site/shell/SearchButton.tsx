import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import Magnify from "~icons/mdi/magnify";
import { useDialog } from "@/platform/app/app.ts";
import { isTypedInto, keepTyped } from "@/ui/fields/typeAhead.ts";
import styles from "./settings/SettingsMenu.module.css";

/** Opens the search; so do Ctrl+K anywhere and "/" outside of fields. */
export function SearchButton() {
  const { t } = useTranslation("shell");
  const dialog = useDialog();

  function open() {
    dialog({ name: "search" });
    keepTyped(() => dialog(null));
  }
  const openNow = useEffectEvent(open);

  useEffect(
    function openByKey() {
      const follow = (event: KeyboardEvent) => {
        const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.code === "KeyK";
        const isSlash =
          event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isTypedInto(event.target);
        if (event.defaultPrevented || dialog() !== null || (!isShortcut && !isSlash)) return;
        event.preventDefault();
        openNow();
      };
      document.addEventListener("keydown", follow);
      return () => document.removeEventListener("keydown", follow);
    },
    [dialog],
  );

  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t("search")}
      title={t("search")}
      aria-haspopup="dialog"
      onClick={open}
    >
      <Magnify aria-hidden />
    </button>
  );
}
