import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openapiDocument } from "./document.ts";

it("the document describes each call of the operator, and the file is what they make of it now", async () => {
  const text = await openapiDocument();
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { summary?: string }>> };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => ({ call: `${method} ${path}`, summary })),
  );
  expect(calls.map(({ call }) => call).toSorted()).toEqual([
    "get /v1/games",
    "get /v1/rounds/{id}",
    "get /v1/statements/{day}",
    "get /v1/tables",
    "post /v1/launches",
  ]);
  for (const { call, summary } of calls) expect(summary, call).toMatch(/\w/);
  expect(readFileSync(new URL("../openapi.json", import.meta.url), "utf8")).toBe(text);
});
