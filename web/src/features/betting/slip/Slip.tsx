import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { initialAmount } from "#shared/betting/coupon/amounts.ts";
import { useCoupon, usePlacing } from "@/slip/slip.ts";
import { setBets, type SlipBet } from "@/slip/couponState.ts";
import { proposeAmount } from "@/slip/persistCoupon.ts";
import { Button } from "@/ui/fields/Button.tsx";
import { BankerSwitch, BetControls, isSaidByControls } from "./bets/BetControls.tsx";
import { BetLine } from "./bets/BetLine.tsx";
import { Blocks } from "./bets/Blocks.tsx";
import { BonusLine } from "./stake/BonusLine.tsx";
import { KindBar } from "./kinds/KindBar.tsx";
import type { BetNow } from "./evaluate.ts";
import { lockOf } from "./lock.ts";
import { SlipAnnouncer } from "./SlipAnnouncer.tsx";
import styles from "./Slip.module.css";
import { SlipForm } from "./SlipForm.tsx";
import { CoverForm, SystemForm } from "./kinds/SystemForm.tsx";
import { useAdvanceOfAccount, useMaximum } from "./useFollowing.ts";
import { useSlip } from "./useSlip.ts";

/** From so many bets on each has one line. */
const SHORT_FROM = 3;

/** A coupon being made: its kind, its bets and the form under them. */
export function Slip({ bets: picked }: { bets: readonly SlipBet[] }) {
  const coupon = useCoupon();
  const placing = usePlacing();
  const { t } = useTranslation("slip");
  const slip = useSlip(picked);
  const { kind, facts, bets, shape, placed, isSending, currency } = slip;

  useEffect(
    function beginWithUsualStake() {
      proposeAmount(coupon, initialAmount(currency));
      // Only when the slip appears: a field the player emptied stays empty.
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [coupon],
  );
  useMaximum(slip);
  useAdvanceOfAccount(slip.account?.id);

  const errorsOf = (index: number) => placed.bets[index] ?? [];
  const locks = bets.map((item, index) => lockOf(item, index, shape, errorsOf(index)));
  const closed = bets
    .filter((_item, index) => locks[index] !== null && locks[index] !== "dependent")
    .map(({ bet }) => bet.outcomeId);

  function removeClosed() {
    placing.errors([]);
    setBets(
      coupon,
      coupon.bets().filter(({ outcomeId }) => !closed.includes(outcomeId)),
    );
  }

  const isLaterOfGame = (gameId: string, index: number) => (other: BetNow, at: number) =>
    at > index && other.bet.gameId === gameId && locks[at] === "dependent";

  const line = (index: number) => {
    const item = bets[index];
    return item === undefined ? null : (
      <BetLine
        key={item.bet.outcomeId}
        item={item}
        isSending={isSending}
        isShort={bets.length >= SHORT_FROM}
        mark={facts.hasBankers && slip.making.isActiveSystemBanker ? <BankerSwitch slip={slip} item={item} /> : null}
        lock={locks[index] ?? null}
        isLockSaid={locks[index] !== "dependent" || !bets.some(isLaterOfGame(item.bet.gameId, index))}
        errors={errorsOf(index).filter(({ code }) => !isSaidByControls(slip, item, code))}
      >
        <BetControls slip={slip} item={item} index={index} errors={errorsOf(index)} />
      </BetLine>
    );
  };
  return (
    <KindBar slip={slip}>
      <div className={styles.bets}>
        {facts.hasBlocks ? <Blocks slip={slip} line={line} /> : <ul>{bets.map((_item, index) => line(index))}</ul>}
        <BonusLine slip={slip} />
      </div>
      {closed.length === 0 || isSending ? null : (
        <Button isWide look="quiet" className={styles.removeClosed ?? ""} onClick={removeClosed}>
          {t("removeClosed", { number: closed.length })}
        </Button>
      )}
      <SlipForm slip={slip} hasClosed={closed.length > 0}>
        {kind === "SYSTEM" ? <SystemForm slip={slip} /> : kind === "FULL_COVER" ? <CoverForm slip={slip} /> : null}
      </SlipForm>
      <SlipAnnouncer slip={slip} />
    </KindBar>
  );
}
