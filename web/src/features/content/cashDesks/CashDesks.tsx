import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useLanguage, usePageInstant } from "@/platform/app/app.ts";
import { CheckField } from "@/ui/fields/CheckField.tsx";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import { TextField } from "@/ui/fields/TextField.tsx";
import { countryName } from "@/ui/marks/countryName.ts";
import styles from "./CashDesks.module.css";
import { chosenDesks, deskQuery, readDeskChoice, SERVICES, type DeskChoice } from "./choice.ts";
import { DeskCard } from "./DeskCard.tsx";
import { DeskMap } from "./DeskMap.tsx";
import type { CashDesk } from "./opening.ts";

const MOST_CHARACTERS = 60;

const each = (values: readonly string[]) => [...new Set(values)];

/** The operator's cash desks: a list to search in, and where they stand (SPEC 2.50). */
export function CashDesks({ desks }: { desks: readonly CashDesk[] }) {
  const { t } = useTranslation("cashDesks");
  const lang = useLanguage();
  const now = usePageInstant();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(() => readDeskChoice(query));
  const [marked, setMarked] = useState<string | null>(null);
  const rows = useRef(new Map<string, HTMLLIElement>());
  const shown = chosenDesks(desks, choice, now);
  const inCountry = desks.filter(({ country }) => choice.country === "" || country === choice.country);

  function change(changes: Partial<DeskChoice>) {
    const next = { ...choice, ...changes };
    setChoice(next);
    setMarked(null);
    void navigate({ pathname, search: deskQuery(next) }, { replace: true, preventScrollReset: true });
  }

  function enter(together: readonly CashDesk[]) {
    const countries = each(together.map(({ country }) => country));
    const cities = each(together.map(({ city }) => city));
    if (countries.length === 1)
      change({ country: countries[0] ?? "", city: cities.length === 1 ? (cities[0] ?? "") : "" });
  }

  return (
    <section className={styles.page} aria-label={t("title")}>
      <search className={styles.filters}>
        <TextField
          label={t("search")}
          type="search"
          autoComplete="off"
          maxLength={MOST_CHARACTERS}
          value={choice.search}
          onChange={({ target }) => change({ search: target.value })}
        />
        <SelectField
          label={t("country")}
          value={choice.country}
          options={[
            { value: "", name: t("all") },
            ...each(desks.map(({ country }) => country)).map((code) => ({
              value: code,
              name: countryName(lang, code, code),
            })),
          ]}
          onChange={({ target }) => change({ country: target.value, city: "" })}
        />
        <SelectField
          label={t("city")}
          value={choice.city}
          options={[
            { value: "", name: t("all") },
            ...each(inCountry.map(({ city }) => city)).map((city) => ({ value: city, name: city })),
          ]}
          onChange={({ target }) => change({ city: target.value })}
        />
        <SelectField
          label={t("services")}
          value={choice.service}
          options={SERVICES.map((value) => ({ value, name: value === "any" ? t("all") : t(value) }))}
          onChange={({ target }) => change({ service: SERVICES.find((one) => one === target.value) ?? "any" })}
        />
        <CheckField
          label={t("openNow")}
          checked={choice.isOpenNow}
          onChange={({ target }) => change({ isOpenNow: target.checked })}
        />
      </search>
      <p role="status" className={styles.found}>
        {shown.length === 0 ? t("none") : t("found", { count: shown.length })}
      </p>
      {shown.length === 0 ? null : (
        <div className={styles.both}>
          <ul className={styles.list}>
            {shown.map((desk) => (
              <DeskCard
                key={desk.code}
                ref={(row) => {
                  if (row === null) rows.current.delete(desk.code);
                  else rows.current.set(desk.code, row);
                }}
                desk={desk}
                now={now}
                isMarked={desk.code === marked}
                onMark={() => setMarked(desk.code)}
              />
            ))}
          </ul>
          <DeskMap
            desks={shown}
            marked={marked}
            onMark={(code) => {
              setMarked(code);
              rows.current.get(code)?.scrollIntoView({ block: "nearest" });
            }}
            onEnter={enter}
          />
        </div>
      )}
    </section>
  );
}
