import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { entityId, type RouteMatch, type SectionSlug, urls } from "#shared/routes/routes.ts";
import { useLanguage } from "@/platform/app/app.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { LIST_SIZE, PREVIEW_SIZE } from "@/platform/page/pageSizes.ts";
import { sportIdOf } from "@/platform/page/sportByName.ts";
import { OwnGames } from "@/features/betting/betsOnYour/OwnGames.tsx";
import { useOwnChoice } from "@/features/betting/betsOnYour/useOwnChoice.ts";
import { OtherGamesSection } from "@/features/betting/games/OtherGamesSection.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { championshipPath, checkChampionship } from "@/platform/head/championshipAddress.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { ChampionshipDocument, SportsTreeDocument } from "@/operations/betting/generated.ts";
import type { Section } from "@/operations/types.generated.ts";
import { LinkTabs } from "@/ui/layout/LinkTabs.tsx";

const sectionOf = ({ name }: RouteMatch): SectionSlug => (name === "liveBetsOnYour" ? "live" : "line");

const page = definePage({
  documents: { tree: SportsTreeDocument, championship: ChampionshipDocument },
  variables: async (args) => {
    const match = routeAt(args.url.pathname);
    if (match === null) throw missing();
    const section = sectionOf(match).toUpperCase() as Section;
    const { sport, championship } = match.params;
    const id = championship === undefined ? null : entityId(championship);
    if (championship !== undefined && id === null) throw missing();
    if (sport !== undefined && (await sportIdOf(sport, section, args)) === undefined) throw missing();
    return { tree: { section }, championship: id === null ? null : { id } };
  },
  check: ({ championship }, args) => checkChampionship(championship, args, missing),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Games of what the visitor marked with a star, in line or live: all, of a sport, or of a championship (SPEC 2.12). */
export default function BetsOnYour() {
  const { championship } = page.useVariables();
  const { t } = useTranslation(["betsOnYour", "games"]);
  const lang = useLanguage();
  const match = usePageRoute();
  const slug = match === null ? "line" : sectionOf(match);
  const section = slug.toUpperCase() as Section;
  const anyOf = useOwnChoice();
  const { data: tree } = page.useQuery("tree");
  const { data: found } = page.useQuery("championship");
  if (match === null || (found !== undefined && found.championship === null)) return <ErrorNotice status={404} />;

  const sport = tree?.sports?.find((candidate) => candidate.slug === match.params["sport"]);
  const thing = found?.championship?.name ?? sport?.name ?? null;
  const title =
    thing === null
      ? t(slug === "live" ? "titleLive" : "title")
      : `${t(slug === "live" ? "titleLive" : "title")}: ${thing}`;
  const chosen = {
    ...(sport !== undefined && { sportId: sport.id }),
    ...(championship !== null && { championshipId: championship.id }),
  };
  const here = (name: "lineBetsOnYour" | "liveBetsOnYour") => urls.page(lang, name, match.params);
  return (
    <>
      <PageHead
        title={title}
        description={t("lead")}
        canonicalPath={found?.championship == null ? undefined : championshipPath(lang, match, found.championship)}
      />
      <OwnGames
        key={`${match.name} ${thing}`}
        title={title}
        switcher={
          <LinkTabs
            label={t("section")}
            links={[
              { key: "line", to: here("lineBetsOnYour"), name: t("line"), isHere: slug === "line" },
              { key: "live", to: here("liveBetsOnYour"), name: t("live"), isHere: slug === "live" },
            ]}
          />
        }
        games={
          anyOf === null ? null : (
            <OtherGamesSection
              title={t("gamesTitle")}
              section={section}
              variables={{ filter: { section, ...chosen, anyOf }, first: LIST_SIZE }}
              empty={{
                title: t(slug === "live" ? "noLive" : "noLine"),
                text: t("noGamesText"),
                action: (
                  <Link to={here(slug === "live" ? "lineBetsOnYour" : "liveBetsOnYour")}>
                    {t(slug === "live" ? "seeLine" : "seeLive")}
                  </Link>
                ),
              }}
            />
          )
        }
        suggestions={
          <OtherGamesSection
            title={t("suggestions")}
            section={section}
            variables={{
              filter: {
                section,
                ...chosen, // Few games in play are top ones, and all of those are worth a look.
                ...(thing === null && section === "LINE" && { isTop: true }),
              },
              first: PREVIEW_SIZE,
            }}
            empty={{ title: t("games:noLine"), text: t("games:noLineText") }}
          />
        }
      />
    </>
  );
}
