/** What a sub-application tells its page by events on the document (SPEC 4.05, 8.11). */

/** Asks for its content again. */
export const RELOAD_EVENT = "mf-reload";
/** Says that its page can't be shown; `detail.statusCode` is the status. */
export const ERROR_EVENT = "mf-error";

function detailOf(event: Event): Record<string, unknown> {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  return typeof detail === "object" && detail !== null ? { ...detail } : {};
}

/** Whether an event is meant for an application: it names it, or nobody. */
export function concerns(event: Event, appName: string | null): boolean {
  const { appName: named } = detailOf(event);
  return named === undefined || named === appName;
}

/** Status of an error event; 500 where it names none that an error could have. */
export function statusOf(event: Event): number {
  const { statusCode } = detailOf(event);
  return typeof statusCode === "number" && Number.isInteger(statusCode) && statusCode >= 400 && statusCode <= 599
    ? statusCode
    : 500;
}
