import { type SiteConfig, useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import { activeAccountOf } from "./activeAccount.ts";

/** Currency of the account that a visitor plays with; a guest's is the one of the country that the site takes them for. */
export const currencyOf = (
  viewer: Parameters<typeof activeAccountOf>[0],
  config: Pick<SiteConfig, "geoCurrencyCode"> | null | undefined,
): string => activeAccountOf(viewer)?.balance.currency ?? config?.geoCurrencyCode ?? "RUB";

export const useCurrency = (): string => currencyOf(useViewer(), useSiteConfig());

/** What is set for each currency, in the visitor's own, else in the first. */
export function useOwnCurrency(): <Each extends { currency: string }>(all: readonly Each[]) => Each | undefined {
  const currency = useCurrency();
  return (all) => all.find((each) => each.currency === currency) ?? all[0];
}
