import { useState } from "react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { SAFE_DIALS } from "#shared/games/bonus/bonusGames.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { usePrizeText } from "../usePrize.ts";
import { type BoardProps, places } from "./board.ts";
import styles from "./SafeBoard.module.css";

interface DialProps {
  number: number;
  digit: number;
  isFixed: boolean;
  onTurn(digit: number): void;
}

/** One wheel of the code: arrows, digits and the mouse set it. */
function Dial({ number, digit, isFixed, onTurn }: DialProps) {
  const { t } = useTranslation("bonusGames");
  const turn = (by: number) => {
    if (!isFixed) onTurn((digit + by + 10) % 10);
  };
  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined && !/^\d$/.test(event.key)) return;
    event.preventDefault();
    if (by === undefined) turn(Number(event.key) - digit);
    else turn(by);
  }
  return (
    <div className={styles.dial}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t("safe.up", { number })}
        disabled={isFixed}
        onClick={() => turn(1)}
      >
        ▲
      </button>
      <span
        role="spinbutton"
        tabIndex={0}
        aria-label={t("safe.digit", { number })}
        aria-valuemin={0}
        aria-valuemax={9}
        aria-valuenow={digit}
        aria-readonly={isFixed}
        className={styles.digit}
        onKeyDown={onKeyDown}
      >
        {digit}
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t("safe.down", { number })}
        disabled={isFixed}
        onClick={() => turn(-1)}
      >
        ▼
      </button>
    </div>
  );
}

/** A safe with a code of three digits; the boxes of the codes beside it open too. */
export function SafeBoard({ attempt, prizes, canPlay, isBusy, isRevealed, onMove }: BoardProps) {
  const { t } = useTranslation("bonusGames");
  const text = usePrizeText();
  const [own, setOwn] = useState<readonly number[]>([0, 0, 0]);
  const made = attempt?.moves[0];
  const digits = made ?? own;
  const isFixed = made !== undefined || !canPlay;
  const isOpen = attempt?.state === "DONE";
  const won = attempt?.prize == null ? undefined : prizes[attempt.prize];
  const near = attempt?.shown.filter(({ place }) => place !== Number(made?.join(""))) ?? [];
  return (
    <div className={styles.board}>
      <div className={styles.safe} data-open={isOpen || undefined}>
        <div className={styles.inside} aria-hidden>
          {isOpen && won !== undefined ? text(won) : null}
        </div>
        <div className={styles.door} aria-hidden>
          <svg viewBox="-60 -60 120 120" className={styles.handle}>
            <circle r="46" className={styles.plate} />
            {places(5).map((spoke) => (
              <g key={spoke} transform={`rotate(${spoke * 72})`}>
                <rect x="-4" y="-44" width="8" height="36" rx="4" className={styles.spoke} />
                <circle cy="-44" r="7" className={styles.spoke} />
              </g>
            ))}
            <circle r="14" className={styles.spoke} />
          </svg>
        </div>
      </div>
      <div role="group" aria-label={t("safe.group")} className={styles.code} dir="ltr">
        {places(SAFE_DIALS).map((dial) => (
          <Dial
            key={dial}
            number={dial + 1}
            digit={digits[dial] ?? 0}
            isFixed={isFixed}
            onTurn={(digit) => setOwn(own.map((each, index) => (index === dial ? digit : each)))}
          />
        ))}
      </div>
      {isFixed ? null : (
        <Button look="primary" isBusy={isBusy} onClick={() => onMove(own)}>
          {t("safe.open")}
        </Button>
      )}
      {isRevealed ? (
        <ul className={styles.near}>
          {near.map(({ place, value }) => (
            <li key={place}>
              {t("safe.near", { code: String(place).padStart(SAFE_DIALS, "0"), prize: text(prizes[value]) })}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
