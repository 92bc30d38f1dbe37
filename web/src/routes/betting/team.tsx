import { useTranslation } from "react-i18next";
import { Link, useRouteError } from "react-router";
import { entityId, type RouteMatch, urls } from "#shared/routes/routes.ts";
import { useDialog, useLanguage } from "@/platform/app/app.ts";
import { DEFAULT_CHOICE, listVariables } from "@/platform/page/listChoice.ts";
import { missingPart, missingPartOf } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { LIST_SIZE } from "@/platform/page/pageSizes.ts";
import { useListing } from "@/platform/page/useListing.ts";
import { GamesSection } from "@/features/betting/games/GamesSection.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { TeamHead } from "@/features/betting/teams/TeamHead.tsx";
import { championshipPath, checkChampionship } from "@/platform/head/championshipAddress.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import { ChampionshipDocument, GamesDocument, TeamDocument } from "@/operations/betting/generated.ts";
import { Button } from "@/ui/fields/Button.tsx";

const missing = () => missingPart("team");
const isLiveAt = ({ name }: RouteMatch) => name === "teamInLive";

const page = definePage({
  documents: { team: TeamDocument, games: GamesDocument, championship: ChampionshipDocument },
  variables: async ({ app, url, ask }) => {
    const match = routeAt(url.pathname);
    const slug = match?.params["team"];
    if (match === null || slug === undefined) throw missing();
    const answer = await ask(TeamDocument, { slug });
    if (answer !== undefined && answer.team === null) throw missing();
    const { sport, championship } = match.params;
    const id = championship === undefined ? null : entityId(championship);
    if (championship !== undefined && id === null) throw missing();
    const team = answer?.team ?? null;
    // A team plays one sport: of another one it has no page.
    if (sport !== undefined && team?.sport != null && team.sport.slug !== sport) throw missing();
    const filter = {
      section: isLiveAt(match) ? ("LIVE" as const) : ("LINE" as const),
      ...(team !== null && { teamId: team.id }),
      ...(id !== null && { championshipId: id }),
    };
    return {
      team: { slug },
      championship: id === null ? null : { id },
      games: team === null ? null : listVariables({ filter, first: LIST_SIZE }, DEFAULT_CHOICE, app.settings()),
    };
  },
  check: ({ championship }, args) => checkChampionship(championship, args, missing),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** A team's games in line or live: all, or those of one championship (SPEC 2.12, 2.13). */
export default function TeamPage() {
  const { games, championship } = page.useVariables();
  const { t } = useTranslation(["teams", "games"]);
  const lang = useLanguage();
  const match = usePageRoute();
  const { data: answer } = page.useQuery("team");
  const { data: found } = page.useQuery("championship");
  const list = page.useQuery("games", { adapt: useListing() });
  if (match === null || answer?.team === null || (found !== undefined && found.championship === null))
    return <MissingTeam />;
  const team = answer?.team;
  if (team === undefined || games === null) return <ErrorNotice status={503} />;

  const isLive = isLiveAt(match);
  const place = found?.championship?.name ?? null;
  const title = place === null ? team.name : `${team.name}: ${place}`;
  const { sport, championship: segment } = match.params;
  const other = urls.page(lang, isLive ? "teamInLine" : "teamInLive", { team: team.slug });
  return (
    <>
      <PageHead
        title={`${title} · ${t(isLive ? "titleLive" : "title")}`}
        description={t("description", { team: team.name })}
        canonicalPath={found?.championship == null ? undefined : championshipPath(lang, match, found.championship)}
      />
      <TeamHead
        team={team}
        title={title}
        isLive={isLive}
        narrowed={{ ...(sport !== undefined && { sport }), ...(segment !== undefined && { championship: segment }) }}
      />
      <GamesSection
        key={`${match.name} ${team.id} ${segment}`}
        title={t(isLive ? "titleLive" : "title")}
        section={isLive ? "LIVE" : "LINE"}
        list={list}
        isOneChampionship={championship !== null}
        empty={
          isLive
            ? { title: t("noLive"), text: t("noLiveText"), action: <Link to={other}>{t("seeLine")}</Link> }
            : {
                title: t("noLine"),
                text: t("noLineText"),
                action: <Link to={urls.page(lang, "results")}>{t("results")}</Link>,
              }
        }
      />
    </>
  );
}

/** No such team, with a way to look for it. */
function MissingTeam() {
  const { t } = useTranslation("teams");
  const dialog = useDialog();
  return (
    <ErrorNotice
      status={404}
      about={{ title: t("missing.title"), text: t("missing.text") }}
      steps={<Button onClick={() => dialog({ name: "search" })}>{t("missing.find")}</Button>}
    />
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  // Any other failure is the site's own to show.
  if (missingPartOf(error, ["team"]) === null) throw error;
  return <MissingTeam />;
}
