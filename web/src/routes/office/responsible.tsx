import { definePage } from "@/platform/page/page.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { LimitsPage } from "@/features/office/limits/LimitsPage.tsx";
import { LimitsDocument } from "@/operations/office/generated.ts";

const page = definePage({ documents: { limits: LimitsDocument }, variables: () => ({ limits: {} }) });

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The player's responsible-gaming limits (SPEC 2.43). */
export default function ResponsibleRoute() {
  page.useVariables();
  return (
    <PageColumns menu={<SectionMenu name="responsible" />}>
      <LimitsPage answer={page.useQuery("limits")} />
    </PageColumns>
  );
}
