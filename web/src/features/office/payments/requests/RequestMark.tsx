import { useTranslation } from "react-i18next";
import type { PaymentRequestState } from "@/operations/types.generated.ts";
import styles from "@/features/office/payments/method/StateMark.module.css";

/** How a state looks; the word says it all the same. */
const LOOKS: Readonly<Record<PaymentRequestState, "calm" | "waits" | "good" | "bad">> = {
  OPEN: "calm",
  ANSWERED: "good",
  WAITING_FOR_PLAYER: "waits",
  CLOSED: "calm",
};

/** The state of a request in a few words, with a dot. */
export function RequestMark({ state }: { state: PaymentRequestState }) {
  const { t } = useTranslation("payments");
  return (
    <span className={styles.state} data-look={LOOKS[state]}>
      {t(`requests.state.${state}`)}
    </span>
  );
}
