import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import Back from "~icons/mdi/chevron-left";
import On from "~icons/mdi/chevron-right";
import { LANGUAGES } from "#shared/site/languages.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { ResultDaysQuery } from "@/operations/betting/generated.ts";
import styles from "./MonthGrid.module.css";

type Month = NonNullable<ResultDaysQuery["resultDays"]>;

interface Props {
  month: Month;
  day: string | null;
  to(next: { day: string } | { month: string }): string;
}

/** Weeks begin on Monday but for Arabic, where they begin on Saturday. 0 is Sunday. */
const firstWeekday = (lang: string) => (lang === "ar" ? 6 : 1);

const DAY = 86_400_000;
/** 1 February 2026. */
const SUNDAY = Date.parse("2026-02-01T00:00:00Z");

/** How many days a month has: that many lie between its first and the next one's. */
function daysOf(first: Date): number {
  const next = new Date(first);
  next.setUTCMonth(first.getUTCMonth() + 1);
  return Math.round((next.getTime() - first.getTime()) / DAY);
}

/** A month: its days with results are links, the others plain numbers. */
export function MonthGrid({ month: { month, days, previousMonth, nextMonth }, day, to }: Props) {
  const { t } = useTranslation("results");
  const lang = useLanguage();
  const { locale } = LANGUAGES[lang];
  const first = new Date(`${month}-01T00:00:00Z`);
  const count = daysOf(first);
  const empty = (first.getUTCDay() - firstWeekday(lang) + 7) % 7;
  const counts = new Map(days.map((one) => [one.day, one.count]));
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
  const weekdays = Array.from({ length: 7 }, (_, index) => new Date(SUNDAY + (index + firstWeekday(lang)) * DAY));
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        {previousMonth === null ? (
          <span />
        ) : (
          <Link
            preventScrollReset
            to={to({ month: previousMonth })}
            aria-label={t("earlierMonth")}
            className={styles.step}
          >
            <Back className={styles.arrow} />
          </Link>
        )}
        <strong>{format({ month: "long", year: "numeric" }).format(first)}</strong>
        {nextMonth === null ? (
          <span />
        ) : (
          <Link preventScrollReset to={to({ month: nextMonth })} aria-label={t("laterMonth")} className={styles.step}>
            <On className={styles.arrow} />
          </Link>
        )}
      </div>
      <div className={styles.weekdays} aria-hidden>
        {weekdays.map((one) => (
          <span key={one.getUTCDay()}>{format({ weekday: "narrow" }).format(one)}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {Array.from({ length: count }, (_, index) => {
          const own = `${month}-${String(index + 1).padStart(2, "0")}`;
          const results = counts.get(own);
          return (
            <li key={own} style={index === 0 ? { gridColumnStart: empty + 1 } : undefined}>
              {results === undefined ? (
                <span className={styles.none}>{index + 1}</span>
              ) : (
                <Link
                  preventScrollReset
                  to={to({ day: own })}
                  className={styles.day}
                  aria-current={own === day ? "date" : undefined}
                  aria-label={`${format({ day: "numeric", month: "long" }).format(new Date(`${own}T00:00:00Z`))}: ${t("count", { count: results })}`}
                >
                  {index + 1}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
