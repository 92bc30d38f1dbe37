import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import type { BonusTermsFieldsFragment, PromoOfferFieldsFragment } from "@/operations/loyalty/generated.ts";
import type { Fact } from "@/ui/layout/FactList.tsx";
import { moneyText } from "@/ui/marks/Money.tsx";

export type Terms = BonusTermsFieldsFragment;
export type Offer = PromoOfferFieldsFragment;

/** Terms in the visitor's currency: that of the site where the offer has it, else the offer's first. */
export function useCurrencyTerms(terms: Terms) {
  const currency = useSiteConfig()?.geoCurrencyCode;
  return terms.currencies.find((each) => each.currency === currency) ?? terms.currencies[0];
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
    ...(terms.product === "SPORT" ? [] : [t("terms.casino", { percent: terms.casinoPercent })]),
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
  const isWagered = !isFreeBet && Number(terms.multiplier) > 0;
  return [
    [
      t("terms.get"),
      terms.percent !== null
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
    [t("terms.stake"), isWagered ? t(`terms.stake${terms.base}`, { times: terms.multiplier }) : t("terms.stakeNone")],
    [t("terms.what"), lines(counts)],
    [t("terms.when"), t("terms.whenText", { days: terms.days })],
    ...(isWagered
      ? [
          [t("terms.order"), t("terms.orderText")] as const,
          [t("terms.withdraw"), t("terms.withdrawText")] as const,
          [t("terms.ends"), t("terms.endsText")] as const,
        ]
      : []),
    [t("terms.audience"), t(`terms.whom.${audience === "PARTNER" && hasCode ? "PARTNER_CODE" : audience}`)],
    [
      t("terms.once"),
      lines([t(`terms.repeat.${repeat}`), t(isCombinable ? "terms.beside.true" : "terms.beside.false")]),
    ],
  ];
}
