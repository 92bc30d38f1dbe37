/**
 * Checks answers against the service's OpenAPI document. Otherwise an answer with wrong types would end as an
 * unexpected error deep in a resolver, or as wrong data. Undocumented fields are fine: a service may grow.
 */
import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";

/** Returns what is wrong with an answer's body, null if nothing is. */
export type Check = (body: unknown) => string | null;

interface OpenApi {
  paths: Record<
    string,
    Record<string, { responses?: Record<string, { content?: Record<string, { schema?: object }> }> } | undefined>
  >;
}

const folder = new URL("../upstream/", import.meta.url);
const suffix = ".openapi.json";

/**
 * Bounds and closed objects only matter for requests. In answers only types, required fields and number formats count.
 */
const notChecked: ReadonlySet<string> = new Set([
  "format",
  "maxLength",
  "minLength",
  "maxItems",
  "minItems",
  "minimum",
  "maximum",
  "propertyNames",
]);

function loosened(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(loosened);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(
        ([name, value]) =>
          !(notChecked.has(name) && typeof value !== "object") && !(name === "additionalProperties" && value === false),
      )
      .map(([name, value]) => [name, loosened(value)]),
  );
}

/** Escapes a part of a JSON pointer within a URI fragment. */
const pointerPart = (text: string) => encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));

/** Pointer of the schema of each call's 200, by "get /path"; null if it is no JSON. */
function readContracts(ajv: Ajv2020): Map<string, string | null> {
  const pointers = new Map<string, string | null>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(suffix))) {
    const document = loosened(JSON.parse(readFileSync(new URL(file, folder), "utf8"))) as OpenApi;
    ajv.addSchema(document, file);
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        const isJson = operation?.responses?.["200"]?.content?.["application/json"]?.schema !== undefined;
        pointers.set(
          `${method} ${path}`,
          !isJson
            ? null
            : `${file}#/paths/${pointerPart(path)}/${method}/responses/200/content/${pointerPart("application/json")}/schema`,
        );
      }
    }
  }
  return pointers;
}

interface Contracts {
  ajv: Ajv2020;
  pointers: ReadonlyMap<string, string | null>;
}

let read: Contracts | null = null;

function contracts(): Contracts {
  if (read === null) {
    const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
    read = { ajv, pointers: readContracts(ajv) };
  }
  return read;
}

/**
 * Whether a service's document has a call. `method` in lower case.
 * @internal used by tests
 */
export const isKnownCall = (method: string, path: string): boolean => contracts().pointers.has(`${method} ${path}`);

/** The check of a call, compiled on first use; null if the document doesn't describe the answer. */
export function checkOf(method: string, path: string): Check | null {
  const { ajv, pointers } = contracts();
  const pointer = pointers.get(`${method} ${path}`) ?? null;
  if (pointer === null) return null;
  const validate = ajv.compile({ $ref: pointer });
  return (body) => {
    if (validate(body)) return null;
    const [error] = validate.errors ?? [];
    return `${error?.instancePath || "/"} ${error?.message ?? "is wrong"}`;
  };
}
