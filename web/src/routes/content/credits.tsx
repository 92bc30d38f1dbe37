import { definePage } from "@/platform/page/page.ts";
import { Credits } from "@/features/content/credits/Credits.tsx";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { summaryPaths } from "@/features/content/texts/section.ts";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { PageSummariesDocument } from "@/operations/content/generated.ts";

const page = definePage({
  documents: { neighbours: PageSummariesDocument },
  variables: () => ({ neighbours: { paths: summaryPaths("credits") } }),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function CreditsPage() {
  page.useVariables();
  const { data: neighbours } = page.useQuery("neighbours");
  return (
    <PageColumns menu={<SectionMenu name="credits" summaries={neighbours} />}>
      <Credits />
    </PageColumns>
  );
}
