import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TICKET } from "#shared/games/bonus/bonusGames.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { type BoardProps, places } from "./board.ts";
import styles from "./LotteryBoard.module.css";

/** Five different numbers of thirty. */
function quickPick(): number[] {
  const left = places(TICKET.of).map((place) => place + 1);
  return places(TICKET.numbers).map(() => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? 1);
}

/** A ticket of thirty numbers and the five balls. */
export function LotteryBoard({ attempt, canPlay, isBusy, onMove }: BoardProps) {
  const { t } = useTranslation("bonusGames");
  const [own, setOwn] = useState<readonly number[]>([]);
  const made = attempt?.moves[0];
  const ticket = made ?? own;
  const isFixed = made !== undefined || !canPlay;
  const balls = attempt?.shown.map(({ value }) => value) ?? [];
  const isFull = own.length === TICKET.numbers;
  function press(number: number) {
    if (isFixed || isBusy) return;
    if (own.includes(number)) setOwn(own.filter((each) => each !== number));
    else if (!isFull) setOwn([...own, number]);
  }
  return (
    <div className={styles.board}>
      <ol className={styles.balls} aria-label={t("lottery.balls")} data-drawn={balls.length > 0 || undefined}>
        {places(TICKET.numbers).map((turn) => {
          const ball = balls[turn];
          const isMatch = ball !== undefined && ticket.includes(ball);
          return (
            <li
              key={turn}
              className={styles.ball}
              data-drawn={ball !== undefined || undefined}
              data-match={isMatch || undefined}
              aria-label={isMatch ? t("lottery.matched", { number: ball }) : undefined}
            >
              {ball}
            </li>
          );
        })}
      </ol>
      <div role="group" aria-label={t("lottery.group")} className={styles.numbers} dir="ltr">
        {places(TICKET.of).map((place) => {
          const number = place + 1;
          const isChosen = ticket.includes(number);
          return (
            <button
              key={number}
              type="button"
              className={styles.number}
              aria-pressed={isChosen}
              aria-disabled={isFixed || (isFull && !isChosen) || undefined}
              data-match={(isChosen && balls.includes(number)) || undefined}
              onClick={() => press(number)}
            >
              {number}
            </button>
          );
        })}
      </div>
      {isFixed ? null : (
        <div className={styles.actions}>
          <span role="status">{t("lottery.chosen", { count: own.length })}</span>
          <Button onClick={() => setOwn(quickPick())}>{t("lottery.quick")}</Button>
          <Button look="primary" isBusy={isBusy} disabled={!isFull} onClick={() => onMove(own)}>
            {t("lottery.draw")}
          </Button>
        </div>
      )}
    </div>
  );
}
