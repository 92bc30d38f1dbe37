import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectField } from "@/ui/fields/SelectField.tsx";
import { Button } from "@/ui/fields/Button.tsx";
import { BetBoard } from "./bets/BetBoard.tsx";
import { BuyPanel } from "./BuyPanel.tsx";
import { NumberBoard } from "./NumberBoard.tsx";
import { type Draw, linesOf, upTo } from "./picks.ts";
import { useBets } from "./bets/useBets.ts";
import shared from "@/ui/draws/Draws.module.css";

interface Props {
  draw: Draw;
  /** Numbers of a line. */
  picks: number;
  onPicks: (picks: number) => void;
  onBought: () => void;
  beside: ReactNode;
  below: ReactNode;
}

/** What can be bought for a draw: lines of numbers, or bets at fixed odds. */
export function Sale({ draw, picks, onPicks, onBought, beside, below }: Props) {
  const { t } = useTranslation("lotto");
  const { lottery } = draw;
  const [isBetting, setBetting] = useState(false);
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  const bets = useBets(lottery);
  const named = bets.named?.numberCount ?? 0;
  const sizes = upTo(lottery.maxPicks).filter((size) => size >= lottery.minPicks);

  const missingBet =
    bets.picked.length > 0
      ? null
      : bets.named === null
        ? t("chooseBet")
        : t("pickForBet", { count: named - bets.numbers.length });
  const missingNumbers = numbers.length < picks ? t("pickMore", { count: picks - numbers.length }) : null;

  return (
    <div className={shared.columns}>
      <div className={shared.main}>
        <div className={shared.tools} role="group" aria-label={t("wayToPlay")}>
          <Button aria-pressed={!isBetting} look={isBetting ? "quiet" : "plain"} onClick={() => setBetting(false)}>
            {t("playNumbers")}
          </Button>
          <Button aria-pressed={isBetting} look={isBetting ? "plain" : "quiet"} onClick={() => setBetting(true)}>
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
          <>
            <BetBoard draw={draw} bets={bets} />
            {named === 0 || bets.isFull ? null : (
              <NumberBoard draw={draw} numbers={bets.numbers} count={named} most={named} onChange={bets.pick} />
            )}
          </>
        ) : (
          <>
            <NumberBoard draw={draw} numbers={numbers} count={picks} most={lottery.maxNumbers} onChange={setNumbers} />
            {below}
          </>
        )}
      </div>
      <div className={shared.side}>
        <BuyPanel
          draw={draw}
          choice={{ numbers, picks, lines: linesOf(numbers, picks) }}
          bets={isBetting ? bets : null}
          missing={isBetting ? missingBet : missingNumbers}
          onBought={onBought}
        />
        {beside}
      </div>
    </div>
  );
}
