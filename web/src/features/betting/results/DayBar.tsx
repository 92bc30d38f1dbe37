import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import CalendarIcon from "~icons/mdi/calendar-month-outline";
import Back from "~icons/mdi/chevron-left";
import On from "~icons/mdi/chevron-right";
import { LANGUAGES } from "#shared/site/languages.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { ResultDaysQuery } from "@/operations/betting/generated.ts";
import { Disclosure } from "@/ui/overlays/Disclosure.tsx";
import { type ResultsChoice, resultsUrl } from "./address.ts";
import styles from "./DayBar.module.css";
import { MonthGrid } from "./MonthGrid.tsx";

/** Days shown beside each other. */
const SHOWN = 7;

interface Props {
  choice: ResultsChoice;
  day: string | null;
  /** The month around the day; undefined until it is known. */
  answer: ResultDaysQuery | undefined;
}

/**
 * The days around the chosen one that have results, the next ones either way, and the whole month. No other day can be
 * chosen.
 */
export function DayBar({ choice, day, answer }: Props) {
  const { t } = useTranslation("results");
  const lang = useLanguage();
  const month = answer?.resultDays ?? null;
  const days = month?.days ?? [];
  const at = days.findIndex((one) => one.day === day);
  const first = Math.max(0, Math.min(days.length - SHOWN, at - Math.floor(SHOWN / 2)));
  const to = (next: { day: string } | { month: string }) =>
    resultsUrl(lang, { ...choice, day: "day" in next ? next.day : null, month: "month" in next ? next.month : null });
  const before = days.findLast((one) => day !== null && one.day < day);
  const after = days.find((one) => day !== null && one.day > day);
  const back = before ?? (month?.previousMonth == null ? null : { month: month.previousMonth });
  const on = after ?? (month?.nextMonth == null ? null : { month: month.nextMonth });
  const format = (options: Intl.DateTimeFormatOptions) => (text: string) =>
    new Intl.DateTimeFormat(LANGUAGES[lang].locale, { timeZone: "UTC", ...options }).format(
      new Date(`${text}T00:00:00Z`),
    );
  const [weekday, short, long] = [
    format({ weekday: "short" }),
    format({ day: "numeric", month: "short" }),
    format({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
  ];
  return (
    <nav aria-label={t("days")} className={styles.bar}>
      {back === null ? (
        <span className={styles.step} />
      ) : (
        <Link preventScrollReset to={to(back)} className={styles.step} aria-label={t("earlier")} title={t("earlier")}>
          <Back className={styles.arrow} />
        </Link>
      )}
      <ul className={styles.days}>
        {days.slice(first, first + SHOWN).map((one) => (
          <li key={one.day}>
            <Link
              preventScrollReset
              to={to(one)}
              className={styles.day}
              aria-current={one.day === day ? "date" : undefined}
              aria-label={`${long(one.day)}: ${t("count", { count: one.count })}`}
            >
              <span className={styles.weekday}>{weekday(one.day)}</span>
              <bdi translate="no">{short(one.day)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {on === null ? (
        <span className={styles.step} />
      ) : (
        <Link preventScrollReset to={to(on)} className={styles.step} aria-label={t("later")} title={t("later")}>
          <On className={styles.arrow} />
        </Link>
      )}
      <Disclosure
        align="end"
        buttonClass={styles.calendar}
        label={t("calendar")}
        button={
          <>
            <CalendarIcon aria-hidden />
            {day === null ? (
              t("calendar")
            ) : (
              <span className={styles.chosen}>{format({ day: "numeric", month: "long", year: "numeric" })(day)}</span>
            )}
          </>
        }
      >
        {month === null ? null : <MonthGrid month={month} day={day} to={to} />}
      </Disclosure>
    </nav>
  );
}
