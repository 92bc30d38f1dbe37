/** Calls whose paths an operator's own services have already: the gateway must ask at exactly these. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = new URL("../../gateway/upstream/", import.meta.url);

interface Described {
  paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
}

/** Every call of the services' OpenAPI documents, with the names of its query parameters and headers. */
const calls: ReadonlyMap<string, readonly string[]> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith(".openapi.json"))
    .flatMap((name) =>
      Object.entries((JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Described).paths).flatMap(
        ([path, methods]) =>
          Object.entries(methods).map(
            ([method, { parameters = [] }]) =>
              [
                `${method.toUpperCase()} ${path}`,
                parameters.filter((one) => one.in === "query").map((one) => one.name),
              ] as const,
          ),
      ),
    ),
);

const base = "/limit-service-api/api/external/web/v3";
const transfer = "/web-api/api/internal/v1/account/user-transfer";

describe("a call that the specification names, below /web-api or elsewhere", () => {
  it.each([
    ["[7.03]", "GET /bff-api/config/all.json", ["lang"]],
    ["[7.04]", "GET /bff-api/config/group/get", ["groups", "lang"]],
    ["[7.05]", "POST /redirects-api/api/v1/redirect-light", []],
    ["[7.06]", "POST /blocks-api/api/v2/block", []],
    ["[7.01] [7.12]", "GET /web-api/policy/logo.agif", []],
    ["[7.01] [7.14]", "GET /web-api/user/gettoken", ["force_refresh"]],
    ["[7.01] [7.15]", "GET /web-api/session", []],
    ["[7.20]", "POST /captcha-api/captcha/validate", ["captcha"]],
    ["[7.20]", "GET /captcha-api/captcha/update", []],
    ["[7.20]", "GET /captcha-api/captcha/gettime", []],
    ["[7.01] [7.21]", "GET /web-api/api-v3/v2/user/agreement-rules/status", []],
    ["[7.28]", `POST ${transfer}/send-code/{id}`, []],
    ["[7.28]", `POST ${transfer}/check-code/{id}`, []],
    ["[7.28]", `POST ${transfer}/user-data`, []],
    ["[7.30]", `GET ${base}/limits`, []],
    ["[7.31]", `POST ${base}/limitaction`, ["action"]],
    ["[7.32]", `DELETE ${base}/limit`, []],
    ["[7.33]", `POST ${base}/ping`, []],
  ])("is described where it lies, %s: %s", (_, call, query) => {
    expect([...calls.keys()]).toContain(call);
    expect(calls.get(call)).toEqual(expect.arrayContaining(query));
  });

  it("tells the history of the main account page by page, with or without the archive [7.29]", () => {
    expect(calls.get("GET /account-api/v1/getMainAccount")).toEqual(
      expect.arrayContaining(["isIncludeArchive", "pageNumber"]),
    );
  });

  it("has its parameters by name where only they are given [7.34]", () => {
    const named = [...calls].filter(([, query]) =>
      ["whence", "groupId", "lng", "ref", "fcountry", "includeCategories"].every((name) => query.includes(name)),
    );
    expect(named.map(([call]) => call)).toHaveLength(1);
  });
});
