import { useTranslation } from "react-i18next";
import { routeExists } from "#shared/routes/availability.ts";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig } from "@/platform/site/siteData.ts";
import { LinkTabs } from "@/ui/layout/LinkTabs.tsx";
import { EVERY_ROUND, roundsUrl } from "./address.ts";

/** The views of the history: coupons, rounds of casino games, toto and lottery tickets, as far as the site has them. */
export function HistoryTabs({ here }: { here: "bets" | "casino" | "toto" | "lotto" }) {
  const { t } = useTranslation("rounds");
  const lang = useLanguage();
  const config = useSiteConfig();
  const more = [
    ...(routeExists("casinoLobby", config) ? [{ key: "casino", to: roundsUrl(lang, EVERY_ROUND) } as const] : []),
    ...(routeExists("toto", config) ? [{ key: "toto", to: `${urls.history(lang)}?view=toto` } as const] : []),
    ...(routeExists("lotto", config) ? [{ key: "lotto", to: `${urls.history(lang)}?view=lotto` } as const] : []),
  ];
  if (more.length === 0) return null;
  return (
    <LinkTabs
      label={t("views")}
      links={[
        { key: "bets", to: urls.history(lang), name: t("bets"), isHere: here === "bets" },
        ...more.map(({ key, to }) => ({ key, to, name: t(key), isHere: here === key })),
      ]}
    />
  );
}
