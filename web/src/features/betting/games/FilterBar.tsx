import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import Close from "~icons/mdi/close";
import {
  HOURS,
  LIST_ORDERS,
  type ListChoice,
  readListChoice,
  TIME_FILTERS,
  withListChoice,
} from "@/platform/page/listChoice.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { countryName } from "@/ui/marks/countryName.ts";
import type { Section } from "@/operations/types.generated.ts";
import { Flag } from "@/ui/marks/Flag.tsx";
import { Select } from "@/ui/fields/Select.tsx";
import styles from "./FilterBar.module.css";

/**
 * Narrows a list by time (SPEC 5.34) and orders it. All of it stands in the address: a reload or a link sent on shows
 * the same.
 */
export function FilterBar({ section }: { section: Section }) {
  const { t } = useTranslation(["listFilter", "games"]);
  const lang = useLanguage();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const choice = readListChoice(query);
  const addressOf = (change: Partial<ListChoice>) => `?${withListChoice(query, { ...choice, ...change }).toString()}`;
  const change = (to: Partial<ListChoice>) => void navigate(addressOf(to), { replace: true, preventScrollReset: true });
  const kind = section === "LIVE" ? "live" : "line";
  const country =
    choice.country === null
      ? null
      : countryName(lang, choice.country === "int" ? null : choice.country, t("games:international"));

  return (
    <div className={styles.bar} role="group" aria-label={t("label")}>
      <ul className={styles.times}>
        {TIME_FILTERS.map((time) => (
          <li key={time}>
            <Link
              to={addressOf({ time })}
              replace
              preventScrollReset
              rel="nofollow"
              className={styles.time}
              aria-current={choice.time === time ? "true" : undefined}
              title={t(`${kind}.${time}Text`, { count: choice.hours })}
            >
              {t(`${kind}.${time}`)}
            </Link>
          </li>
        ))}
      </ul>
      {choice.time === "upcoming_events" ? (
        <Select
          label={t("hours")}
          value={String(choice.hours)}
          options={HOURS.map((hours) => ({ value: String(hours), name: t("hoursCount", { count: hours }) }))}
          onChange={(hours) => change({ hours: Number(hours) })}
        />
      ) : null}
      {country === null ? null : (
        <Link
          to={addressOf({ country: null })}
          replace
          preventScrollReset
          rel="nofollow"
          className={styles.country}
          aria-label={t("dropCountry", { name: country })}
        >
          <Flag code={choice.country === "int" ? null : choice.country} />
          <span>{country}</span>
          <Close aria-hidden />
        </Link>
      )}
      <span className={styles.order}>
        <Select
          label={t("order")}
          value={choice.order}
          options={LIST_ORDERS.map((order) => ({ value: order, name: t(`orders.${order}`) }))}
          onChange={(order) => change({ order })}
        />
      </span>
    </div>
  );
}
