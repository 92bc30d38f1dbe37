import { missing } from "@/platform/page/missing.ts";
import { ErrorView } from "@/features/site/shell/ErrorView.tsx";

/** Any path that is no page (SPEC 5.08, 8.20). */
export const loader = () => missing();
export const clientLoader = () => null;

export default function NotFound() {
  return <ErrorView status={404} />;
}
