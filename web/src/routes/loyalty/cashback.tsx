import { definePage } from "@/platform/page/page.ts";
import { usePageRoute } from "@/platform/page/pageRoute.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { CashbackPage } from "@/features/loyalty/bonuses/cashback/CashbackPage.tsx";
import { MyCashbackDocument } from "@/operations/loyalty/generated.ts";

const page = definePage({ documents: { cashback: MyCashbackDocument }, variables: () => ({ cashback: {} }) });

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** VIP and premium cashback (SPEC 2.44). */
export default function CashbackRoute() {
  page.useVariables();
  const { data, error, refetch } = page.useQuery("cashback");
  const name = usePageRoute()?.name === "premiumCashback" ? "premiumCashback" : "vipCashback";
  return (
    <PageColumns menu={<SectionMenu name={name} />}>
      <CashbackPage
        kind={name === "premiumCashback" ? "premium" : "vip"}
        cashback={data?.viewer?.cashback}
        hasFailed={error !== undefined}
        isLoading={error === undefined && data === undefined}
        retry={refetch}
      />
    </PageColumns>
  );
}
