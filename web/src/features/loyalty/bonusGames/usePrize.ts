import { useTranslation } from "react-i18next";
import { useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import type { GamePrizeFieldsFragment } from "@/operations/loyalty/generated.ts";
import { moneyText } from "@/ui/marks/Money.tsx";

export type Prize = GamePrizeFieldsFragment;

/** Amount in the currency of the site where there is one, else the first. */
export function useOwnAmount() {
  const currency = useSiteConfig()?.geoCurrencyCode;
  return <Amount extends { currency: string }>(amounts: readonly Amount[]): Amount | undefined =>
    amounts.find((each) => each.currency === currency) ?? amounts[0];
}

/** Names of prizes in words, such as “Free bet of ₽100”. */
export function usePrizeText(): (prize: Pick<Prize, "kind" | "points" | "amounts"> | undefined) => string {
  const { t } = useTranslation("bonusGames");
  const lang = useLanguage();
  const own = useOwnAmount();
  return (prize) => {
    if (prize === undefined) return "";
    if (prize.kind === "POINTS") return t("points", { count: prize.points ?? 0 });
    if (prize.kind === "NOTHING") return t("prize.NOTHING");
    const amount = own(prize.amounts);
    return t(`prize.${prize.kind}`, { amount: amount === undefined ? "" : moneyText(amount, lang) });
  };
}
