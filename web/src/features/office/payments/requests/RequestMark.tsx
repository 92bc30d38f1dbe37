import { useTranslation } from "react-i18next";
import type { SupportRequestState } from "@/operations/types.generated.ts";
import { StateDot, type StateLook } from "@/ui/marks/StateDot.tsx";

const LOOKS: Readonly<Record<SupportRequestState, StateLook>> = {
  OPEN: "calm",
  ANSWERED: "good",
  WAITING_FOR_PLAYER: "waits",
  CLOSED: "calm",
};

/** The state of a request in a few words, with a dot. */
export function RequestMark({ state }: { state: SupportRequestState }) {
  const { t } = useTranslation("payments");
  return <StateDot look={LOOKS[state]} word={t(`requests.state.${state}`)} />;
}
