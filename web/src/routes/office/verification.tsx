import { definePage } from "@/platform/page/page.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { VerificationPage } from "@/features/office/verification/VerificationPage.tsx";
import { VerificationDocument } from "@/operations/office/generated.ts";

const page = definePage({
  documents: { verification: VerificationDocument },
  variables: ({ app }) => ({ verification: readViewer(app.client) == null ? null : {} }),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Who the player is, shown by documents (SPEC 2.45, and 2.46 under another address). */
export default function VerificationRoute() {
  page.useVariables();
  return (
    <PageColumns menu={<SectionMenu name="verification" />}>
      <VerificationPage asked={page.useQuery("verification")} />
    </PageColumns>
  );
}
