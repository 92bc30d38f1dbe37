import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Form, Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { Button } from "@/ui/fields/Button.tsx";
import styles from "@/ui/filters/FilterForm.module.css";
import { useFilterForm } from "@/ui/filters/useFilterForm.ts";
import { DIRECTIONS, GROUPS, isEverything, readChoice, type TransferChoice, transfersUrl } from "./address.ts";

/** Which payments are shown. With the page's scripts each choice holds at once. */
export function TransferFilters({ choice }: { choice: TransferChoice }) {
  const { t } = useTranslation("payments");
  const lang = useLanguage();
  const accounts = useViewer()?.accounts ?? [];
  const { form, version, show, onSubmit } = useFilterForm(transfersUrl(lang, choice), (query) =>
    transfersUrl(lang, readChoice(query)),
  );

  function change({ target }: FormEvent<HTMLFormElement>) {
    // A day that is being typed is none yet: the browser says so by an empty value.
    const { type, validity } = target as unknown as HTMLInputElement;
    if (type !== "date" || validity.valid) show();
  }

  return (
    <Form
      ref={form}
      key={version}
      role="search"
      aria-label={t("history.filters")}
      action={urls.page(lang, "historyPay")}
      className={styles.form}
      onChange={change}
      onSubmit={onSubmit}
    >
      <div className={styles.row}>
        <fieldset className={styles.row}>
          <legend className={styles.legend}>{t("history.direction")}</legend>
          {DIRECTIONS.map((direction) => (
            <label key={direction} className={styles.chip}>
              <input
                type="radio"
                name="direction"
                value={direction}
                defaultChecked={(choice.direction ?? "ALL") === direction}
              />
              {t(`history.directions.${direction}`)}
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.row}>
          <legend className={styles.legend}>{t("history.states")}</legend>
          {GROUPS.map((group) => (
            <label key={group} className={styles.chip}>
              <input type="checkbox" name="state" value={group} defaultChecked={choice.groups.includes(group)} />
              {t(`history.groups.${group}`)}
            </label>
          ))}
          <label className={styles.chip}>
            <input type="checkbox" name="desk" value="1" defaultChecked={choice.isDesk} />
            {t("history.desk")}
          </label>
        </fieldset>
      </div>
      <div className={styles.row}>
        <span className={styles.days}>
          <input
            type="date"
            name="from"
            defaultValue={choice.from ?? ""}
            className={styles.field}
            aria-label={t("history.from")}
          />
          <span aria-hidden>–</span>
          <input
            type="date"
            name="to"
            defaultValue={choice.to ?? ""}
            className={styles.field}
            aria-label={t("history.to")}
          />
        </span>
        {accounts.length > 1 ? (
          <select
            name="account"
            defaultValue={choice.accountId ?? ""}
            aria-label={t("history.account")}
            className={styles.field}
          >
            <option value="">{t("history.allAccounts")}</option>
            {accounts.map(({ id, balance }) => (
              <option key={id} value={id}>
                {t("history.accountOne", { id, currency: balance.currency })}
              </option>
            ))}
          </select>
        ) : null}
        <Button type="submit">{t("history.show")}</Button>
        {isEverything(choice) ? null : (
          <Link to={urls.page(lang, "historyPay")} replace preventScrollReset className={styles.reset}>
            {t("history.reset")}
          </Link>
        )}
      </div>
    </Form>
  );
}
