/** The same request answers the same the first and the fourth time, whatever else its document holds. */
import { readFileSync } from "node:fs";
import {
  buildSchema,
  execute,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type ExecutionResult,
  type GraphQLOutputType,
  type GraphQLSchema,
} from "graphql";
import { expect, it } from "vitest";
import { executeOperation } from "../../gateway/execution/jit.ts";
import { PreparedOperation } from "../../gateway/documents/operation.ts";
import { DocumentStore } from "../../gateway/documents/store.ts";
import { randomRequest } from "./randomRequest.ts";

const plain: Readonly<Record<string, unknown>> = { Int: 3, Float: 1.5, Boolean: true };

/** The real schema. Texts say which arguments their field had, everything else is a constant of its type. */
function echoingSchema(): GraphQLSchema {
  const schema = buildSchema(readFileSync(new URL("../../gateway/schema.graphql", import.meta.url), "utf8"));
  const valueOf = (type: GraphQLOutputType, args: object): unknown => {
    if (isNonNullType(type)) return valueOf(type.ofType, args);
    if (isListType(type)) return [valueOf(type.ofType, args)];
    if (isAbstractType(type)) return { __typename: schema.getPossibleTypes(type)[0]?.name, args };
    if (isCompositeType(type)) return { args };
    if (isEnumType(type)) return type.getValues()[0]?.value;
    return plain[type.name] ?? JSON.stringify(args, (_, value: unknown) => sorted(value));
  };
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && !type.name.startsWith("__"))
      for (const field of Object.values(type.getFields()))
        field.resolve = (parent: { args?: object }, args: object) =>
          valueOf(field.type, Object.keys(args).length === 0 ? (parent.args ?? {}) : args);
  return schema;
}

/** Keys in one order: compiled code doesn't keep that of conditional fields. */
const sorted = (value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
const shown = ({ data, errors }: ExecutionResult) =>
  JSON.stringify({ data, errors: errors?.map(({ message }) => message) }, (_, value: unknown) => sorted(value));

const isLong = process.env["TEST_LONG"] === "1";
const pairs = isLong ? 20_000 : 300;

it(
  `answers ${pairs} random requests in compiled code as the standard executor does`,
  { timeout: 1_200_000 },
  async () => {
    const schema = echoingSchema();
    const store = new DocumentStore({ schema });
    let compared = 0;
    for (let seed = 1; compared < pairs; seed += 1) {
      const { text, operationName, variables } = randomRequest(schema, seed, 4);
      const document = store.read(text);
      if (!("text" in document)) throw new Error(`seed ${seed} is no valid document: ${document[0]?.message}`);
      const operation = document.operation(operationName);
      if (!(operation instanceof PreparedOperation)) throw operation;
      for (const each of variables) {
        const isCompiled = operation.compiled !== null;
        const answer = await executeOperation(operation, { variables: each, context: {}, root: {} });
        // What isn't compiled is the standard executor's own.
        if (!isCompiled) continue;
        compared += 1;
        const standard = await execute({
          schema,
          document: document.document,
          operationName,
          variableValues: each,
          rootValue: {},
        });
        expect(shown(answer), `seed ${seed}: ${text}\n${JSON.stringify(each)}`).toBe(shown(standard));
      }
    }
  },
);
