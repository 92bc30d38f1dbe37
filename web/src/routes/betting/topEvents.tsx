import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { DEFAULT_CHOICE, listVariables } from "@/platform/page/listChoice.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { LIST_SIZE } from "@/platform/page/pageSizes.ts";
import { useListing } from "@/platform/page/useListing.ts";
import { GamesSection } from "@/features/betting/games/GamesSection.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { EventMenu } from "@/features/betting/topEvents/EventMenu.tsx";
import { eventNamed, type TopEvent, topEvents } from "@/features/betting/topEvents/events.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { GamesDocument, type GamesQueryVariables, TopEventsDocument } from "@/operations/betting/generated.ts";
import type { Section } from "@/operations/types.generated.ts";

/** Games of an event: of a championship all, of a sport those of its top championships. */
function gamesOf(event: TopEvent, section: Section): GamesQueryVariables {
  return {
    filter: {
      section,
      ...(event.kind === "sport" ? { sportId: event.id, isTop: true } : { championshipId: event.id }),
    },
    first: LIST_SIZE,
  };
}

const page = definePage({
  documents: { events: TopEventsDocument, line: GamesDocument, live: GamesDocument },
  variables: async ({ app, url, ask }) => {
    const slug = routeAt(url.pathname)?.params["pageSubType"];
    if (slug === undefined) throw missing();
    const answer = await ask(TopEventsDocument, {});
    const event = answer === undefined ? null : eventNamed(answer, slug);
    if (event === null && answer?.line != null && answer.live !== null) throw missing();
    const games = (section: Section) =>
      event === null ? null : listVariables(gamesOf(event, section), DEFAULT_CHOICE, app.settings());
    return { events: {}, line: games("LINE"), live: games("LIVE") };
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** What everybody looks at at the moment, by sport or by event, with a way to the other ones (SPEC 2.15). */
export default function TopEvents() {
  const variables = page.useVariables();
  const { t } = useTranslation(["topEvents", "games"]);
  const lang = useLanguage();
  const match = usePageRoute();
  const { data: answer } = page.useQuery("events");
  const adapt = useListing();
  const line = page.useQuery("line", { adapt });
  const live = page.useQuery("live", { adapt });
  const slug = match?.params["pageSubType"] ?? "";
  const event = answer === undefined ? null : eventNamed(answer, slug);
  if (answer === undefined || variables.line === null || variables.live === null) return <ErrorNotice status={503} />;
  if (event === null) return <ErrorNotice status={404} />;
  return (
    <>
      <PageHead title={`${t("title")}: ${event.name}`} description={t("description", { event: event.name })} />
      <h1 className="visually-hidden">
        {t("title")}: {event.name}
      </h1>
      <EventMenu events={topEvents(answer)} open={slug} />
      <GamesSection
        key={`live ${slug}`}
        title={`${event.name}: ${t("games:liveTitle")}`}
        section="LIVE"
        list={live}
        empty={{ title: t("noLive"), text: t("noLiveText") }}
      />
      <GamesSection
        key={`line ${slug}`}
        title={`${event.name}: ${t("games:lineTitle")}`}
        section="LINE"
        list={line}
        isOneChampionship={event.kind === "championship"}
        empty={{
          title: t("noLine"),
          text: t("noLineText"),
          action: <Link to={urls.page(lang, "lineTopGame")}>{t("allTop")}</Link>,
        }}
      />
    </>
  );
}
