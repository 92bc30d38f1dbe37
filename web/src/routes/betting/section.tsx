import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useRouteError } from "react-router";
import Lock from "~icons/mdi/lock-outline";
import type { LanguageCode } from "#shared/site/languages.ts";
import { entityId, entitySegment, type RouteMatch, ROUTES, type SectionSlug, urls } from "#shared/routes/routes.ts";
import { filled } from "#shared/routes/entry.ts";
import { languageOf, useLanguage } from "@/platform/app/app.ts";
import { missing, missingPart, missingPartOf } from "@/platform/page/missing.ts";
import { definePage, type PageArgs } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { listVariables, readListChoice } from "@/platform/page/listChoice.ts";
import { LIST_SIZE } from "@/platform/page/pageSizes.ts";
import { useListing } from "@/platform/page/useListing.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { type GamesPlace, gamesPlace } from "@/platform/page/sectionRoute.ts";
import { sportIdOf } from "@/platform/page/sportByName.ts";
import { TournamentLink } from "@/features/betting/cricket/TournamentLink.tsx";
import { FilterBar } from "@/features/betting/games/FilterBar.tsx";
import { GamesSection } from "@/features/betting/games/GamesSection.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { canonicalOr301 } from "@/platform/head/canonicalRedirect.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import {
  ChampionshipDocument,
  type ChampionshipQuery,
  GamesDocument,
  type GamesQueryVariables,
  SportsTreeDocument,
} from "@/operations/betting/generated.ts";
import type { Section } from "@/operations/types.generated.ts";
import { Notice } from "@/ui/overlays/Notice.tsx";

/** The sport whose tournament has a landing. */
const CRICKET = "cricket";

/** What of an address is not there. */
const PARTS = ["sport", "championship"] as const;
type Missing = (typeof PARTS)[number];
const placeAt = (url: URL): GamesPlace => {
  const match = routeAt(url.pathname);
  const place = match === null ? null : gamesPlace(match);
  if (place === null) throw missing();
  return place;
};

/** The page's own address by its data: the championship's words are those of today. */
function ownPath(
  lang: LanguageCode,
  match: RouteMatch,
  championship: NonNullable<ChampionshipQuery["championship"]>,
): string {
  return `${urls.home(lang)}/${filled(ROUTES[match.name].pattern, { ...match.params, championship: entitySegment(championship) })}`;
}

/** A list as the visitor narrowed and ordered it by the address and by their settings. */
const narrowed = (games: GamesQueryVariables, { app, url }: PageArgs) =>
  listVariables(games, readListChoice(url.searchParams), app.settings());

