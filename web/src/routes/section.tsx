import { useTranslation } from "react-i18next";
import { data, Link, useLoaderData, useLocation, useParams } from "react-router";
import { entityId, type SectionSlug, splitPath, urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { definePage, type PageArgs } from "@/app/page.ts";
import { LIST_SIZE } from "@/app/pageSizes.ts";
import { GamesSection } from "@/features/games/GamesSection.tsx";
import { ErrorNotice } from "@/features/shell/ErrorView.tsx";
import { ChampionshipDocument, GamesDocument, type Section, SportsTreeDocument, useChampionshipQuery, useSiteQuery, useSportsTreeQuery } from "@/operations/generated.ts";

const sectionOf = (pathname: string): SectionSlug => (splitPath(pathname).path.startsWith("live") ? "live" : "line");
const missing = () => data(null, { status: 404 });

/** Id of the sport a path names, looked for in this section's tree and then in the other's; throws 404 for none. */
async function sportIdOf(slug: string, section: Section, { ask }: PageArgs): Promise<string | null> {
  let isCertain = true;
  for (const candidate of [section, section === "LIVE" ? "LINE" as const : "LIVE" as const]) {
    const tree = await ask(SportsTreeDocument, { section: candidate });
    if (tree?.sports == null) isCertain = false;
    const sport = tree?.sports?.find((other) => other.slug === slug);
    if (sport !== undefined) return sport.id;
  }
  if (isCertain) throw missing();
  return null;
}

const page = definePage({
  documents: { games: GamesDocument, championship: ChampionshipDocument },
  variables: async (args) => {
    const { params, url } = args;
    const section = sectionOf(url.pathname).toUpperCase() as Section;
    if (params.championship !== undefined) {
      const id = entityId(params.championship);
      if (id === null) throw missing();
      return { games: { filter: { section, championshipId: id }, first: LIST_SIZE }, championship: { id } };
    }
    if (params.sport === undefined) return { games: { filter: { section }, first: LIST_SIZE }, championship: null };
    const sportId = await sportIdOf(params.sport, section, args);
    return { games: sportId === null ? null : { filter: { section, sportId }, first: LIST_SIZE }, championship: null };
  },
  check: ({ championship }, { params }) => {
    if (championship === undefined) return;
    if (championship.championship === null || championship.championship.sport?.slug !== params.sport) throw missing();
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Games of line or live: all, of one sport, or of one championship. */
export default function SectionPage() {
  const { games, championship } = page.useHydration(useLoaderData<typeof clientLoader>());
  const { t } = useTranslation("games");
  const { pathname } = useLocation();
  const params = useParams();
  const slug = sectionOf(pathname);
  const section = slug.toUpperCase() as Section;
  const lang = languageOf(useApp());
  const { data: site } = useSiteQuery();
  const { data: tree } = useSportsTreeQuery({ variables: { section } });
  const { data: found } = useChampionshipQuery({ variables: championship ?? { id: "" }, skip: championship === null });

  if (championship !== null && found !== undefined && found.championship === null) return <ErrorNotice status={404} />;
  if (games === null) return <ErrorNotice status={503} />;
  const sport = tree?.sports?.find((candidate) => candidate.slug === params.sport);
  const sectionName = slug === "live" ? t("liveTitle") : t("lineTitle");
  const title = found?.championship?.name ?? sport?.name ?? sectionName;
  return (
    <>
      <title>{`${title === sectionName ? title : `${title} · ${sectionName}`} · ${site?.siteConfig?.companyName ?? t("siteName")}`}</title>
      <GamesSection
        key={pathname} level={1} title={title} section={section} variables={games} hasHeads={championship === null}
        empty={slug === "live"
          ? { title: t("noLive"), text: t("noLiveText"), action: <Link to={urls.section(lang, "line")}>{t("allLine")}</Link> }
          : { title: t("noLine"), text: t("noLineText"), action: <Link to={urls.section(lang, "live")}>{t("allLive")}</Link> }}
      />
    </>
  );
}
