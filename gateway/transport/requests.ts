/** How the parts of a call become a request: path, query, headers, body. */
import { FormData, type Dispatcher } from "undici";
import { appHeaders, isSentHeader } from "./headers.ts";
import type { Method, Parts } from "./types.ts";

const methods = { get: "GET", post: "POST", put: "PUT", delete: "DELETE" } as const satisfies Record<Method, string>;
export const methodName = (method: Method) => methods[method];

/**
 * Half a surrogate pair, which anybody can send in JSON, has no form in a URL: it becomes the replacement character.
 */
const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

/** Fills "/games/{id}". Dots alone would climb out of the path: they are escaped. */
export function fillPath(path: string, values: Record<string, unknown> | undefined): string {
  if (values === undefined) return path;
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encoded(values[name]).replace(/^\.+$/, (dots) => dots.replaceAll(".", "%2E")),
  );
}

export function queryString(query: Record<string, unknown> | undefined): string {
  if (query === undefined) return "";
  let text = "";
  for (const name in query) {
    const value = query[name];
    if (value !== undefined && value !== null) text += `${text === "" ? "?" : "&"}${name}=${encoded(value)}`;
  }
  return text;
}

const baseHeaders: readonly string[] = Object.entries(appHeaders).flat();

/** Characters that a header may have. Anything else comes from an attacker and isn't sent. */
const sendable = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Data of the operation that goes into every call. */
export interface Trail {
  requestId?: string | undefined;
  traceparent?: string | undefined;
}

/**
 * The request's headers as a flat list, the form that costs undici least. @throws Error for a header that is not on the
 * list.
 */
export function headersOf({ headers, body }: Parts, { requestId, traceparent }: Trail): string[] {
  const list = [...baseHeaders];
  if (body !== undefined) list.push("content-type", "application/json");
  if (requestId !== undefined) list.push("x-request-id", requestId);
  if (traceparent !== undefined) list.push("traceparent", traceparent);
  for (const name in headers) {
    if (!isSentHeader(name)) throw new Error(`The header ${name} is not on the list of those that go upstream`);
    const value = headers[name];
    if (value !== undefined && sendable.test(value)) list.push(name, value);
  }
  return list;
}

export function bodyOf({ body, form }: Parts): Dispatcher.DispatchOptions["body"] {
  if (form !== undefined) return formOf(form);
  return body === undefined ? null : JSON.stringify(body);
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null) form.append(name, String(value));
  return form;
}
