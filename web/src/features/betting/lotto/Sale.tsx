import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import { Button } from "@/ui/fields/Button.tsx";
import { BetBoard } from "./BetBoard.tsx";
import { BuyPanel } from "./BuyPanel.tsx";
import { NumberBoard } from "./NumberBoard.tsx";
import { type Bet, type Draw, linesOf, upTo } from "./picks.ts";
import styles from "./Lotto.module.css";

interface Props {
  draw: Draw;
  /** Numbers of a line. */
  picks: number;
  onPicks: (picks: number) => void;
  onBought: () => void;
  beside: ReactNode;
  below: ReactNode;
}

/** What can be bought for a draw: lines of numbers, or a bet at fixed odds. */
export function Sale({ draw, picks, onPicks, onBought, beside, below }: Props) {
  const { t } = useTranslation("lotto");
  const { lottery } = draw;
  const [isBetting, setBetting] = useState(false);
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  const [bet, setBet] = useState<Bet | null>(null);
  const named = bet?.numberCount ?? 0;
  const most = isBetting ? named : lottery.maxNumbers;
  const needed = isBetting ? named : picks;
  const sizes = upTo(lottery.maxPicks).filter((size) => size >= lottery.minPicks);

  const missing =
    isBetting && bet === null
      ? t("chooseBet")
      : numbers.length < needed
        ? t("pickMore", { count: needed - numbers.length })
        : null;
  const lines = isBetting ? (bet === null ? 0 : 1) : linesOf(numbers, picks);

  const choose = (isBet: boolean) => {
    setBetting(isBet);
    setNumbers([]);
  };

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <div className={styles.tools} role="group" aria-label={t("wayToPlay")}>
          <Button aria-pressed={!isBetting} look={isBetting ? "quiet" : "plain"} onClick={() => choose(false)}>
            {t("playNumbers")}
          </Button>
          <Button aria-pressed={isBetting} look={isBetting ? "plain" : "quiet"} onClick={() => choose(true)}>
            {t("playBets")}
          </Button>
          {!isBetting && sizes.length > 1 ? (
            <SelectField
              label={t("lineSize")}
              value={String(picks)}
              options={sizes.map((size) => ({ value: String(size), name: t("numberCount", { count: size }) }))}
              onChange={(event) => onPicks(Number(event.target.value))}
            />
          ) : null}
        </div>
        {isBetting ? (
          <BetBoard
            draw={draw}
            chosen={bet}
            onChoose={(next) => {
              setBet(next);
              setNumbers((before) => before.slice(0, next.numberCount));
            }}
          />
        ) : null}
        {isBetting && named === 0 ? null : (
          <NumberBoard draw={draw} numbers={numbers} count={needed} most={most} onChange={setNumbers} />
        )}
        {isBetting ? null : below}
      </div>
      <div className={styles.side}>
        <BuyPanel
          draw={draw}
          choice={{ numbers, picks: isBetting ? 0 : picks, bet: isBetting ? bet : null, lines }}
          missing={missing}
          onBought={onBought}
        />
        {beside}
      </div>
    </div>
  );
}
