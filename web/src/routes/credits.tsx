import { Credits } from "@/features/credits/Credits.tsx";
import { Frame } from "@/features/shell/Frame.tsx";

export default function CreditsPage() {
  return <Frame><Credits /></Frame>;
}
