import { useTranslation } from "react-i18next";
import { useClient, useLanguage } from "@/platform/app/app.ts";
import type { CouponFilter } from "@/operations/types.generated.ts";
import { CsvButton } from "@/ui/fields/CsvButton.tsx";
import { collectCoupons, couponsCsv } from "./csv.ts";

/** Saves all coupons of the filter, also those of pages not yet seen. */
export function SaveCoupons({ filter, isEmpty }: { filter: CouponFilter | null; isEmpty: boolean }) {
  const client = useClient();
  const lang = useLanguage();
  const { t } = useTranslation("history");
  const { t: placed } = useTranslation("placedCoupon");
  return (
    <CsvButton
      name="coupons"
      words={{ save: t("csv"), busy: t("csvBusy"), failed: t("csvFailed") }}
      isEmpty={isEmpty}
      write={async () =>
        couponsCsv(
          await collectCoupons(client, filter),
          {
            column: (name) => t(`columns.${name}`),
            kind: (kind) => placed(`kind.${kind}`),
            state: (state) => placed(`state.${state}`),
            result: (result) => placed(`result.${result}`),
            reason: (reason) => placed(`reason.${reason}`),
          },
          lang,
        )
      }
    />
  );
}