const page = definePage({
  documents: { tree: SportsTreeDocument, games: GamesDocument, championship: ChampionshipDocument },
  variables: async (args) => {
    const place = placeAt(args.url);
    const section = place.section.toUpperCase() as Section;
    const filter = { section, area: "CLASSIC" as const, ...(place.kind === "top" && { isTop: true }) };
    if (place.championship !== undefined) {
      const id = entityId(place.championship);
      if (id === null) throw missingPart("championship" satisfies Missing);
      return {
        tree: { section },
        games: narrowed({ filter: { ...filter, championshipId: id }, first: LIST_SIZE }, args),
        championship: { id },
      };
    }
    if (place.sport === undefined)
      return { tree: { section }, games: narrowed({ filter, first: LIST_SIZE }, args), championship: null };
    const sportId = await sportIdOf(place.sport, section, args);
    if (sportId === undefined) throw missingPart("sport" satisfies Missing);
    return {
      tree: { section },
      games: sportId === null ? null : narrowed({ filter: { ...filter, sportId }, first: LIST_SIZE }, args),
      championship: null,
    };
  },
  check: ({ championship }, { app, url }) => {
    const match = routeAt(url.pathname);
    const { sport } = placeAt(url);
    if (championship === undefined || match === null) return;
    if (championship.championship === null || championship.championship.sport?.slug !== sport)
      throw missingPart("championship" satisfies Missing);
    canonicalOr301(url, ownPath(languageOf(app), match, championship.championship));
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Games of line or live: all, top ones, those of one sport, or of one championship. */
export default function SectionPage() {
  const { games, championship } = page.useVariables();
  const { t } = useTranslation("games");
  const match = usePageRoute();
  const place = match === null ? null : gamesPlace(match);
  const section = (place?.section ?? "line").toUpperCase() as Section;
  const lang = useLanguage();
  const rights = useViewer()?.rights;
  const { data: tree } = page.useQuery("tree");
  const { data: found } = page.useQuery("championship");
  const list = page.useQuery("games", { adapt: useListing({ hasFilter: true }) });

  if (match === null || place === null || (championship !== null && found !== undefined && found.championship === null))
    return <MissingNotice what="championship" />;
  if (games === null) return <ErrorNotice status={503} />;
  const sport = tree?.sports?.find((candidate) => candidate.slug === place.sport);
  const sectionName = place.section === "live" ? t("liveTitle") : t("lineTitle");
  const listName = place.kind === "all" ? sectionName : t(place.section === "live" ? "topLiveTitle" : "topLineTitle");
  const thing = found?.championship?.name ?? sport?.name ?? null;
  const heading = thing === null ? listName : place.kind === "all" ? thing : `${listName}: ${thing}`;
  const isLive = place.section === "live";
  return (
    <>
      <PageHead
        title={thing === null ? listName : `${thing} · ${listName}`}
        canonicalPath={found?.championship == null ? undefined : ownPath(lang, match, found.championship)}
      />
      {(isLive ? rights?.canBetLive : rights?.canBetLine) === false ? (
        <ClosedSection section={place.section} />
      ) : (
        <GamesSection
          key={`${match.name} ${place.sport} ${place.championship}`}
          level={1}
          title={heading}
          section={section}
          list={list}
          isOneChampionship={championship !== null}
          filter={
            <>
              {place.sport === CRICKET ? (
                <Suspense>
                  <TournamentLink />
                </Suspense>
              ) : null}
              <FilterBar section={section} />
            </>
          }
          empty={
            isLive
              ? {
                  title: t("noLive"),
                  text: t("noLiveText"),
                  action: <Link to={urls.section(lang, "line")}>{t("allLine")}</Link>,
                }
              : {
                  title: t("noLine"),
                  text: t("noLineText"),
                  action: <Link to={urls.section(lang, "live")}>{t("allLive")}</Link>,
                }
          }
        />
      )}
    </>
  );
}

/** A section in which this player may not bet (SPEC 3.11): said plainly, with a way to the other one. */
function ClosedSection({ section }: { section: SectionSlug }) {
  const { t } = useTranslation("section");
  const lang = useLanguage();
  const isLive = section === "live";
  return (
    <Notice
      icon={<Lock />}
      title={t(isLive ? "closed.liveTitle" : "closed.lineTitle")}
      text={t("closed.text")}
      action={
        <Link to={urls.section(lang, isLive ? "line" : "live")}>{t(isLive ? "closed.otherLine" : "closed.other")}</Link>
      }
    />
  );
}

/** What of the address is not there, and where to look instead. */
function MissingNotice({ what }: { what: Missing }) {
  const { t } = useTranslation("section");
  const lang = useLanguage();
  const match = usePageRoute();
  const place = match === null ? null : gamesPlace(match);
  return (
    <ErrorNotice
      status={404}
      about={{ title: t(`missing.${what}.title`), text: t(`missing.${what}.text`) }}
      steps={<Link to={urls.section(lang, place?.section ?? "line")}>{t("missing.all")}</Link>}
    />
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const what = missingPartOf(error, PARTS);
  // Any other failure is the site's own to show.
  if (what === null) throw error;
  return <MissingNotice what={what} />;
}
