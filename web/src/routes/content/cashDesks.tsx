import { definePage } from "@/platform/page/page.ts";
import { usePageRoute } from "@/platform/page/pageRoute.ts";
import { CashDesks } from "@/features/content/cashDesks/CashDesks.tsx";
import { summaryPaths } from "@/features/content/texts/section.ts";
import { TextPage } from "@/features/content/texts/TextPage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { CashDesksDocument, PageSummariesDocument, TextPageDocument } from "@/operations/content/generated.ts";

const path = "information/cash_terminals";

const page = definePage({
  documents: { text: TextPageDocument, neighbours: PageSummariesDocument, desks: CashDesksDocument },
  variables: () => ({
    text: { path, general: path, hasGeneral: false },
    neighbours: { paths: summaryPaths("cashTerminals") },
    desks: {},
  }),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The operator's cash desks, with how they work below them (SPEC 2.50). The text stands also without the list. */
export default function CashTerminals() {
  page.useVariables();
  const answer = page.useQuery("text");
  const { data: neighbours } = page.useQuery("neighbours");
  const { data } = page.useQuery("desks");
  const match = usePageRoute();
  if (match === null) return <ErrorNotice status={404} />;
  const desks = data?.cashDesks ?? [];
  return (
    <TextPage match={match} answer={answer} neighbours={neighbours} missing={null}>
      {desks.length === 0 ? null : <CashDesks desks={desks} />}
    </TextPage>
  );
}
