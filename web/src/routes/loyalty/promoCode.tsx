import { PageColumns } from "@/features/content/texts/PageColumns.tsx";
import { SectionMenu } from "@/features/content/texts/SectionMenu.tsx";
import { PromoCodePage } from "@/features/loyalty/bonuses/code/PromoCodePage.tsx";

/** Where promo codes are checked and used (SPEC 2.45, 2.49). */
export default function PromoCodeRoute() {
  return (
    <PageColumns menu={<SectionMenu name="officePromotion" />}>
      <PromoCodePage />
    </PageColumns>
  );
}
