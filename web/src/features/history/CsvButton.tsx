import { useState } from "react";
import { useTranslation } from "react-i18next";
import Download from "~icons/mdi/tray-arrow-down";
import { useApp } from "@/app/app.ts";
import type { CouponFilter } from "@/operations/pages.generated.ts";
import { Button } from "@/ui/Button.tsx";
import { collectCoupons, couponsCsv } from "./csv.ts";

/** Hands a text over as a file. */
function saveFile(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves all coupons of the filter, also those of pages not yet seen. */
export function CsvButton({ filter, isEmpty }: { filter: CouponFilter | null; isEmpty: boolean }) {
  const { client, notifications } = useApp();
  const { t } = useTranslation("history");
  const { t: placed } = useTranslation("placed");
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const text = couponsCsv(await collectCoupons(client, filter), {
        column: (name) => t(`columns.${name}`), kind: (kind) => placed(`kind.${kind}`), state: (state) => placed(`state.${state}`),
        result: (result) => placed(`result.${result}`), reason: (reason) => placed(`reason.${reason}`),
      });
      saveFile(`coupons-${new Date().toISOString().slice(0, 10)}.csv`, text);
    } catch {
      notifications.show({ kind: "error", view: "toast", text: t("csvFailed") });
    } finally {
      setBusy(false);
    }
  }

  return <Button isBusy={isBusy} disabled={isEmpty} onClick={() => void save()}><Download aria-hidden />{isBusy ? t("csvBusy") : t("csv")}</Button>;
}
