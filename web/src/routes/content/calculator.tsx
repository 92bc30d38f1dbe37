import { definePage } from "@/platform/page/page.ts";
import { usePageRoute } from "@/platform/page/pageRoute.ts";
import { Calculator } from "@/features/content/calculator/Calculator.tsx";
import { summaryPaths } from "@/features/content/texts/section.ts";
import { TextPage } from "@/features/content/texts/TextPage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { PageSummariesDocument, TextPageDocument } from "@/operations/content/generated.ts";

const path = "information/betting-calculator";

const page = definePage({
  documents: { text: TextPageDocument, neighbours: PageSummariesDocument },
  variables: () => ({
    text: { path, general: path, hasGeneral: false },
    neighbours: { paths: summaryPaths("bettingCalculator") },
  }),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The betting calculator, with what it calculates by below it (SPEC 2.50). It stands also without the text. */
export default function BettingCalculator() {
  page.useVariables();
  const answer = page.useQuery("text");
  const { data: neighbours } = page.useQuery("neighbours");
  const match = usePageRoute();
  if (match === null) return <ErrorNotice status={404} />;
  return (
    <TextPage match={match} answer={answer} neighbours={neighbours} missing={null}>
      <Calculator />
    </TextPage>
  );
}
