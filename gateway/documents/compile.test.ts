import { makeExecutableSchema } from "@graphql-tools/schema";
import { Kind, parse, type OperationDefinitionNode } from "graphql";
import { describe, expect, it } from "vitest";
import { compileOperation } from "./compile.ts";

interface Context {
  add: (by: number) => Promise<number>;
}
const schema = makeExecutableSchema<Context>({
  typeDefs: "type Query { count: Int! } type Mutation { add(by: Int!): Int! }",
  resolvers: { Mutation: { add: (_, { by }: { by: number }, { add }) => add(by) } },
});

/** A mutation's answer, and when its fields started and ended: each takes fewer turns than the one before. */
async function run(text: string) {
  const document = parse(text);
  const node = document.definitions.find(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  const order: string[] = [];
  const turns = [3, 2, 1];
  const add = async (by: number) => {
    order.push(`begin ${by}`);
    for (let left = turns.shift() ?? 0; left > 0; left -= 1) await Promise.resolve();
    order.push(`end ${by}`);
    return by;
  };
  const compiled = node === undefined ? null : compileOperation(schema, document, node);
  return { answer: await compiled?.query({}, { add }, {}), order };
}

describe("compiled mutations", () => {
  it("of one field answer, also among other operations and with a fragment", async () => {
    expect(await run("mutation { a: add(by: 5) }")).toEqual({
      answer: { data: { a: 5 } },
      order: ["begin 5", "end 5"],
    });
    expect((await run("mutation M { add(by: 5) } query Q { count }")).answer).toEqual({ data: { add: 5 } });
    expect((await run("mutation M { ...F } fragment F on Mutation { add(by: 6) }")).answer).toEqual({
      data: { add: 6 },
    });
  });

  it("of several fields run them one after the other, however they are written", async () => {
    const inTurn = ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"];
    for (const fields of [
      "a: add(by: 1) b: add(by: 2) c: add(by: 3)",
      "... on Mutation { a: add(by: 1) b: add(by: 2) c: add(by: 3) }",
    ]) {
      expect(await run(`mutation { ${fields} }`)).toEqual({ answer: { data: { a: 1, b: 2, c: 3 } }, order: inTurn });
    }
  });

  it("keep the words of their errors", async () => {
    const document = parse("mutation { add(by: 1) }");
    const [node] = document.definitions;
    const compiled = compileOperation(schema, document, node as OperationDefinitionNode);
    expect(await compiled?.query({}, { add: () => Promise.reject(new Error("no")) }, {})).toMatchObject({
      data: null,
      errors: [{ message: "no", path: ["add"] }],
    });
  });
});
