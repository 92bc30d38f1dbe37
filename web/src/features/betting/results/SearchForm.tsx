import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import Magnifier from "~icons/mdi/magnify";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { ResultsChoice } from "./address.ts";
import styles from "./SearchForm.module.css";

/** A plain form: its answer is an address, so it works before the page's scripts do, and can be sent to others. */
export function SearchForm({ choice: { zone, day, sportId, search } }: { choice: ResultsChoice }) {
  const { t } = useTranslation("results");
  const lang = useLanguage();
  return (
    <Form role="search" action={urls.page(lang, "results", { zone })} className={styles.form}>
      {zone === "zone" && day !== null ? <input type="hidden" name="day" value={day} /> : null}
      {sportId === null ? null : <input type="hidden" name="sport" value={sportId} />}
      <Magnifier aria-hidden className={styles.icon} />
      <input
        type="search"
        name="search"
        defaultValue={search}
        maxLength={64}
        aria-label={t("search")}
        placeholder={t("search")}
        className={styles.input}
      />
      <button type="submit" className="visually-hidden">
        {t("find")}
      </button>
    </Form>
  );
}
