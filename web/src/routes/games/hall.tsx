import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { casinoGameUrl, hallOf } from "#shared/routes/casinoHalls.ts";
import { type RouteMatch, urls } from "#shared/routes/routes.ts";
import { languageOf, useLanguage } from "@/platform/app/app.ts";
import { missing } from "@/platform/page/missing.ts";
import { definePage, type PageArgs } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { filterOf, readGameChoice } from "@/features/games/casino/catalogue/choice.ts";
import { HallPage } from "@/features/games/casino/lobby/HallPage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import {
  CasinoGameDocument,
  CasinoGamesDocument,
  CasinoHallsDocument,
  HallCollectionsDocument,
} from "@/operations/games/generated.ts";
import type { CasinoGameFilter, CasinoHall } from "@/operations/types.generated.ts";

const FIRST = 48;
/** Slots with the highest prizes have a page of their own (SPEC 2.21). */
const VULKAN = "big-prizes";

/** Key of the collection that a page is limited to; null for none. */
function collectionOf({ name, params }: RouteMatch, url: URL): string | null {
  if (name === "slotsVulkan") return VULKAN;
  return name === "games" ? url.searchParams.get("collection") : (params["subcategory"] ?? null);
}

/** A game of poker by its route has its own page (SPEC 2.19). */
async function poker(key: string, { app, ask, url }: PageArgs): Promise<never> {
  const game = (await ask(CasinoGameDocument, { key }))?.casinoGame;
  if (game?.halls?.includes("POKER") !== true) throw missing();
  throw redirect(`${casinoGameUrl(languageOf(app), game)}${url.search}`, 301);
}

/** What a page is limited to, whatever its address narrows. @throws missing() for what has no games */
async function limitsOf(match: RouteMatch, args: PageArgs): Promise<CasinoGameFilter> {
  const { ask, url } = args;
  const { pokerGame, provider } = match.params;
  if (pokerGame !== undefined) await poker(pokerGame, args);
  if (provider !== undefined) {
    const own = { providers: [provider] };
    const found = await ask(CasinoGamesDocument, { filter: own, first: 1, hasChoices: false });
    if (found?.casinoGames?.totalCount === 0) throw missing();
    return own;
  }
  const hall: CasinoHall | null = match.name === "slotsVulkan" ? "SLOTS" : hallOf(match.name);
  if (hall !== null) {
    const halls = (await ask(CasinoHallsDocument, {}))?.casinoHalls;
    if (halls?.some((one) => one.hall === hall) === false) throw missing();
  }
  const collection = collectionOf(match, url);
  const inHall = hall === null ? {} : { hall };
  if (collection === null) return inHall;
  const known = (await ask(HallCollectionsDocument, inHall))?.casinoCollections;
  if (known?.some(({ key }) => key === collection) === false) throw missing();
  return { ...inHall, collection };
}

const page = definePage({
  documents: { games: CasinoGamesDocument, halls: CasinoHallsDocument, collections: HallCollectionsDocument },
  variables: async (args) => {
    const match = routeAt(args.url.pathname);
    if (match === null) throw missing();
    const limits = await limitsOf(match, args);
    const choice = readGameChoice(args.url.searchParams);
    const own = match.name === "casinoSearch" ? choice : { ...choice, search: "" };
    return {
      games: { filter: filterOf(own, limits), first: FIRST, hasChoices: true },
      halls: {},
      collections: hallOf(match.name) === null ? {} : { hall: hallOf(match.name) },
    };
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Pages of slots and live tables have parts: a collection of the hall each. */
const WITH_PARTS = ["slots", "casino"] as const;

/** A hall, all games, a provider's games, or what was found (SPEC 2.19–2.22, 2.26). */
export default function Hall() {
  const { games } = page.useVariables();
  const answer = page.useQuery("games");
  const { data: halls } = page.useQuery("halls");
  const { data: collections } = page.useQuery("collections");
  const match = usePageRoute();
  const { t } = useTranslation("casino");
  const lang = useLanguage();
  if (match === null || games === null) return <ErrorNotice status={404} />;
  const { name, params } = match;
  const collection = collections?.casinoCollections?.find(({ key }) => key === games.filter?.collection);
  const hall = halls?.casinoHalls?.find((one) => one.hall === hallOf(name));
  const withParts = WITH_PARTS.find((one) => one === name);
  const title =
    name === "casinoSearch"
      ? t("search.title")
      : name === "slotsVulkan"
        ? t("vulkan")
        : name === "provider"
          ? (answer.data?.casinoGames?.providers?.find(({ key }) => key === params["provider"])?.name ??
            answer.data?.casinoGames?.edges[0]?.node.provider?.name ??
            t("providers"))
          : [hall?.name ?? t("allGames"), collection?.name].filter((part) => part !== undefined).join(" · ");
  const parts =
    withParts === undefined
      ? []
      : [
          { key: "", to: urls.page(lang, withParts), name: t("allHere"), isHere: params["subcategory"] === undefined },
          ...(collections?.casinoCollections ?? []).map(({ key, name: words }) => ({
            key,
            to: urls.page(lang, withParts, { subcategory: key }),
            name: words,
            isHere: params["subcategory"] === key,
          })),
        ];
  return (
    <HallPage
      open={name}
      title={title}
      halls={halls}
      answer={answer}
      parts={parts}
      hasProviders={name !== "provider"}
    />
  );
}
