/** The schema against those who use it: what clients were promised, and every operation that this repository sends. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { validate } from "@graphql-inspector/core";
import { buildSchema, Kind, parse, Source, type DocumentNode, type GraphQLError } from "graphql";
import { describe, expect, it } from "vitest";
import { problemsOf } from "../../gateway/documents/limits.ts";
import { executableSchema } from "../../gateway/schema.ts";
import { baseline, changes } from "../../scripts/lib/schemaBaseline.ts";

const schema = executableSchema();
const root = fileURLToPath(new URL("../../", import.meta.url));

describe("what clients were promised", () => {
  it("still holds, and the promise is up to date (npm run schema:accept)", async () => {
    expect(await changes(baseline(), schema)).toEqual({ breaking: [], other: [] });
  });

  const base = "type Query { a(x: Int): A old: String } type A { id: ID! b: B } enum B { ONE TWO } input I { x: Int }";
  it.each([
    ["a field that is gone", base.replace(" old: String", "")],
    ["another type", base.replace("old: String", "old: Int")],
    ["null where none was", base.replace("id: ID!", "id: ID")],
    ["an argument that must be given", base.replace("x: Int)", "x: Int!)")],
    ["an argument that is gone", base.replace("(x: Int)", "")],
    ["an enum value that is gone", base.replace("ONE TWO", "ONE")],
    ["an input field that must be given", base.replace("{ x: Int }", "{ x: Int y: Int! }")],
    ["a type that is gone", base.replace("enum B { ONE TWO } ", "").replace("b: B", "b: String")],
  ])("%s would be told as a break", async (_, after) => {
    expect((await changes(buildSchema(base), buildSchema(after))).breaking).not.toEqual([]);
  });

  it("new things, words and costs break nobody", async () => {
    const after = `directive @cost(weight: String!) on FIELD_DEFINITION\n"Words" ${base.replace("old: String", 'old: String new: Int @cost(weight: "2")')}`;
    expect(await changes(buildSchema(base), buildSchema(after))).toEqual({
      breaking: [],
      other: [expect.stringContaining("new")],
    });
  });
});

function files(folder: string, ending: RegExp): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !/node_modules|generated/.test(name))
    .map((name) => join(folder, name));
}

/** Operations and fragments written as template literals: those that begin like one. */
function literals(file: string): Source[] {
  const found = readFileSync(join(root, file), "utf8").matchAll(
    /`\s*((?:#[^\n`]*\n\s*)*(?:query|mutation|subscription|fragment)\b[^`]*)`/g,
  );
  return [...found].map(([, text = ""]) => new Source(text, file));
}

const trusted = JSON.parse(readFileSync(join(root, "gateway/documents/trusted.json"), "utf8")) as {
  operations: { name: string; body: string }[];
};
const sent: Source[] = [
  ...trusted.operations.map(({ name, body }) => new Source(body, `the site's ${name}`)),
  ...files("examples", /\.(ts|js|mjs)$/).flatMap(literals),
  ...files("gateway/explorer/examples", /(?<!\.test)\.ts$/).flatMap(literals),
];
const siteFiles = files("web/src/operations", /\.graphql$/).map(
  (file) => new Source(readFileSync(join(root, file), "utf8"), file),
);

const messagesOf = (errors: readonly { source: Source; errors: GraphQLError[]; deprecated: GraphQLError[] }[]) =>
  errors.flatMap(({ source, errors: wrong, deprecated }) =>
    [...wrong, ...deprecated].map(({ message }) => `${source.name}: ${message}`),
  );

describe("operations of this repository", () => {
  it("are there", () => {
    expect(trusted.operations.length).toBeGreaterThan(10);
    expect(siteFiles.length).toBeGreaterThan(3);
    expect(sent.filter(({ name }) => name.startsWith("gateway/explorer")).length).toBeGreaterThan(10);
  });

  it("fit the schema and use nothing deprecated: what is sent", () => {
    expect(messagesOf(sent.flatMap((source) => validate(schema, [source], { strictDeprecated: true })))).toEqual([]);
  });

  it("fit the schema and use nothing deprecated: the site's files, fragments shared", () => {
    expect(messagesOf(validate(schema, siteFiles, { strictDeprecated: true }))).toEqual([]);
  });

  it("would be told when one does not fit", () => {
    expect(
      messagesOf(validate(schema, [new Source("query A { sports(section: LINE) { id oddsOnDraw } }", "a")])),
    ).toEqual([expect.stringContaining("oddsOnDraw")]);
  });

  it("stay within the limits that strangers are held to", () => {
    const large = sent.flatMap((source) => {
      const document: DocumentNode = parse(source);
      const isOperation = document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      return isOperation ? problemsOf(document).map(({ message }) => `${source.name}: ${message}`) : [];
    });
    expect(large).toEqual([]);
  });
});
