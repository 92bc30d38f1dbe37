import { useId } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#shared/site/languages.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { Money, moneyText } from "@/ui/marks/Money.tsx";
import styles from "@/features/loyalty/bonuses/offers/Offers.module.css";
import { LevelTable, type Referral } from "./LevelTable.tsx";
import own from "./Referral.module.css";

type Month = NonNullable<Referral["months"]>[number];

const SUMS = ["stakes", "wins", "bonuses", "fees", "net", "carriedIn"] as const;

/** "12.5" as "12.5%" in the page's language. */
function Percent({ value }: { value: string }) {
  const { locale } = LANGUAGES[useLanguage()];
  const format = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  return (
    <bdi className="number" translate="no" suppressHydrationWarning>
      {format.format(`${value}e-2` as Intl.StringNumericLiteral)}
    </bdi>
  );
}

/** The share of friends' net revenue: percent by level, how a month is reckoned, and the months up to now. */
export function Share({ referral }: { referral: Referral }) {
  const { t } = useTranslation("referral");
  const { shareMonths, carriesNegative, months } = referral;
  // Without a share in the terms, friends of before may still bring one.
  if (shareMonths === 0 && !months?.length) return null;
  return (
    <section className={styles.section}>
      <h2>{t("share.title")}</h2>
      {shareMonths > 0 ? (
        <>
          <p>{t("share.lead", { count: shareMonths })}</p>
          <p className={styles.note}>
            {t("share.formula")} {t(carriesNegative ? "share.carry" : "share.forget")}
          </p>
          <LevelTable
            of={referral}
            title={t("share.ofNet")}
            renderCell={({ sharePercent }) => <Percent value={sharePercent} />}
          />
        </>
      ) : null}
      <Months months={months} />
    </section>
  );
}

function Months({ months }: { months: readonly Month[] | null }) {
  const { t } = useTranslation("referral");
  const title = useId();
  const lang = useLanguage();
  const name = new Intl.DateTimeFormat(LANGUAGES[lang].locale, { month: "short", year: "numeric", timeZone: "UTC" });
  const paid = months?.filter(({ paidAt }) => paidAt !== null) ?? [];
  const over = paid.filter(({ month, carriedOut }) => month === paid[0]?.month && carriedOut.amount.startsWith("-"));
  return (
    <>
      <h3 id={title} className={own.subtitle}>
        {t("share.months")}
      </h3>
      {months === null ? (
        <p className={styles.note} data-kind="error">
          {t("share.failed")}
        </p>
      ) : months.length === 0 ? (
        <p className={styles.note}>{t("share.none")}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <div className={own.months} role="region" aria-labelledby={title} tabIndex={0}>
          <table className={styles.table} aria-labelledby={title}>
            <thead>
              <tr>
                {(["month", ...SUMS, "percent", "share"] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`share.columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map((month, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- changed terms give a month a second row in its currency
                <tr key={`${month.month}${month.share.currency}${place}`}>
                  <th scope="row">
                    <time dateTime={month.month} suppressHydrationWarning>
                      {name.format(new Date(`${month.month}-01T00:00:00Z`))}
                    </time>
                    {month.paidAt === null ? (
                      <small className={own.soFar}>{t(month.isRunning ? "share.soFar" : "share.due")}</small>
                    ) : null}
                  </th>
                  {SUMS.map((column) => (
                    <td key={column}>
                      <Money value={month[column]} />
                    </td>
                  ))}
                  <td>
                    <Percent value={month.percent} />
                  </td>
                  <td>
                    {month.withheld === null ? <Money value={month.share} /> : t(`share.withheld.${month.withheld}`)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {over.length > 0 ? (
        <p className={styles.note}>
          {over.map(({ carriedOut }) => t("share.over", { amount: moneyText(carriedOut, lang) })).join(" ")}
        </p>
      ) : null}
    </>
  );
}
