/**
 * Whether an answer is what its service's OpenAPI document says. Without it an answer with wrong types would end as an
 * unexpected error deep in a resolver, or as wrong data. Fields that the document does not name are no fault: a service
 * may grow.
 */
import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";

/** Says what is wrong with an answer's body, null when nothing is. */
export type Check = (body: unknown) => string | null;

interface OpenApi {
  paths: Record<string, Record<string, { responses?: Record<string, { content?: Record<string, { schema?: object }> }> } | undefined>>;
}

const folder = new URL("../upstream/", import.meta.url);
const suffix = ".openapi.json";

/** Bounds and closed objects are for what goes in; of an answer only the types, the required fields and the forms of numbers count. */
const notChecked: ReadonlySet<string> = new Set(["format", "maxLength", "minLength", "maxItems", "minItems", "minimum", "maximum", "propertyNames"]);

function loosened(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(loosened);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node)
    .filter(([name, value]) => !(notChecked.has(name) && typeof value !== "object") && !(name === "additionalProperties" && value === false))
    .map(([name, value]) => [name, loosened(value)]));
}

/** Escapes a part of a JSON pointer within a URI fragment. */
const pointerPart = (text: string) => encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));

/** Pointer of the schema of each call's 200, by "get /path"; null where it is no JSON. */
function readContracts(ajv: Ajv2020): Map<string, string | null> {
  const pointers = new Map<string, string | null>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(suffix))) {
    const document = loosened(JSON.parse(readFileSync(new URL(file, folder), "utf8"))) as OpenApi;
    ajv.addSchema(document, file);
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        const isJson = operation?.responses?.["200"]?.content?.["application/json"]?.schema !== undefined;
        pointers.set(`${method} ${path}`, !isJson ? null : `${file}#/paths/${pointerPart(path)}/${method}/responses/200/content/${pointerPart("application/json")}/schema`);
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

/** Whether a service's document has a call. `method` in lower case. */
export const isKnownCall = (method: string, path: string): boolean => contracts().pointers.has(`${method} ${path}`);

/** The check of a call, compiled when first asked for; null for a call whose document says nothing of its answer. */
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
