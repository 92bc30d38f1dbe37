import { useId } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#shared/site/languages.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { type AccountMonths, SUMS } from "./months.ts";
import styles from "./Statement.module.css";

/** A sum without its currency, which the table's caption says. */
function Figure({ amount }: { amount: string }) {
  const { locale } = LANGUAGES[useLanguage()];
  const digits = amount.split(".")[1]?.length ?? 0;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: "always",
  });
  return (
    <bdi className="number" translate="no" suppressHydrationWarning>
      {format.format(amount as Intl.StringNumericLiteral)}
    </bdi>
  );
}

/** The months of one account: what came in, went out, was staked and came back, and what that comes to. */
export function StatementTable({ account: { accountId, currency, months, totals } }: { account: AccountMonths }) {
  const id = useId();
  const { t } = useTranslation("payments");
  const { locale } = LANGUAGES[useLanguage()];
  const name = useViewer()?.accounts?.find((account) => account.id === accountId)?.label;
  const monthName = new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" });
  return (
    <div className={styles.card}>
      <h2 id={id} className={styles.account}>
        <bdi translate="no">{name ?? t("statement.closed", { id: accountId })}</bdi>
        <span className={styles.soft}>{t("statement.in", { currency })}</span>
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={styles.scroll} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("statement.columns.month")}</th>
              {[...SUMS, "balance" as const].map((column) => (
                <th key={column} scope="col">
                  {t(`statement.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.month}>
                <th scope="row">
                  <time dateTime={month.month}>{monthName.format(new Date(`${month.month}-01T00:00:00Z`))}</time>
                </th>
                {[...SUMS, "balance" as const].map((column) => (
                  <td key={column}>
                    <Figure amount={month[column].amount} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("statement.total")}</th>
              {SUMS.map((column) => (
                <td key={column}>
                  <Figure amount={totals[column]} />
                </td>
              ))}
              <td>
                <Figure amount={months[0]?.balance.amount ?? "0"} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
}
