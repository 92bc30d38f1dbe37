import { urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { useSiteConfig } from "@/app/site/siteData.ts";

export type StatisticSubject = "game" | "championship" | "team";

/** Address of the statistics of a thing; null where the site has none (SPEC 5.06). */
export function useStatisticUrl(): ((subject: StatisticSubject, id: string) => string) | null {
  const lang = languageOf(useApp());
  const config = useSiteConfig();
  return config?.isStatisticAvailable === true ? (subject, id) => urls.page(lang, "statisticPopup", { "*": `${subject}/${id}` }) : null;
}
