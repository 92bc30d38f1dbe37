import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { entityId, type RouteMatch, type RouteName, urls } from "#shared/routes/routes.ts";
import { languageOf, useLanguage } from "@/platform/app/app.ts";
import { listVariables, readListChoice } from "@/platform/page/listChoice.ts";
import { missingPart } from "@/platform/page/missing.ts";
import { definePage, type PageArgs } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { HOME_LIVE_SIZE, LIST_SIZE } from "@/platform/page/pageSizes.ts";
import { useListing } from "@/platform/page/useListing.ts";
import { CyberHead } from "@/features/betting/cyber/CyberHead.tsx";
import { DisciplineTiles } from "@/features/betting/cyber/DisciplineTiles.tsx";
import { disciplinesOf, type Variant } from "@/features/betting/cyber/disciplines.ts";
import { MissingPart } from "@/features/betting/cyber/MissingPart.tsx";
import { type DisciplinePage, SectionLinks } from "@/features/betting/cyber/SectionLinks.tsx";
import { FilterBar } from "@/features/betting/games/FilterBar.tsx";
import { GamesSection } from "@/features/betting/games/GamesSection.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { canonicalOr301 } from "@/platform/head/canonicalRedirect.ts";
import { PageHead } from "@/platform/head/PageHead.tsx";
import {
  ChampionshipDocument,
  CyberSportsDocument,
  GamesDocument,
  type GamesQueryVariables,
} from "@/operations/betting/generated.ts";
import type { Section } from "@/operations/types.generated.ts";
import { Skeleton } from "@/ui/layout/Skeleton.tsx";
import { LoadFailed } from "@/ui/overlays/LoadFailed.tsx";

/** Pages of one section alone, which a visitor may narrow. */
const ONE_SECTION: Partial<Record<RouteName, Section>> = { cyberLine: "LINE", cyberLive: "LIVE" };
const variantOf = ({ params }: RouteMatch) => params["variant"] as Variant;

async function variablesOf(args: PageArgs) {
  const match = routeAt(args.url.pathname);
  if (match === null) throw missingPart("discipline");
  const slug = match.params["discipline"];
  const found = disciplinesOf(await args.ask(CyberSportsDocument, {}), variantOf(match));
  const discipline = found?.find((one) => one.slug === slug);
  if (slug !== undefined && found !== null && discipline === undefined) throw missingPart("discipline");
  const championshipId = match.params["championship"] === undefined ? null : entityId(match.params["championship"]);
  if (match.params["championship"] !== undefined && championshipId === null) throw missingPart("championship");
  const only = ONE_SECTION[match.name];
  const list = (section: Section): GamesQueryVariables | null => {
    if ((only !== undefined && only !== section) || (slug !== undefined && discipline === undefined)) return null;
    const filter = {
      section,
      area: "CYBER" as const,
      ...(slug === undefined && { cyberVariant: variantOf(match).toUpperCase() as Uppercase<Variant> }),
      ...(discipline !== undefined && { sportId: discipline.id }),
      ...(championshipId !== null && { championshipId }),
    };
    return listVariables(
      { filter, first: only === undefined && section === "LIVE" ? HOME_LIVE_SIZE : LIST_SIZE },
      readListChoice(new URLSearchParams(only === undefined ? "" : args.url.search)),
      args.app.settings(),
    );
  };
  return {
    sports: {},
    live: list("LIVE"),
    line: list("LINE"),
    championship: championshipId === null ? null : { id: championshipId },
  };
}

const page = definePage({
  documents: {
    sports: CyberSportsDocument,
    live: GamesDocument,
    line: GamesDocument,
    championship: ChampionshipDocument,
  },
  variables: variablesOf,
  check: ({ championship }, { app, url }) => {
    const match = routeAt(url.pathname);
    if (championship === undefined || match === null) return;
    const found = championship.championship;
    const sport = found?.sport ?? null;
    if (found === null || sport === null || sport.slug !== match.params["discipline"])
      throw missingPart("championship");
    canonicalOr301(url, urls.championship(languageOf(app), "line", sport, found));
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/**
 * Lists of cyber-sport: of a kind, a discipline or one of its championships, live and in the line (SPEC 2.17, 2.18).
 */
export default function CyberPage() {
  const variables = page.useVariables();
  const { championship } = variables;
  const { t } = useTranslation(["cyber", "games"]);
  const lang = useLanguage();
  const match = usePageRoute();
  const { data: sports, error, refetch } = page.useQuery("sports");
  const { data: found } = page.useQuery("championship");
  const isNarrow = match !== null && ONE_SECTION[match.name] !== undefined;
  const adapt = useListing({ hasFilter: isNarrow });
  const live = page.useQuery("live", { adapt });
  const line = page.useQuery("line", { adapt });
  if (match === null) return <ErrorNotice status={404} />;
  const variant = variantOf(match);
  const disciplines = disciplinesOf(sports, variant);
  const slug = match.params["discipline"];
  const discipline = disciplines?.find((one) => one.slug === slug);
  if (slug !== undefined && disciplines !== null && discipline === undefined)
    return <MissingPart what="discipline" variant={variant} />;
  if (championship !== null && found !== undefined && found.championship === null)
    return <MissingPart what="championship" variant={variant} />;

  const place = found?.championship?.name;
  const title = [discipline?.name ?? t(`variant.${variant}`), ...(place === undefined ? [] : [place])].join(" · ");
  const key = `${match.name} ${slug} ${championship?.id} ${variant}`;
  return (
    <>
      <PageHead
        title={`${title} · ${t("title")}`}
        description={t(`lead.${variant}`)}
        canonicalPath={
          found?.championship?.sport == null
            ? undefined
            : urls.championship(lang, "line", found.championship.sport, found.championship)
        }
      />
      <CyberHead
        variant={variant}
        page="cyberMain"
        title={title}
        slug={slug}
        lead={slug === undefined ? t(`lead.${variant}`) : undefined}
      >
        {slug !== undefined && discipline !== undefined ? (
          <SectionLinks
            variant={variant}
            discipline={discipline}
            open={championship === null ? (match.name as DisciplinePage) : null}
          />
        ) : null}
        {slug === undefined && disciplines !== null ? (
          <DisciplineTiles variant={variant} disciplines={disciplines} />
        ) : null}
        {disciplines !== null ? null : error === undefined && sports === undefined ? (
          <Skeleton rows={3} label={t("loading")} />
        ) : (
          <LoadFailed title={t("failed")} retry={refetch} />
        )}
      </CyberHead>
      {variables.live === null ? null : (
        <GamesSection
          key={`live ${key}`}
          title={t("live")}
          section="LIVE"
          list={live}
          isOneChampionship={championship !== null}
          filter={isNarrow ? <FilterBar section="LIVE" /> : undefined}
          empty={{
            title: t("noLive"),
            action: <Link to={urls.page(lang, "cyberMain", { variant })}>{t("allDisciplines")}</Link>,
          }}
        />
      )}
      {variables.line === null ? null : (
        <GamesSection
          key={`line ${key}`}
          title={t("line")}
          section="LINE"
          list={line}
          isOneChampionship={championship !== null}
          filter={isNarrow ? <FilterBar section="LINE" /> : undefined}
          empty={{
            title: t("noLine"),
            action: <Link to={urls.page(lang, "cyberMain", { variant })}>{t("allDisciplines")}</Link>,
          }}
        />
      )}
    </>
  );
}

export { CyberErrors as ErrorBoundary } from "@/features/betting/cyber/CyberErrors.tsx";
