import { useLoaderData } from "react-router";
import { definePage } from "@/app/page/page.ts";
import { PageColumns } from "@/features/content/PageColumns.tsx";
import { SectionMenu } from "@/features/content/SectionMenu.tsx";
import { SecurityPage } from "@/features/security/SecurityPage.tsx";
import { SecurityPageDocument } from "@/operations/pages.generated.ts";

const page = definePage({ documents: { security: SecurityPageDocument }, variables: () => ({ security: {} }) });

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** How the office's account is guarded (SPEC 2.43). */
export default function SecurityRoute() {
  page.useHydration(useLoaderData<typeof clientLoader>());
  return <PageColumns menu={<SectionMenu name="security" />}><SecurityPage /></PageColumns>;
}
