/** The notification about a player's first deposit. Loaded by the first one. */
import type { i18n } from "i18next";
import type { LanguageCode } from "#shared/site/languages.ts";
import { urls } from "#shared/routes/routes.ts";
import type { App } from "@/platform/app/app.ts";
import type { NotificationView } from "@/platform/app/notifications.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { FirstDepositDocument } from "@/operations/loyalty/generated.ts";
import { moneyText } from "@/ui/marks/Money.tsx";
import { activeAccountOf } from "./activeAccount.ts";
import { firstDepositOffer, type FirstDepositOffer } from "./firstDepositOffer.ts";

interface Prompt extends Pick<App, "client" | "notifications"> {
  i18n: i18n;
  /** Whether the site has pages of offers. */
  hasOffers: boolean;
  /** A toast comes by itself; a dialog answers something that the player did. */
  view: Extract<NotificationView, "dialog" | "toast">;
  openDeposit(): void;
  goTo(url: string): void;
}

/** What the operator offers on a first deposit; null where it can't be told. */
async function askOffer(client: App["client"]): Promise<FirstDepositOffer | null> {
  const answer = await client
    .query({
      query: FirstDepositDocument,
      fetchPolicy: "network-only",
      errorPolicy: "all",
      context: { hasOwnErrors: true },
    })
    .catch(() => null);
  const currency = activeAccountOf(readViewer(client))?.balance.currency;
  return answer?.data ? firstDepositOffer(answer.data, currency) : null;
}

/**
 * Asks for a first deposit by the operator's own offer (SPEC 2.61). Without one a toast stays away, and a dialog promises
 * nothing.
 */
export async function promptDeposit(prompt: Prompt): Promise<void> {
  const { client, notifications, i18n, hasOffers, view, openDeposit, goTo } = prompt;
  const [offer] = await Promise.all([hasOffers ? askOffer(client) : null, i18n.loadNamespaces("firstDeposit")]);
  if (offer === null && view === "toast") return;
  const t = i18n.getFixedT(null, "firstDeposit");
  const language = i18n.language as LanguageCode;
  const { toTake = null } = offer ?? {};
  notifications.show({
    kind: "info",
    view,
    title: offer === null ? t("title") : offer.title,
    text: offer === null ? t("text") : t(toTake === null ? "waits" : "open", { most: moneyText(offer.most, language) }),
    confirmText: t(toTake === null ? "confirm" : "see"),
    cancelText: t("later"),
    autoCloseMs: null,
    onConfirm: toTake === null ? openDeposit : () => goTo(urls.page(language, "promotion", { promotionId: toTake })),
  });
}
