import { definePage } from "@/platform/page/page.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { TournamentsPage } from "@/features/loyalty/bonuses/tournaments/TournamentsPage.tsx";
import { TOURNAMENT_LISTS, type TournamentList } from "@/features/loyalty/bonuses/tournaments/TournamentsFrame.tsx";
import { TournamentsDocument } from "@/operations/loyalty/generated.ts";
import { useLocation } from "react-router";

const FIRST = 50;

const listOf = (search: string): TournamentList => {
  const asked = new URLSearchParams(search).get("list");
  return TOURNAMENT_LISTS.find((each) => each === asked) ?? "all";
};

const page = definePage({
  documents: { tournaments: TournamentsDocument },
  variables: ({ url }) => {
    const list = listOf(url.search);
    const product = list === "casino" ? ("CASINO" as const) : list === "sport" ? ("SPORT" as const) : null;
    return {
      tournaments: list === "mine" ? null : { product, isOver: list === "results", first: FIRST },
    };
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Tournaments of the casino and of sports (SPEC 2.24, 2.32). */
export default function TournamentsRoute() {
  page.useVariables();
  const { search } = useLocation();
  return (
    <PageColumns menu={null}>
      <TournamentsPage list={listOf(search)} answer={page.useQuery("tournaments")} />
    </PageColumns>
  );
}
