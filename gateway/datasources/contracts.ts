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

/** Pointer of the schema of each call's 200, by "get /path". */
function readContracts(ajv: Ajv2020): Map<string, string> {
  const pointers = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(suffix))) {
    const document = loosened(JSON.parse(readFileSync(new URL(file, folder), "utf8"))) as OpenApi;
    ajv.addSchema(document, file);
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        if (operation?.responses?.["200"]?.content?.["application/json"]?.schema === undefined) continue;
        pointers.set(`${method} ${path}`, `${file}#/paths/${pointerPart(path)}/${method}/responses/200/content/${pointerPart("application/json")}/schema`);
      }
    }
  }
  return pointers;
}

let known: { ajv: Ajv2020; pointers: Map<string, string> } | null = null;

/** The check of a call, compiled when first asked for; null for a call whose document says nothing. */
export function checkOf(method: string, path: string): Check | null {
  if (known === null) {
    const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
    known = { ajv, pointers: readContracts(ajv) };
  }
  const pointer = known.pointers.get(`${method} ${path}`);
  if (pointer === undefined) return null;
  const validate = known.ajv.compile({ $ref: pointer });
  return (body) => {
    if (validate(body)) return null;
    const [error] = validate.errors ?? [];
    return `${error?.instancePath || "/"} ${error?.message ?? "is wrong"}`;
  };
}
