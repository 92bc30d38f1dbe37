/** Operators write their own services against these documents, so nothing in them may be without words. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openapiDocument } from "./platform/http/openapi.ts";
import { services } from "./registry.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Node = { [key: string]: Json };

const isNode = (value: Json | undefined): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: Json | undefined) => typeof value === "string" && value.trim() !== "";

/** Paths of schema properties without a description, neither their own nor their component's. */
function silentProperties(schema: Json | undefined, components: Node, path: string): string[] {
  if (Array.isArray(schema))
    return schema.flatMap((part, index) => silentProperties(part, components, `${path}/${index}`));
  if (!isNode(schema)) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === "properties" && isNode(value))
      return Object.entries(value).flatMap(([name, property]) => [
        ...(isDescribed(property, components) ? [] : [`${path}.${name}`]),
        ...silentProperties(property, components, `${path}.${name}`),
      ]);
    return silentProperties(value, components, path);
  });
}

function isDescribed(property: Json, components: Node): boolean {
  if (!isNode(property)) return false;
  if (isText(property["description"])) return true;
  const { $ref: reference } = property;
  const component = typeof reference === "string" ? components[reference.slice(reference.lastIndexOf("/") + 1)] : null;
  return isNode(component ?? null) && isText((component as Node)["description"]);
}

interface Operation {
  summary?: string;
  security?: Record<string, unknown>[];
  parameters?: { name: string; description?: string }[];
  responses: Record<string, { description?: string }>;
}

interface Document {
  components: { schemas: Node; securitySchemes: Record<string, unknown> };
  paths: Record<string, Record<string, Operation>>;
}

describe.each(services.filter(({ api }) => api !== undefined))("the document of $name", async (service) => {
  const { components, paths } = JSON.parse(await openapiDocument(service, services)) as Document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, name: `${method} ${path}` })),
  );

  it("says what each operation does", () => {
    expect(operations.filter(({ summary }) => !isText(summary)).map(({ name }) => name)).toEqual([]);
  });

  it("says who may make each call, by schemes that it has", () => {
    expect(operations.filter(({ security }) => security === undefined).map(({ name }) => name)).toEqual([]);
    const asked = operations.flatMap(({ security = [] }) => security.flatMap((one) => Object.keys(one)));
    expect(asked.filter((scheme) => !(scheme in components.securitySchemes))).toEqual([]);
  });

  it("names the codes of each error status", () => {
    expect(
      operations.flatMap(({ name, responses }) =>
        Object.entries(responses)
          .filter(([status, { description = "" }]) => Number(status) >= 400 && !/^[A-Z_]+: .+\.$/.test(description))
          .map(([status]) => `${name} ${status}`),
      ),
    ).toEqual([]);
  });

  it("describes each parameter and each property", () => {
    expect([
      ...operations.flatMap(({ name, parameters = [] }) =>
        parameters.filter(({ description }) => !isText(description)).map((parameter) => `${name} ${parameter.name}`),
      ),
      ...silentProperties(paths as unknown as Json, components.schemas, service.name),
      ...silentProperties(components.schemas, components.schemas, service.name),
    ]).toEqual([]);
  });

  it("cites nothing that its readers don't have", () => {
    expect(JSON.stringify({ components, paths }).match(/.{0,40}(SPEC|\[\d+\.\d\d).{0,20}/g) ?? []).toEqual([]);
  });
});

/** Calls of the service key that machines make, not staff. */
const OF_MACHINES = /^\/(redirects-api|events-api)\//;

it("docs/operating.md names every call of the operator's staff, and no other", { tags: "slow" }, async () => {
  const documents = await Promise.all(
    services
      .filter(({ api }) => api !== undefined)
      .map(async (service) => JSON.parse(await openapiDocument(service, services)) as Document),
  );
  const calls = documents.flatMap(({ paths }) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { security = [] }]) => security.some((scheme) => "serviceKey" in scheme))
        .filter(() => !OF_MACHINES.test(path))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    ),
  );
  const page = readFileSync(new URL("../docs/operating.md", import.meta.url), "utf8");
  const named = [...page.matchAll(/\| `([A-Z]+ \/[^`]+)` \|/g)].map(([, call]) => call);
  expect(named.toSorted()).toEqual(calls.toSorted());
});
