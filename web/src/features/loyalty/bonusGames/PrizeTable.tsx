import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#shared/site/languages.ts";
import { useLanguage } from "@/platform/app/app.ts";
import type { BonusGameKey } from "@/operations/types.generated.ts";
import { type Prize, usePrizeText } from "./usePrize.ts";
import styles from "./BonusGames.module.css";

interface Props {
  game: BonusGameKey;
  prizes: readonly Prize[];
  /** Row that was won, once it is shown. */
  won: number | null;
}

/** A percentage with as many decimals as tell it: 0.0007 % isn't 0. */
export function useChance() {
  const lang = useLanguage();
  return (chance: string) =>
    new Intl.NumberFormat(LANGUAGES[lang].locale, {
      style: "percent",
      maximumFractionDigits: Number(chance) < 0.1 ? 4 : 2,
    }).format(Number(chance) / 100);
}

/** Prizes with their chances and terms. Their colours are those of the wheel's sectors. */
export function PrizeTable({ game, prizes, won }: Props) {
  const { t } = useTranslation("bonusGames");
  const text = usePrizeText();
  const percent = useChance();
  const terms = ({ kind, minCoef: coef, days, multiplier: times }: Prize) =>
    kind === "FREE_BET" || kind === "BONUS" ? t(`terms.${kind}`, { coef, days, times }) : "";
  return (
    <section className={styles.card} aria-labelledby="bonus-game-prizes">
      <h2 id="bonus-game-prizes">{t("table")}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("column.prize")}</th>
            <th scope="col">{t("column.chance")}</th>
            <th scope="col">{t("column.terms")}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map((prize, row) => (
            <tr key={text(prize)} data-won={row === won || undefined}>
              <td>
                <span className={styles.swatch} data-row={row % 8} aria-hidden />
                {text(prize)}
                {game === "LOTTERY" ? (
                  <small>{t(`matches.${String(Math.min(row, 5)) as "0" | "1" | "2" | "3" | "4" | "5"}`)}</small>
                ) : null}
              </td>
              <td suppressHydrationWarning>{percent(prize.chance)}</td>
              <td>{terms(prize)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
