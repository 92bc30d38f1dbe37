import { useLoaderData } from "react-router";
import { definePage } from "@/app/page/page.ts";
import { PageColumns } from "@/features/content/PageColumns.tsx";
import { SectionMenu } from "@/features/content/SectionMenu.tsx";
import { LimitsPage } from "@/features/limits/LimitsPage.tsx";
import { LimitsDocument } from "@/operations/pages.generated.ts";

const page = definePage({ documents: { limits: LimitsDocument }, variables: () => ({ limits: {} }) });

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The player's responsible-gaming limits (SPEC 2.43). */
export default function ResponsibleRoute() {
  page.useHydration(useLoaderData<typeof clientLoader>());
  return <PageColumns menu={<SectionMenu name="responsible" />}><LimitsPage /></PageColumns>;
}
