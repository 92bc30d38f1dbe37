import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openapiDocument } from "./document.ts";

interface Operation {
  summary?: string;
  parameters?: { name: string; description?: string }[];
}

it("the document describes each call, with the key of each POST", async () => {
  const { paths } = JSON.parse(await openapiDocument()) as { paths: Record<string, Record<string, Operation>> };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, ...operation })),
  );
  expect(calls.map(({ call }) => call).toSorted()).toEqual([
    "get /v1/payments",
    "get /v1/payments/{id}",
    "get /v1/statements/{day}",
    "post /v1/deposits",
    "post /v1/payments/{id}/cancel",
    "post /v1/payments/{id}/refunds",
    "post /v1/payouts",
  ]);
  for (const { call, summary, parameters = [] } of calls) {
    expect(summary, call).toMatch(/\w/);
    for (const { name, description } of parameters) expect(description, `${call} ${name}`).toMatch(/\w/);
    expect(parameters.some(({ name }) => name === "Idempotency-Key")).toBe(call.startsWith("post"));
  }
});

it("the file is what the calls make of it now", async () => {
  expect(readFileSync(new URL("../openapi.json", import.meta.url), "utf8")).toBe(await openapiDocument());
});
