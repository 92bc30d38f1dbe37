import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useLanguage } from "@/platform/app/app.ts";
import { Disclosure } from "@/ui/overlays/Disclosure.tsx";
import { Select } from "@/ui/fields/Select.tsx";
import { moneyText } from "@/ui/marks/Money.tsx";
import {
  type GameChoice,
  isNarrowed,
  readGameChoice,
  STAKES,
  toggled,
  VOLATILITIES,
  withGameChoice,
} from "@/features/games/casino/catalogue/choice.ts";
import { useFeatureName } from "@/features/games/casino/catalogue/useFeatureName.ts";
import styles from "./ChoiceBar.module.css";

interface Props {
  /** Providers to choose among; none where the page is one provider's. */
  providers: readonly { key: string; name: string; gameCount: number }[];
  features: readonly string[];
  /** The catalogue's currency; null while it is not known. */
  currency: string | null;
  /** How many games are left. */
  count: number | null;
}

/** What narrows a list of games. All of it stands in the address: a reload or a link sent on shows the same. */
export function ChoiceBar({ providers, features, currency, count }: Props) {
  const { t } = useTranslation("casino");
  const lang = useLanguage();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const featureName = useFeatureName();
  const choice = readGameChoice(query);
  const addressOf = (change: Partial<GameChoice>) => `?${withGameChoice(query, { ...choice, ...change }).toString()}`;
  const change = (to: Partial<GameChoice>) => void navigate(addressOf(to), { replace: true, preventScrollReset: true });
  const known = new Set(providers.map(({ key }) => key));
  const shown = [
    ...providers,
    ...choice.providers.filter((key) => !known.has(key)).map((key) => ({ key, name: key, gameCount: 0 })),
  ];
  const shownFeatures = [...features, ...choice.features.filter((code) => !features.includes(code))];

  const box = (label: string, isOn: boolean, to: Partial<GameChoice>, number?: number) => (
    <label className={styles.box}>
      <input type="checkbox" checked={isOn} onChange={() => change(to)} />
      <span>{label}</span>
      {number === undefined ? null : (
        <bdi translate="no" className={styles.number}>
          {number}
        </bdi>
      )}
    </label>
  );

  return (
    <div className={styles.bar} role="group" aria-label={t("filters.label")}>
      {shown.length < 2 && choice.providers.length === 0 ? null : (
        <Disclosure button={withCount(t("filters.providers"), choice.providers.length)} buttonClass={styles.button}>
          <ul className={styles.boxes}>
            {shown.map(({ key, name, gameCount }) => (
              <li key={key}>
                {box(name, choice.providers.includes(key), { providers: toggled(choice.providers, key) }, gameCount)}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {shownFeatures.length === 0 ? null : (
        <Disclosure button={withCount(t("filters.features"), choice.features.length)} buttonClass={styles.button}>
          <ul className={styles.boxes}>
            {shownFeatures.map((code) => (
              <li key={code}>
                {box(featureName(code), choice.features.includes(code), {
                  features: toggled(choice.features, code),
                })}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Disclosure button={withCount(t("filters.volatility"), choice.volatilities.length)} buttonClass={styles.button}>
        <ul className={styles.boxes}>
          {VOLATILITIES.map((level) => (
            <li key={level}>
              {box(t(`volatility.${level}`), choice.volatilities.includes(level), {
                volatilities: toggled(choice.volatilities, level),
              })}
            </li>
          ))}
        </ul>
      </Disclosure>
      {currency === null ? null : (
        <Select
          label={t("filters.stake")}
          value={choice.stakeUpTo ?? ""}
          options={[
            { value: "", name: t("filters.anyStake") },
            ...STAKES.map((amount) => ({
              value: amount,
              name: t("filters.stakeFrom", { sum: moneyText({ amount, currency }, lang) }),
            })),
          ]}
          onChange={(amount) => change({ stakeUpTo: amount === "" ? null : amount })}
        />
      )}
      <span className={styles.button}>{box(t("filters.demo"), choice.hasDemo, { hasDemo: !choice.hasDemo })}</span>
      {isNarrowed(choice) ? (
        <Link
          className={styles.clear}
          replace
          preventScrollReset
          rel="nofollow"
          to={addressOf({ providers: [], features: [], volatilities: [], stakeUpTo: null, hasDemo: false })}
        >
          {t("filters.clear")}
        </Link>
      ) : null}
      <p className={styles.count} role="status">
        {count === null ? "" : t("games", { count })}
      </p>
    </div>
  );
}

/** A button's words with how many are chosen. */
const withCount = (words: string, chosen: number) => (
  <>
    {words}
    {chosen === 0 ? null : (
      <bdi translate="no" className={styles.chosen}>
        {chosen}
      </bdi>
    )}
  </>
);
