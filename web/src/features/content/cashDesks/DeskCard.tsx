import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#shared/site/languages.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { countryName } from "@/ui/marks/countryName.ts";
import styles from "./CashDesks.module.css";
import { openingAt, type CashDesk } from "./opening.ts";

/** A Monday: days of the week are named from it. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 24 * 3_600_000;

function useDayName(): (day: number) => string {
  const format = new Intl.DateTimeFormat(LANGUAGES[useLanguage()].locale, { weekday: "short", timeZone: "UTC" });
  return (day) => format.format(MONDAY + (day - 1) * DAY);
}

/** Things beside each other, as the language lists them. */
function useList(): (things: readonly string[]) => string {
  const format = new Intl.ListFormat(LANGUAGES[useLanguage()].locale, { style: "short", type: "unit" });
  return (things) => format.format(things);
}

/** Days that follow each other as one: Mon – Fri. */
function useDays(): (days: readonly number[]) => string {
  const nameOf = useDayName();
  const list = useList();
  return (days) => {
    const sorted = days.toSorted((one, other) => one - other);
    const [first] = sorted;
    const last = sorted.at(-1);
    if (first === undefined || last === undefined) return "";
    return sorted.length > 2 && last - first === sorted.length - 1
      ? `${nameOf(first)} – ${nameOf(last)}`
      : list(sorted.map(nameOf));
  };
}

/** A desk with all that a player needs before they go there. */
export function DeskCard({
  desk,
  now,
  isMarked,
  onMark,
  ref,
}: {
  desk: CashDesk;
  now: number;
  isMarked: boolean;
  onMark(): void;
  ref: Ref<HTMLLIElement>;
}) {
  const { t } = useTranslation("cashDesks");
  const lang = useLanguage();
  const dayName = useDayName();
  const daysOf = useDays();
  const list = useList();
  const opening = openingAt(desk, now);
  return (
    <li ref={ref} className={styles.desk} data-is-marked={isMarked}>
      <h3 className={styles.name}>{desk.address}</h3>
      <p className={styles.where}>
        {t(`kind.${desk.kind}`)} ·{" "}
        {t("place", { city: desk.city, country: countryName(lang, desk.country, desk.country) })}
      </p>
      <p className={styles.state} data-state={opening.state}>
        {opening.state === "open"
          ? t("openUntil", { time: opening.until })
          : opening.state === "closed"
            ? t("opens", { day: dayName(opening.day), time: opening.from })
            : t(opening.state)}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t("hours")}</dt>
          {opening.state === "always" ? (
            <dd>{t("always")}</dd>
          ) : (
            desk.hours.map(({ days, from, to }) => (
              <dd key={`${days.join("")} ${from}`}>
                {daysOf(days)}{" "}
                <bdi translate="no" dir="ltr">
                  {from}–{to}
                </bdi>
              </dd>
            ))
          )}
        </div>
        <div>
          <dt>{t("services")}</dt>
          <dd>{list([...(desk.canDeposit ? [t("in")] : []), ...(desk.canWithdraw ? [t("out")] : [])])}</dd>
        </div>
        <div>
          <dt>{t("currencies")}</dt>
          <dd>{list(desk.currencies)}</dd>
        </div>
        {desk.canWithdraw ? (
          <div>
            <dt>{t("code")}</dt>
            <dd>
              <bdi translate="no" dir="ltr" className={styles.code}>
                {desk.code}
              </bdi>
            </dd>
          </div>
        ) : null}
      </dl>
      <button type="button" className={styles.show} aria-pressed={isMarked} onClick={onMark}>
        {t("show")}
      </button>
    </li>
  );
}
