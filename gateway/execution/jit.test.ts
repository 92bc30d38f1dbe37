import { makeExecutableSchema } from "@graphql-tools/schema";
import { execute as standard, GraphQLError, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { UpstreamError } from "../transport/upstreamError.ts";
import { DocumentStore } from "../documents/store.ts";
import { executeOperation } from "./jit.ts";

const typeDefs = `
  interface Thing { id: ID! }
  type Cup implements Thing { id: ID! size: Int! }
  type Query { ok(n: Int! = 3): Int  upstream: Int  plain: Int  things: [Thing!]!  must: Int!  list: [Cup] }
`;
const resolvers = {
  Query: {
    ok: (_: unknown, { n }: { n: number }) => n,
    upstream: () => Promise.reject(new UpstreamError("book", "UPSTREAM_ERROR", { status: 502 })),
    plain: () => {
      throw new Error("oops");
    },
    things: () => [{ __typename: "Cup", id: "1", size: 2 }],
    must: () => null,
    list: async () => [
      { id: "1", size: 2 },
      { id: "2", size: null },
    ],
  },
};
const schema = makeExecutableSchema({ typeDefs, resolvers });

/** Runs a document by compiled code. */
function compiled(
  text: string,
  variables: Record<string, unknown> = {},
  documents = new DocumentStore({ schema, compileAt: 1 }),
  name: string | null = null,
) {
  const read = documents.read(text);
  if (!("operation" in read)) throw read[0];
  const operation = read.operation(name);
  if (operation instanceof GraphQLError) throw operation;
  expect(operation.compiled).not.toBeNull();
  return executeOperation(operation, { variables, context: {} });
}

/** Answers of the compiled code and of the standard executor, as they leave over HTTP. */
async function both(query: string, variables: Record<string, unknown> = {}) {
  const plain = await standard({ schema, document: parse(query), variableValues: variables });
  return [await compiled(query, variables), plain].map(
    (result) =>
      JSON.parse(
        JSON.stringify({
          data: result.data,
          errors: result.errors?.map((error) => ({
            message: error.message,
            path: error.path,
            extensions: error.extensions,
          })),
        }),
      ) as unknown,
  );
}

describe("compiled documents", () => {
  it.each([
    ["a value", "{ ok }"],
    ["an error of a service", "{ ok upstream }"],
    ["an unexpected error", "{ plain ok }"],
    ["an interface", "{ things { __typename id ... on Cup { size } } }"],
    ["a null where none may be, in a list", "{ list { id size } ok }"],
    ["aliases and conditions", "query($no: Boolean = false) { a: ok(n: 1) b: ok(n: 2) @include(if: $no) }"],
    ["an alias of a failing field", "{ up: upstream }"],
  ])("answer %s as the standard executor does", async (_, query) => {
    const [byCode, plain] = await both(query);
    expect(byCode).toEqual(plain);
  });

  it("turn errors into real ones with path and extensions", async () => {
    const { errors } = await compiled("{ upstream }");
    expect(errors?.[0]).toBeInstanceOf(GraphQLError);
    expect(errors?.[0]?.toJSON()).toMatchObject({
      path: ["upstream"],
      extensions: { code: "UPSTREAM_ERROR", upstream: { service: "book", status: 502 } },
    });
  });

  it("refuse a wrong variable without running anything", async () => {
    const query = "query($n: Int!) { ok(n: $n) }";
    const { data, errors } = await compiled(query, { n: "x" });
    expect(data).toBeUndefined();
    expect(errors?.map(({ message, extensions }) => [message, extensions["code"]])).toEqual([
      [
        (await standard({ schema, document: parse(query), variableValues: { n: "x" } })).errors?.[0]?.message,
        "BAD_USER_INPUT",
      ],
    ]);
  });

  it("are told apart by the name of the operation", async () => {
    const documents = new DocumentStore({ schema, compileAt: 1 });
    const answers = await Promise.all(
      ["A", "B", "A"].map(
        async (name) => (await compiled("query A { ok(n: 1) } query B { ok(n: 2) }", {}, documents, name)).data,
      ),
    );
    expect(answers).toEqual([{ ok: 1 }, { ok: 2 }, { ok: 1 }]);
  });
});
