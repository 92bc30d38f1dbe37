import { makeExecutableSchema } from "@graphql-tools/schema";
import { execute as standard, GraphQLError, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { UpstreamError } from "../datasources/errors.ts";
import { createExecutor } from "./jit.ts";

const typeDefs = `
  interface Thing { id: ID! }
  type Cup implements Thing { id: ID! size: Int! }
  type Query { ok(n: Int! = 3): Int  upstream: Int  plain: Int  things: [Thing!]!  must: Int!  list: [Cup] }
`;
const resolvers = {
  Query: {
    ok: (_: unknown, { n }: { n: number }) => n,
    upstream: () => Promise.reject(new UpstreamError("book", "UPSTREAM_ERROR", 502)),
    plain: () => {
      throw new Error("oops");
    },
    things: () => [{ __typename: "Cup", id: "1", size: 2 }],
    must: () => null,
    list: async () => [{ id: "1", size: 2 }, { id: "2", size: null }],
  },
};
const schema = makeExecutableSchema({ typeDefs, resolvers });

/** Answers of the compiled code and of the standard executor, as they leave over HTTP. */
async function both(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  const execute = createExecutor(schema, { compileAt: 1 });
  const compiled = await execute({ document, key: query, operationName: null, variables, context: {} });
  const plain = await standard({ schema, document, variableValues: variables });
  return [compiled, plain].map((result) => JSON.parse(JSON.stringify({
    data: result.data, errors: result.errors?.map((error) => ({ message: error.message, path: error.path, extensions: error.extensions })),
  })) as unknown);
}

describe("compiled documents", () => {
  it.each([
    ["a value", "{ ok }"], ["an error of a service", "{ ok upstream }"], ["an unexpected error", "{ plain ok }"], ["an interface", "{ things { __typename id ... on Cup { size } } }"],
    ["a null where none may be, in a list", "{ list { id size } ok }"], ["aliases and conditions", "query($no: Boolean = false) { a: ok(n: 1) b: ok(n: 2) @include(if: $no) }"],
    ["an alias of a failing field", "{ up: upstream }"],
  ])("answer %s as the standard executor does", async (_, query) => {
    const [compiled, plain] = await both(query);
    expect(compiled).toEqual(plain);
  });

  it("turn errors into real ones with path and extensions", async () => {
    const document = parse("{ upstream }");
    const { errors } = await createExecutor(schema, { compileAt: 1 })({ document, key: "k", operationName: null, variables: {}, context: {} });
    expect(errors?.[0]).toBeInstanceOf(GraphQLError);
    expect(errors?.[0]?.toJSON()).toMatchObject({ path: ["upstream"], extensions: { code: "UPSTREAM_ERROR", upstream: { service: "book", status: 502 } } });
  });

  it("refuse a wrong variable without running anything", async () => {
    const document = parse("query($n: Int!) { ok(n: $n) }");
    const { data, errors } = await createExecutor(schema, { compileAt: 1 })({ document, key: "k", operationName: null, variables: { n: "x" }, context: {} });
    expect(data).toBeUndefined();
    expect(errors).toHaveLength(1);
  });

  it("are told apart by the name of the operation", async () => {
    const document = parse("query A { ok(n: 1) } query B { ok(n: 2) }");
    const execute = createExecutor(schema, { compileAt: 1 });
    const answers = await Promise.all(["A", "B", "A"].map(async (operationName) => (await execute({ document, key: "k", operationName, variables: {}, context: {} })).data));
    expect(answers).toEqual([{ ok: 1 }, { ok: 2 }, { ok: 1 }]);
  });
});
