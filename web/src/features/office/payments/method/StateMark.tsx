import { useTranslation } from "react-i18next";
import type { PaymentState } from "@/operations/types.generated.ts";
import styles from "./StateMark.module.css";

/** How a state looks; the word says it all the same. */
const LOOKS: Readonly<Record<PaymentState, "calm" | "waits" | "good" | "bad">> = {
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
  return (
    <span className={styles.state} data-look={LOOKS[state]}>
      {t(`state.${state}`)}
    </span>
  );
}
