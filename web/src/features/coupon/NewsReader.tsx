import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatOdds } from "#shared/odds.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { useOddsView } from "@/betting/useOddsView.ts";
import { moneyText } from "@/ui/Money.tsx";
import { moveOf } from "./evaluate.ts";
import type { Slip } from "./useSlip.ts";

/** How long nothing must change before it is said, in milliseconds: nobody listens to every key and tick. */
const QUIET = 900;
/** A bet that came into the coupon before this is no news: it was kept from an earlier visit. */
const NEWS_AGE = 5_000;

/** Says politely what changed: a bet added or gone, prices that need the player's word, what the coupon comes to once typing stops. */
export function NewsReader({ slip: { bets, evaluation, worth, currency, settings } }: { slip: Slip }) {
  const { t } = useTranslation("slip");
  const lang = languageOf(useApp());
  const view = useOddsView();
  const [said, setSaid] = useState("");
  const latest = bets.map(({ bet }) => bet).toSorted((one, other) => (other.addedAt ?? 0) - (one.addedAt ?? 0))[0];
  const added = latest?.addedAt === undefined ? "" : t("news.added", { outcome: latest.outcomeName, coef: formatOdds(latest.coef, view), number: bets.length });
  const moved = evaluation.needsAgreement
    ? bets.filter(({ bet, coef, state }) => state === "open" && moveOf(bet.coef, coef) !== 0).map(({ bet, coef }) => t("news.moved", { outcome: bet.outcomeName, from: formatOdds(bet.coef, view), to: formatOdds(coef, view) })).join(" ") : "";
  const total = worth.win === null || !settings.isPossibleWinShown ? "" : t("news.win", { sum: moneyText({ amount: worth.win, currency }, lang) });
  const addedAt = latest?.addedAt ?? 0;

  useEffect(function sayWhenQuiet() {
    const news = moved === "" ? [Date.now() - addedAt < NEWS_AGE ? added : "", total].filter((text) => text !== "").join(" ") : moved;
    const timer = setTimeout(() => setSaid(news), QUIET);
    return () => clearTimeout(timer);
  }, [added, addedAt, moved, total]);

  return <p className="visually-hidden" role="status" aria-label={t("news.title")}>{said}</p>;
}
