/** Which status a failure is shown under (SPEC 8.19, 8.20). */
import { isRouteErrorResponse } from "react-router";

/** A request that never got an answer. */
export const NETWORK_ERROR = 0;
/** A request that was called off. */
export const CANCELLED = 499;

/** Browsers and Node each have their own words for a fetch that found nobody. */
const FETCH_FAILED = /failed to fetch|fetch failed|load failed|networkerror|network request failed/i;

/** Status of anything that may have been thrown; 500 for what says none. */
export function statusOfError(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (error instanceof Response) return error.status;
  if (error instanceof DOMException && error.name === "AbortError") return CANCELLED;
  if (error instanceof TypeError && FETCH_FAILED.test(error.message)) return NETWORK_ERROR;
  if (
    typeof error === "object" &&
    error !== null &&
    "statusCode" in error &&
    typeof error.statusCode === "number" &&
    error.statusCode >= 400 &&
    error.statusCode <= 599
  )
    return error.statusCode;
  return 500;
}
