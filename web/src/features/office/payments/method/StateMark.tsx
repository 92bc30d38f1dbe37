import { useTranslation } from "react-i18next";
import type { PaymentState } from "@/operations/types.generated.ts";
import { StateDot, type StateLook } from "@/ui/marks/StateDot.tsx";

const LOOKS: Readonly<Record<PaymentState, StateLook>> = {
  CREATED: "waits",
  ACTION_REQUIRED: "waits",
  PROCESSING: "waits",
  SUCCEEDED: "good",
  FAILED: "bad",
  CANCELLED: "calm",
  EXPIRED: "calm",
  REFUNDED: "calm",
  CHARGED_BACK: "bad",
  HELD: "waits",
  VERIFICATION_REQUIRED: "waits",
  APPROVED: "waits",
  SENT: "waits",
  PAID: "good",
  REJECTED: "bad",
};

/** The state of a payment in a word, with a dot. */
export function StateMark({ state }: { state: PaymentState }) {
  const { t } = useTranslation("payments");
  return <StateDot look={LOOKS[state]} word={t(`state.${state}`)} />;
}
