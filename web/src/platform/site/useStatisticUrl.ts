import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { useSiteConfig } from "./siteData.ts";

export type StatisticSubject = "game" | "championship" | "team";

/** Address of the statistics of a thing; null if the site has none (SPEC 5.06). */
export function useStatisticUrl(): ((subject: StatisticSubject, id: string) => string) | null {
  const lang = useLanguage();
  const config = useSiteConfig();
  return config?.isStatisticAvailable === true
    ? (subject, id) => urls.page(lang, "statisticPopup", { "*": `${subject}/${id}` })
    : null;
}
