import { definePage } from "@/platform/page/page.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { SecurityPage } from "@/features/office/security/SecurityPage.tsx";
import { SecurityPageDocument } from "@/operations/office/generated.ts";

const page = definePage({ documents: { security: SecurityPageDocument }, variables: () => ({ security: {} }) });

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** How the office's account is guarded (SPEC 2.43). */
export default function SecurityRoute() {
  page.useVariables();
  return (
    <PageColumns menu={<SectionMenu name="security" />}>
      <SecurityPage answer={page.useQuery("security")} />
    </PageColumns>
  );
}
