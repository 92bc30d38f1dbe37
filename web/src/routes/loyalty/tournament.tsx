import { missing } from "@/platform/page/missing.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt } from "@/platform/page/pageRoute.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { TournamentPage } from "@/features/loyalty/bonuses/tournaments/TournamentPage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { TournamentPageDocument } from "@/operations/loyalty/generated.ts";

const NUMBER = /^[1-9]\d{0,8}$/;

const page = definePage({
  documents: { tournament: TournamentPageDocument },
  variables: ({ url }) => {
    const id = routeAt(url.pathname)?.params["id"];
    if (id === undefined || !NUMBER.test(id)) throw missing();
    return { tournament: { id } };
  },
  check: ({ tournament }) => {
    if (tournament?.tournament === null) throw missing();
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** One tournament (SPEC 2.24). */
export default function TournamentRoute() {
  page.useVariables();
  const { data, error } = page.useQuery("tournament");
  if (data?.tournament === null) return <ErrorNotice status={404} />;
  if (data?.tournament === undefined) return error === undefined ? null : <ErrorNotice status={503} />;
  return (
    <PageColumns menu={null}>
      <TournamentPage key={data.tournament.id} tournament={data.tournament} />
    </PageColumns>
  );
}
