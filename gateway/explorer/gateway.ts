/** How the explorer's own parts ask the gateway that they were loaded from. */
import type { ExecutionResult } from "graphql";

export const endpoint = new URL("/graphql", window.location.href);

/** Sends one operation by POST. @throws when there is no answer, or none in JSON */
export async function post(body: object, headers: Readonly<Record<string, string>> = {}): Promise<ExecutionResult> {
  // A token that was chosen speaks for itself; the browser's cookie would be somebody else's word.
  const isByToken = Object.keys(headers).some((name) => name.toLowerCase() === "authorization");
  const answer = await fetch(endpoint, {
    method: "POST",
    credentials: isByToken ? "omit" : "same-origin",
    headers: {
      ...headers,
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json;q=0.9",
    },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as ExecutionResult;
}

/** Data of an operation of the explorer's own. @throws the first error's message when there is no data */
export async function ask<Data>(
  query: string,
  variables: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Data> {
  const { data, errors } = await post({ query, variables }, headers);
  if (data === null || data === undefined) throw new Error(errors?.[0]?.message ?? "The gateway gave no data.");
  return data as Data;
}
