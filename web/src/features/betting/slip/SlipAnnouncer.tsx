import { siteClock } from "@/platform/browser/siteClock.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "@/platform/app/app.ts";
import { useOdds } from "@/prices/useOddsView.ts";
import { moneyText } from "@/ui/marks/Money.tsx";
import { moveOf } from "./evaluate.ts";
import type { Slip } from "./useSlip.ts";

/** How long nothing must change before it is stated, in milliseconds: nobody listens to every key and tick. */
const QUIET = 900;
/** A bet that came into the coupon before this is not announced: it was kept from an earlier visit. */
const ANNOUNCED_AGE = 5_000;

/**
 * Says politely what changed: a bet added or gone, prices that fell, what the coupon comes to once typing stops.
 */
export function SlipAnnouncer({ slip: { bets, evaluation, worth, currency, settings } }: { slip: Slip }) {
  const { t } = useTranslation("slip");
  const lang = useLanguage();
  const odds = useOdds();
  const [said, setSaid] = useState("");
  const latest = bets.map(({ bet }) => bet).toSorted((one, other) => (other.addedAt ?? 0) - (one.addedAt ?? 0))[0];
  const added =
    latest?.addedAt === undefined
      ? ""
      : t("announcer.added", { outcome: latest.outcomeName, coef: odds(latest.coef), number: bets.length });
  const moved = evaluation.isWorse
    ? bets
        .filter(({ bet, coef, state }) => state === "open" && moveOf(bet.coef, coef) !== 0)
        .map(({ bet, coef }) =>
          t("announcer.moved", {
            outcome: bet.outcomeName,
            from: odds(bet.coef),
            to: odds(coef),
          }),
        )
        .join(" ")
    : "";
  const total =
    worth.win === null || !settings.isPossibleWinShown
      ? ""
      : t("announcer.win", { sum: moneyText({ amount: worth.win, currency }, lang) });
  const addedAt = latest?.addedAt ?? 0;

  useEffect(
    function sayWhenQuiet() {
      const text =
        moved === ""
          ? [siteClock.now() - addedAt < ANNOUNCED_AGE ? added : "", total].filter((part) => part !== "").join(" ")
          : moved;
      const timer = setTimeout(() => setSaid(text), QUIET);
      return () => clearTimeout(timer);
    },
    [added, addedAt, moved, total],
  );

  return (
    <p className="visually-hidden" role="status" aria-label={t("announcer.title")}>
      {said}
    </p>
  );
}
