import { useTranslation } from "react-i18next";
import Remove from "~icons/mdi/close";
import { useLanguage } from "@/platform/app/app.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { SumField } from "@/ui/fields/amount/SumField.tsx";
import { moneyText } from "@/ui/marks/Money.tsx";
import { type Draw, isStakeOf, stakeOf } from "../picks.ts";
import { useBetName } from "./useBetName.ts";
import type { Bets } from "./useBets.ts";
import { Wins } from "../Wins.tsx";
import shared from "@/ui/draws/Draws.module.css";
import styles from "../Lotto.module.css";

interface Props {
  draw: Draw;
  bets: Bets;
  /** Of bets without a stake of their own. */
  stake: string;
}

/** The bets of a ticket before it is bought: each with its stake and what it could win. */
export function PickedBets({ draw, bets, stake: common }: Props) {
  const { t } = useTranslation("lotto");
  const lang = useLanguage();
  const nameOf = useBetName();
  const { lottery } = draw;
  const { picked } = bets;
  return (
    <ul className={styles.picked} aria-label={t("betsOnTicket")}>
      {picked.map((one) => {
        const name = nameOf.full(one.bet.key, lottery);
        const stake = stakeOf(one, common);
        return (
          <li key={`${one.bet.key} ${one.numbers.join(",")}`}>
            <p className={styles.pickedBet}>
              <span>
                {name} ·{" "}
                <bdi className="number" translate="no">
                  {one.bet.coef}
                </bdi>
              </span>
              <Button
                look="quiet"
                aria-label={t("removeBet", { bet: [name, ...one.numbers].join(" ") })}
                onClick={() => bets.remove(one)}
              >
                <Remove aria-hidden />
              </Button>
            </p>
            {one.numbers.length === 0 ? null : (
              <ul className={styles.numbers} aria-label={t("numbers")}>
                {one.numbers.map((number) => (
                  <li key={number} className="number" translate="no">
                    {number}
                  </li>
                ))}
              </ul>
            )}
            {picked.length === 1 ? null : (
              <SumField label={t("stake")} value={stake} onChange={(typed) => bets.setStake(one, typed)} />
            )}
            {isStakeOf(one.bet, stake, lottery) ? (
              <dl className={shared.sums}>
                <Wins coef={one.bet.coef} stake={stake} currency={lottery.minStake.currency} />
              </dl>
            ) : (
              <p className={shared.wrong}>
                {t("stakeRange", { min: moneyText(lottery.minStake, lang), max: moneyText(one.bet.maxStake, lang) })}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
