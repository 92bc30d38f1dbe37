import { data } from "react-router";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";

/** The error page at its own address (SPEC 2.42). */
export const loader = () => data(null, { status: 500 });
export const clientLoader = () => null;

export default function ErrorPage() {
  return <ErrorNotice status={500} />;
}
