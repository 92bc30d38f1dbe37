import { BlockAppealHistory } from "@/features/blocking/BlockAppealHistory.tsx";

export default function Appeals() {
  return <BlockAppealHistory />;
}
