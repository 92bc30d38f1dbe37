import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { ODDS_VIEWS } from "#shared/betting/odds.ts";
import { usePageInstant } from "@/platform/app/app.ts";
import { BETTING_VIEWS, COEF_INDICATIONS, FONT_SIZES, MARKETS_NAMES, THEMES } from "@/platform/site/settings.ts";
import {
  useBettingView,
  useChangeSetting,
  useIs12h,
  useMarketsNames,
  useSettings,
} from "@/platform/site/useSettings.ts";
import { useOddsView } from "@/prices/useOddsView.ts";
import { Select } from "@/ui/fields/Select.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { type ChoiceName, type FlagName, SETTING_GROUPS } from "./settingRows.ts";
import { Switch } from "@/ui/fields/Switch.tsx";
import styles from "./SettingsForm.module.css";
import { timeZoneOptions } from "./timeZones.ts";

interface Props {
  /** In the header's menu as one narrow column, on a page of its own as cards. */
  look?: "menu" | "page";
  /** Settings of the coupon, as one more card. */
  coupon?: ReactNode;
}

/**
 * Every setting of the sportsbook (SPEC 3.10). Each holds at once, everywhere, and is remembered; there is nothing to
 * save.
 */
export function SettingsForm({ look = "menu", coupon }: Props) {
  const { t } = useTranslation("settings");
  return (
    <div className={look === "menu" ? styles.form : styles.cards}>
      {look === "menu" ? null : (
        <section className={styles.group}>
          <h2 className={styles.legend}>{t("groups.language")}</h2>
          <LanguageChoice />
        </section>
      )}
      {SETTING_GROUPS.map(({ name, rows }) => (
        <fieldset key={name} className={styles.group}>
          <legend className={styles.legend}>{t(`groups.${name}`)}</legend>
          {rows.map((row) =>
            row.kind === "flag" ? <Flag key={row.name} name={row.name} /> : <Choice key={row.name} name={row.name} />,
          )}
        </fieldset>
      ))}
      {coupon === undefined ? null : (
        <section className={styles.group}>
          <h2 className={styles.legend}>{t("groups.coupon")}</h2>
          {coupon}
        </section>
      )}
    </div>
  );
}

function Flag({ name }: { name: FlagName }) {
  const { t } = useTranslation("settings");
  const settings = useSettings();
  const change = useChangeSetting();
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {t(`flags.${name}`)}
      </label>
      <Switch id={id} checked={settings[name]} onChange={({ target }) => change(name, target.checked)} />
    </div>
  );
}

/** What a list of values shows and what a choice in it does. */
interface Choosing {
  value: string;
  options: readonly { value: string; name: string }[];
  choose(value: string): void;
}

function useChoices(): Readonly<Record<ChoiceName, Choosing>> {
  const { t } = useTranslation("settings");
  const now = usePageInstant();
  const change = useChangeSetting();
  const { theme, fontSize, coefIndication, timeZone } = useSettings();
  const [oddsView, view, marketsNames, is12h] = [useOddsView(), useBettingView(), useMarketsNames(), useIs12h()];

  function oneOf<Value extends string>(
    values: readonly Value[],
    value: Value,
    nameOf: (value: Value) => string,
    choose: (value: Value) => void,
  ): Choosing {
    return {
      value,
      options: values.map((one) => ({ value: one, name: nameOf(one) })),
      choose: (text) => {
        const chosen = values.find((one) => one === text);
        if (chosen !== undefined) choose(chosen);
      },
    };
  }

  return {
    theme: oneOf(
      THEMES,
      theme,
      (one) => t(`themes.${one}`),
      (chosen) => change("theme", chosen),
    ),
    fontSize: oneOf(
      FONT_SIZES,
      fontSize,
      (one) => t(`fontSizes.${one}`),
      (chosen) => change("fontSize", chosen),
    ),
    oddsView: {
      value: String(oddsView),
      options: ODDS_VIEWS.map((one) => ({ value: String(one), name: t(`odds.${one}`) })),
      choose: (chosen) => change("oddsView", Number(chosen)),
    },
    coefIndication: oneOf(
      COEF_INDICATIONS,
      coefIndication,
      (one) => t(`coefIndications.${one}`),
      (chosen) => change("coefIndication", chosen),
    ),
    view: oneOf(
      BETTING_VIEWS,
      view,
      (one) => t(`views.${one}`),
      (chosen) => change("view", chosen),
    ),
    marketsNames: oneOf(
      MARKETS_NAMES,
      marketsNames,
      (one) => t(`marketsNames.${one}`),
      (chosen) => change("marketsNames", chosen),
    ),
    timeZone: {
      value: timeZone,
      options: timeZoneOptions(timeZone, now),
      choose: (chosen) => change("timeZone", chosen),
    },
    is12h: oneOf(
      ["24", "12"],
      is12h ? "12" : "24",
      (one) => t(`clocks.${one}`),
      (chosen) => change("is12h", chosen === "12"),
    ),
  };
}

function Choice({ name }: { name: ChoiceName }) {
  const { t } = useTranslation("settings");
  const { value, options, choose } = useChoices()[name];
  const label = t(`choices.${name}`);
  return (
    <div className={styles.row}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <Select label={label} value={value} options={options} onChange={choose} />
    </div>
  );
}
