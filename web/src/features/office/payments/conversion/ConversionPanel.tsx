import { useState } from "react";
import { payAccountOf } from "@/features/office/payments/method/accounts.ts";
import type { AccountFieldsFragment } from "@/operations/fragments/generated.ts";
import { useViewer } from "@/platform/site/siteData.ts";
import { ConversionForm } from "./ConversionForm.tsx";
import { ConversionReceipt, type Converted } from "./ConversionReceipt.tsx";

/** The form of a conversion, and its receipt once it is made. */
export default function ConversionPanel({ accounts }: { accounts: readonly AccountFieldsFragment[] }) {
  const first = payAccountOf(useViewer(), null);
  const [converted, setConverted] = useState<Converted | null>(null);
  if (first === null) return null;
  return converted === null ? (
    <ConversionForm accounts={accounts} first={first} onConverted={setConverted} />
  ) : (
    <ConversionReceipt converted={converted} accounts={accounts} onAgain={() => setConverted(null)} />
  );
}
