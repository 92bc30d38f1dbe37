import { useTranslation } from "react-i18next";
import type { LottoTicketBetFieldsFragment } from "@/operations/betting/generated.ts";
import { Money } from "@/ui/marks/Money.tsx";
import { useBetName } from "./useBetName.ts";
import shared from "@/ui/draws/Draws.module.css";
import styles from "../Lotto.module.css";

interface Props {
  bets: readonly LottoTicketBetFieldsFragment[];
  lottery?: { ballCount: number; drawnCount: number } | undefined;
  /** Balls drawn, without the bonus. */
  drawn?: readonly number[];
}

/** The bets of a ticket, each with what became of it. */
export function TicketBets({ bets, lottery, drawn }: Props) {
  const { t } = useTranslation("lotto");
  const nameOf = useBetName();
  if (bets.length === 0) return null;
  return (
    <ul className={styles.picked} aria-label={t("betsOnTicket")}>
      {bets.map(({ betId, coef, numbers, stake, state, prize }) => (
        <li key={`${betId} ${numbers.join(",")}`}>
          <p>
            {nameOf.full(betId, lottery)} ·{" "}
            <bdi className="number" translate="no">
              {coef}
            </bdi>
            {bets.length === 1 ? null : (
              <span className={shared.badge} data-state={state}>
                {t(`ticketStates.${state}`)}
              </span>
            )}
          </p>
          {numbers.length === 0 ? null : (
            <ul className={styles.numbers} aria-label={t("numbers")}>
              {numbers.map((number) => (
                <li key={number} className="number" translate="no" data-hit={drawn?.includes(number) || undefined}>
                  {number}
                </li>
              ))}
            </ul>
          )}
          {bets.length === 1 ? null : (
            <dl className={shared.sums}>
              <div>
                <dt>{t("stake")}</dt>
                <dd>
                  <Money value={stake} />
                </dd>
              </div>
              {prize === null ? null : (
                <div>
                  <dt>{t("prize")}</dt>
                  <dd>
                    <Money value={prize} />
                  </dd>
                </div>
              )}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
