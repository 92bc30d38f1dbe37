import { siteClock } from "@/platform/browser/siteClock.ts";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useRevalidator } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage, type PageArgs } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { LIST_SIZE } from "@/platform/page/pageSizes.ts";
import { useSettings } from "@/platform/site/useSettings.ts";
import { readChoice, type ResultsChoice } from "@/features/betting/results/address.ts";
import { ResultsPage } from "@/features/betting/results/ResultsPage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { ResultDaysDocument, ResultsDocument } from "@/operations/betting/generated.ts";

// The Swedish write days as ISO does.
const today = (timeZone: string) => new Intl.DateTimeFormat("sv-SE", { timeZone }).format(siteClock.now());

/**
 * The newest day with results in the month asked for, else in the current one, else before it; today where nobody can
 * tell.
 */
async function newestDay(
  month: string | null,
  timeZone: string,
  sportId: string | null,
  { ask }: PageArgs,
): Promise<string> {
  const base = { timeZone, ...(sportId !== null && { sportId }) };
  const found = (await ask(ResultDaysDocument, { ...base, ...(month !== null && { month }) }))?.resultDays;
  const last = found?.days.at(-1)?.day;
  if (last !== undefined) return last;
  const before =
    found?.previousMonth == null ? undefined : await ask(ResultDaysDocument, { ...base, month: found.previousMonth });
  return before?.resultDays?.days.at(-1)?.day ?? today(timeZone);
}

/** Whether a day lies ahead by the clock of the site's services, which may be ahead of this one. */
async function isAhead(day: string, timeZone: string, { ask }: PageArgs): Promise<boolean> {
  if (day <= today(timeZone)) return false;
  const present = await ask(ResultDaysDocument, { timeZone });
  return present?.resultDays?.days.some((one) => one.day === day) !== true;
}

function variablesOf({ zone, sportId, search }: ResultsChoice, day: string | null, timeZone: string) {
  const filter = { ...(sportId !== null && { sportId }), ...(search !== "" && { search }) };
  if (zone === "live")
    return { results: { filter: { ...filter, zone: "LIVE" as const }, first: LIST_SIZE }, days: null };
  if (day === null) return { results: null, days: null };
  return {
    results: { filter: { ...filter, zone: "ZONE" as const, day, timeZone }, first: LIST_SIZE },
    days: { month: day.slice(0, 7), timeZone, ...(sportId !== null && { sportId }) },
  };
}

const page = definePage({
  documents: { results: ResultsDocument, days: ResultDaysDocument },
  variables: async (args) => {
    const choice = readChoice(routeAt(args.url.pathname)?.params["zone"], args.url.searchParams);
    if (choice === null) throw missing();
    const { timeZone } = args.app.settings();
    if (choice.zone === "zone" && choice.day !== null && (await isAhead(choice.day, timeZone, args))) throw missing();
    const day =
      choice.zone === "live" ? null : (choice.day ?? (await newestDay(choice.month, timeZone, choice.sportId, args)));
    return variablesOf(choice, day, timeZone);
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Results of games (SPEC 2.16). */
export default function Results() {
  const { results, days: askedDays } = page.useVariables();
  const answer = page.useQuery("results");
  const { data: days, previousData: daysBefore, loading: areDaysOnTheWay } = page.useQuery("days");
  const { t } = useTranslation("results");
  const lang = useLanguage();
  const zone = usePageRoute()?.params["zone"];
  const { search } = useLocation();
  const { timeZone } = useSettings();
  const { revalidate } = useRevalidator();
  const shownZone = results?.filter.timeZone;

  useEffect(
    function followTimeZone() {
      // A day is another one in another zone: its results are asked for again.
      if (shownZone != null && shownZone !== timeZone) void revalidate();
    },
    [shownZone, timeZone, revalidate],
  );

  const choice = readChoice(zone, new URLSearchParams(search));
  if (choice === null) return <ErrorNotice status={404} />;
  if (results === null) return <ErrorNotice status={503} />;
  return (
    <>
      <PageHead
        title={choice.zone === "live" ? t("liveTitle") : t("title")}
        description={t("description")}
        canonicalPath={zone === undefined ? undefined : urls.page(lang, "results", { zone: choice.zone })}
      />
      <ResultsPage
        choice={choice}
        results={answer}
        days={askedDays === null ? null : (days ?? (areDaysOnTheWay ? daysBefore : undefined))}
      />
    </>
  );
}
