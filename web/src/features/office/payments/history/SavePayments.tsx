import { useTranslation } from "react-i18next";
import { useClient, useLanguage } from "@/platform/app/app.ts";
import type { PaymentFilter } from "@/operations/types.generated.ts";
import { reasonKey } from "@/features/office/payments/method/reason.ts";
import { CsvButton } from "@/ui/fields/CsvButton.tsx";
import { collectPayments, paymentsCsv } from "./csv.ts";

/** Saves all payments of the filter, also those of pages not yet seen. */
export function SavePayments({ filter, isEmpty }: { filter: PaymentFilter | null; isEmpty: boolean }) {
  const client = useClient();
  const lang = useLanguage();
  const { t } = useTranslation("payments");
  return (
    <CsvButton
      name="payments"
      words={{ save: t("history.csv"), busy: t("history.csvBusy"), failed: t("history.csvFailed") }}
      isEmpty={isEmpty}
      write={async () =>
        paymentsCsv(
          await collectPayments(client, filter),
          {
            column: (name) => t(`history.columns.${name}`),
            direction: (direction) => t(`direction.${direction}`),
            state: (state) => t(`state.${state}`),
            reason: (reason) => t(reasonKey(reason)),
          },
          lang,
        )
      }
    />
  );
}
