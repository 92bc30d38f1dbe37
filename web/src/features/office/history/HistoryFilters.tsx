import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Form, Link } from "react-router";
import Magnifier from "~icons/mdi/magnify";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "@/ui/filters/FilterForm.module.css";
import { useFilterForm } from "@/ui/filters/useFilterForm.ts";
import { type HistoryChoice, historyUrl, isEverything, KINDS, PERIODS, readChoice, STATES } from "./address.ts";

/**
 * Which coupons are shown. A plain form whose answer is an address: it works before the page's scripts do. With them,
 * each choice holds at once; words that are searched for, when they are sent.
 */
export function HistoryFilters({ choice }: { choice: HistoryChoice }) {
  const { t } = useTranslation("history");
  const { t: placed } = useTranslation("placedCoupon");
  const lang = useLanguage();
  const accounts = useViewer()?.accounts ?? [];
  const { form, version, show, onSubmit } = useFilterForm(historyUrl(lang, choice), (query) =>
    historyUrl(lang, readChoice(query)),
  );

  function change({ target }: FormEvent<HTMLFormElement>) {
    const { name, value } = target as unknown as HTMLInputElement;
    const field = (selector: string) => form.current?.querySelector<HTMLInputElement>(selector) ?? null;
    const [from, days] = [field("input[name=from]"), field('input[value="days"]')];
    if (name === "search") return;
    if ((name === "from" || name === "to") && days !== null) days.checked = true;
    // A span without days is none yet.
    if (name === "period" && value === "days" && from?.value === "" && field("input[name=to]")?.value === "")
      from.focus();
    else show();
  }

  return (
    <Form
      ref={form}
      key={version}
      role="search"
      aria-label={t("filters")}
      action={urls.history(lang)}
      className={styles.form}
      onChange={change}
      onSubmit={onSubmit}
    >
      <fieldset className={styles.row}>
        <legend className={styles.legend}>{t("period")}</legend>
        {PERIODS.map((period) => (
          <label key={period} className={styles.chip}>
            <input type="radio" name="period" value={period} defaultChecked={choice.period === period} />
            {t(`periods.${period}`)}
          </label>
        ))}
        <span className={styles.days}>
          <label>
            <span className="visually-hidden">{t("from")}</span>
            <input
              type="date"
              name="from"
              defaultValue={choice.from ?? ""}
              className={styles.field}
              aria-label={t("from")}
            />
          </label>
          <span aria-hidden>–</span>
          <label>
            <span className="visually-hidden">{t("to")}</span>
            <input type="date" name="to" defaultValue={choice.to ?? ""} className={styles.field} aria-label={t("to")} />
          </label>
        </span>
      </fieldset>
      <fieldset className={styles.row}>
        <legend className={styles.legend}>{t("states")}</legend>
        {STATES.map((state) => (
          <label key={state} className={styles.chip}>
            <input type="checkbox" name="state" value={state} defaultChecked={choice.states.includes(state)} />
            {placed(`state.${state}`)}
          </label>
        ))}
        <label className={styles.chip} title={t("archiveHint")}>
          <input type="checkbox" name="archive" value="1" defaultChecked={choice.isArchive} />
          {t("archive")}
        </label>
      </fieldset>
      <fieldset className={styles.row}>
        <legend className={styles.legend}>{t("kinds")}</legend>
        {KINDS.map((kind) => (
          <label key={kind} className={styles.chip}>
            <input type="checkbox" name="kind" value={kind} defaultChecked={choice.kinds.includes(kind)} />
            {placed(`kind.${kind}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.row}>
        <span className={styles.search}>
          <Magnifier aria-hidden />
          <input
            type="search"
            name="search"
            defaultValue={choice.search}
            maxLength={64}
            aria-label={t("search")}
            placeholder={t("search")}
            className={styles.field}
          />
        </span>
        {accounts.length > 1 ? (
          <select
            name="account"
            defaultValue={choice.accountId ?? ""}
            aria-label={t("account")}
            className={styles.field}
          >
            <option value="">{t("allAccounts")}</option>
            {accounts.map(({ id, balance }) => (
              <option key={id} value={id}>
                {t("accountOne", { id, currency: balance.currency })}
              </option>
            ))}
          </select>
        ) : null}
        <Button type="submit">{t("show")}</Button>
        {isEverything(choice) ? null : (
          <Link to={urls.history(lang)} replace preventScrollReset className={styles.reset}>
            {t("reset")}
          </Link>
        )}
      </div>
    </Form>
  );
}
