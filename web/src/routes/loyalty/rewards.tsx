import { definePage } from "@/platform/page/page.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { RewardsPage } from "@/features/loyalty/bonuses/points/RewardsPage.tsx";
import { RewardsDocument } from "@/operations/loyalty/generated.ts";

const page = definePage({ documents: { rewards: RewardsDocument }, variables: () => ({ rewards: {} }) });

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Points and what they buy (SPEC 2.45). */
export default function RewardsRoute() {
  page.useVariables();
  return (
    <PageColumns menu={<SectionMenu name="rewards" />}>
      <RewardsPage answer={page.useQuery("rewards")} />
    </PageColumns>
  );
}
