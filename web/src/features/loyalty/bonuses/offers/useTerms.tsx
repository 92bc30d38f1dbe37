import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { useLanguage } from "@/platform/app/app.ts";
import { useOwnCurrency } from "@/account/useCurrency.ts";
import type { BonusTermsFieldsFragment, PromoOfferFieldsFragment } from "@/operations/loyalty/generated.ts";
import type { Fact } from "@/ui/layout/FactList.tsx";
import { moneyText } from "@/ui/marks/Money.tsx";

export type Terms = BonusTermsFieldsFragment;
export type Offer = PromoOfferFieldsFragment;

/** Terms in the visitor's currency, or in the offer's first. */
export function useCurrencyTerms<Own extends { currency: string }>(terms: { currencies: readonly Own[] }) {
  return useOwnCurrency()(terms.currencies);
}

/** What bets count, in words that follow from the terms. */
function useWhatCounts(terms: Terms): string[] {
  const { t } = useTranslation("bonuses");
  const lang = useLanguage();
  const own = useCurrencyTerms(terms);
  const sport =
    terms.minLegs > 1
      ? t("terms.express", { legs: terms.minLegs, coef: terms.minCoef })
      : t("terms.single", { coef: terms.minCoef });
  const games = terms.games.map(({ game, percent }) => `${game} ${percent}%`).join(", ");
  return [
    ...(terms.product === "CASINO" ? [] : [sport]),
    ...(terms.product === "SPORT" ? [] : [t("terms.casino", { percent: terms.casinoPercent }), t("terms.chosenOdds")]),
    ...(terms.product === "SPORT" || games === "" ? [] : [t("terms.games", { games })]),
    ...(own?.maxStake ? [t("terms.maxStake", { max: moneyText(own.maxStake, lang) })] : []),
  ];
}

const lines = (texts: readonly string[]): ReactNode => texts.map((text) => <p key={text}>{text}</p>);

/** An offer's terms as facts: what you get, stake, in what, by when, what ends it, what may be withdrawn. */
export function useTermFacts({ terms, repeat, isCombinable, audience, hasCode, isTaken }: Offer): Fact[] {
  const { t } = useTranslation("bonuses");
  const lang = useLanguage();
  const own = useCurrencyTerms(terms);
  const counts = useWhatCounts(terms);
  if (!isTaken || own === undefined) return [];
  const max = moneyText(own.maxBonus, lang);
  const isFreeBet = terms.kind === "FREE_BET";
  const { freeRounds } = terms;
  const isWagered = !isFreeBet && Number(terms.multiplier) > 0;
  const stake = freeRounds?.stakes.find(({ currency }) => currency === own.currency);
  return [
    [
      t("terms.get"),
      freeRounds !== null
        ? t("terms.getFreeRounds", {
            count: freeRounds.rounds,
            game: freeRounds.game?.name ?? freeRounds.gameKey,
            stake: stake === undefined ? "" : moneyText(stake, lang),
          })
        : terms.percent !== null
          ? t("terms.getDeposit", { percent: terms.percent, max })
          : t(isFreeBet ? "terms.getFreeBet" : "terms.getBonus", { max }),
    ],
    ...(own.minDeposit === null
      ? []
      : [
          [
            t("terms.deposit"),
            t("terms.depositText", { min: moneyText(own.minDeposit, lang), days: terms.offerDays }),
          ] as const,
        ]),
    [
      t("terms.stake"),
      !isWagered
        ? t(freeRounds === null ? "terms.stakeNone" : "terms.stakeCash")
        : t(freeRounds === null ? `terms.stake${terms.base}` : "terms.stakeWins", { times: terms.multiplier }),
    ],
    // Free rounds whose wins are cash have nothing to wager.
    ...(freeRounds === null || isWagered ? [[t("terms.what"), lines(counts)] as const] : []),
    [
      t("terms.when"),
      t(freeRounds === null ? "terms.whenText" : isWagered ? "terms.whenRoundsWager" : "terms.whenRounds", {
        days: terms.days,
      }),
    ],
    ...(isWagered
      ? [[t("terms.order"), t("terms.orderText")] as const, [t("terms.withdraw"), t("terms.withdrawText")] as const]
      : []),
    ...(freeRounds !== null
      ? [[t("terms.ends"), t(isWagered ? "terms.endsRoundsWager" : "terms.endsRounds")] as const]
      : isWagered
        ? [[t("terms.ends"), t("terms.endsText")] as const]
        : []),
    [t("terms.audience"), t(`terms.whom.${audience === "PARTNER" && hasCode ? "PARTNER_CODE" : audience}`)],
    [
      t("terms.once"),
      lines([t(`terms.repeat.${repeat}`), t(isCombinable ? "terms.beside.true" : "terms.beside.false")]),
    ],
  ];
}
