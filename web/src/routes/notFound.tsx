import { data } from "react-router";
import { ErrorView } from "@/features/shell/ErrorView.tsx";

/** Any path that is no page (SPEC 5.08, 8.20). */
export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export default function NotFound() {
  return <ErrorView status={404} />;
}
