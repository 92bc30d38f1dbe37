/** What is not there, as a route's loader says it by throwing and its error boundary reads it. */
import { data, isRouteErrorResponse } from "react-router";

/** To be thrown: a 404 of the whole page. */
export const missing = () => data(null, { status: 404 });

/** To be thrown: a 404 that says what of the address is missing. */
export const missingPart = (what: string) => data({ missing: what }, { status: 404 });

/** What a thrown answer says is missing; null for anything else. */
export function missingPartOf<What extends string>(error: unknown, known: readonly What[]): What | null {
  if (!isRouteErrorResponse(error)) return null;
  const what = (error.data as { missing?: unknown } | null)?.missing;
  return known.find((one) => one === what) ?? null;
}

/**
 * To be thrown while a page is drawn: its place is taken by the error page of this status, as if a loader had thrown
 * it.
 */
export const pageError = (status: number) => ({ status, statusText: "", internal: true, data: null });
