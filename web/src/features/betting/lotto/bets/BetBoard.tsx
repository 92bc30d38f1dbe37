import { useTranslation } from "react-i18next";
import { sumLine } from "#shared/betting/lotto/bets.ts";
import { type Bet, type Draw, drumOf } from "../picks.ts";
import { useBetName } from "./useBetName.ts";
import type { Bets } from "./useBets.ts";
import shared from "@/ui/draws/Draws.module.css";
import styles from "../Lotto.module.css";

interface Props {
  draw: Draw;
  bets: Bets;
}

/** Bets on the draw at fixed odds, by market. Several go on one ticket. */
export function BetBoard({ draw, bets: chosen }: Props) {
  const { t } = useTranslation("lotto");
  const nameOf = useBetName();
  const { bets } = draw.lottery;
  const markets = [...new Set(bets.map(({ market }) => market))];
  const isPressed = ({ key, numberCount }: Bet) =>
    numberCount > 0 ? chosen.named?.key === key : chosen.picked.some(({ bet }) => bet.key === key);
  const line = sumLine(drumOf(draw.lottery));
  return (
    <section className={shared.panel} aria-label={t("bets")}>
      {markets.map((market) => (
        <div key={market} className={styles.market}>
          <h2>{t(`markets.${market}` as "markets.sum", { line })}</h2>
          <div role="group" aria-label={t(`markets.${market}` as "markets.sum", { line })} className={styles.bets}>
            {bets
              .filter((bet) => bet.market === market)
              .map((bet) => (
                <button
                  key={bet.key}
                  type="button"
                  className={styles.bet}
                  aria-pressed={isPressed(bet)}
                  disabled={chosen.isFull && !isPressed(bet)}
                  onClick={() => chosen.press(bet)}
                >
                  <span>{nameOf.short(bet.key)}</span>{" "}
                  <bdi className="number" translate="no">
                    {bet.coef}
                  </bdi>
                </button>
              ))}
          </div>
        </div>
      ))}
      <p className={shared.soft}>{t("betsAtMost", { count: draw.lottery.maxBets })}</p>
      <p className={shared.soft}>{t("betsReturn", { value: leastReturn(bets) })}</p>
    </section>
  );
}

/** The lowest return of all bets: what is promised holds for each. */
const leastReturn = (bets: readonly Bet[]): string => String(Math.min(...bets.map(({ returned }) => Number(returned))));
