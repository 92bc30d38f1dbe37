import { definePage } from "@/platform/page/page.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { NOTICES_PAGE, NoticesPage } from "@/features/site/notices/NoticesPage.tsx";
import { NoticesDocument } from "@/operations/site/generated.ts";

const page = definePage({
  documents: { notices: NoticesDocument },
  variables: () => ({ notices: { first: NOTICES_PAGE } }),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The player's inbox of notices (SPEC 2.61). */
export default function NoticesRoute() {
  page.useVariables();
  return (
    <PageColumns menu={<SectionMenu name="notices" />}>
      <NoticesPage answer={page.useQuery("notices")} />
    </PageColumns>
  );
}
