import { useTranslation } from "react-i18next";
import { sumLine } from "#shared/betting/lotto/bets.ts";
import { type Bet, type Draw, drumOf } from "./picks.ts";
import { useBetName } from "./useBetName.ts";
import styles from "./Lotto.module.css";

interface Props {
  draw: Draw;
  chosen: Bet | null;
  onChoose: (bet: Bet) => void;
}

/** Bets on the draw at fixed odds, by market. */
export function BetBoard({ draw, chosen, onChoose }: Props) {
  const { t } = useTranslation("lotto");
  const nameOf = useBetName();
  const { bets } = draw.lottery;
  const markets = [...new Set(bets.map(({ market }) => market))];
  const line = sumLine(drumOf(draw.lottery));
  return (
    <section className={styles.panel} aria-label={t("bets")}>
      {markets.map((market) => (
        <div key={market} className={styles.market}>
          <h3>{t(`markets.${market}` as "markets.sum", { line })}</h3>
          <div role="group" aria-label={t(`markets.${market}` as "markets.sum", { line })} className={styles.bets}>
            {bets
              .filter((bet) => bet.market === market)
              .map((bet) => (
                <button
                  key={bet.key}
                  type="button"
                  className={styles.bet}
                  aria-pressed={chosen?.key === bet.key}
                  onClick={() => onChoose(bet)}
                >
                  <span>{nameOf(bet.key)}</span> <bdi className="number">{bet.coef}</bdi>
                </button>
              ))}
          </div>
        </div>
      ))}
      <p className={styles.soft}>{t("betsReturn", { value: leastReturn(bets) })}</p>
    </section>
  );
}

/** The lowest return of all bets: what is promised holds for each. */
const leastReturn = (bets: readonly Bet[]): string => String(Math.min(...bets.map(({ returned }) => Number(returned))));
