import { definePage } from "@/platform/page/page.ts";
import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { ReferralPage } from "@/features/loyalty/bonuses/referral/ReferralPage.tsx";
import { MyReferralDocument } from "@/operations/loyalty/generated.ts";

const FIRST = 50;

const page = definePage({
  documents: { referral: MyReferralDocument },
  variables: () => ({ referral: { first: FIRST } }),
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Bring a friend (SPEC 2.45, 2.49). */
export default function BringFriendRoute() {
  page.useVariables();
  return (
    <PageColumns menu={<SectionMenu name="bringFriend" />}>
      <ReferralPage answer={page.useQuery("referral")} />
    </PageColumns>
  );
}
