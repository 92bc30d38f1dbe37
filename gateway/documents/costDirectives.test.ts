/** Checks the whole schema, including later additions: every list has a size and every weight is explicit. */
import {
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isCompositeType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLNamedType,
} from "graphql";
import { describe, expect, it } from "vitest";
import { executableSchema } from "../schema.ts";
import { listSizeOf, listSizesWhen, typeWeight } from "./costDirectives.ts";
import { valueAt } from "./values.ts";

const schema = executableSchema();
const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
type Field = GraphQLField<unknown, unknown>;
const fieldsOf = (type: GraphQLNamedType): Field[] =>
  "getFields" in type && isCompositeType(type) ? Object.values(type.getFields()) : [];
const fields = types.flatMap((type) =>
  fieldsOf(type).map((field) => ({ name: `${type.name}.${field.name}`, type, field })),
);

/** Whether anything below a type has a weight, so that the number of its items matters. */
function isWeighty(type: GraphQLNamedType, open: readonly GraphQLNamedType[] = []): boolean {
  if (!isCompositeType(type) || open.includes(type)) return false;
  const possible: readonly GraphQLCompositeType[] = isObjectType(type) ? [type] : schema.getPossibleTypes(type);
  return (
    typeWeight(schema, type) > 0 ||
    possible.some((one) => fieldsOf(one).some((field) => isWeighty(getNamedType(field.type), [...open, type])))
  );
}

/** Fields whose size is set by another field's `sizedFields`, such as `edges`. */
const sizedElsewhere = new Set(
  fields.flatMap(({ field }) =>
    (listSizeOf(schema, field)?.sizedFields ?? []).map((name) => `${getNamedType(field.type).name}.${name}`),
  ),
);

describe("the schema's costs", () => {
  it("give every list of objects a size", () => {
    const lists = fields.filter(
      ({ field }) => isListType(getNullableType(field.type)) && isWeighty(getNamedType(field.type)),
    );
    expect(lists.length).toBeGreaterThan(15);
    expect(
      lists
        .filter(({ name, field }) => listSizeOf(schema, field) === null && !sizedElsewhere.has(name))
        .map(({ name }) => name),
      "fields that need @listSize",
    ).toEqual([]);
  });

  it("let the page size of every connection count", () => {
    const connections = fields.filter(({ field }) => getNamedType(field.type).name.endsWith("Connection"));
    expect(connections.length).toBeGreaterThan(2);
    const without = connections.filter(({ field }) => {
      const size = listSizeOf(schema, field);
      return (
        size === null ||
        size.sizedFields?.includes("edges") !== true ||
        field.args.some(({ name }) => ["first", "last"].includes(name) && !size.slicingArguments?.includes(name))
      );
    });
    expect(
      without.map(({ name }) => name),
      'connections that need @listSize(slicingArguments: ["first"], sizedFields: ["edges"])',
    ).toEqual([]);
  });

  it("name arguments and fields that exist, and demand none that may be left out", () => {
    const wrong = fields.flatMap(({ name, field }) => {
      const size = listSizeOf(schema, field);
      const children = fieldsOf(getNamedType(field.type));
      const argument = (path: string) => field.args.find((candidate) => candidate.name === path.split(".", 1)[0]);
      return [
        ...(size?.slicingArguments ?? []).filter((path) => {
          const [head = "", ...rest] = path.split(".");
          const type = argument(head)?.type;
          // Every step of a path has a value in a sample that has it.
          return (
            type === undefined ||
            valueAt(
              rest.reduceRight<unknown>((value, step) => ({ [step]: value }), 1),
              type,
              rest,
            ) === undefined
          );
        }),
        ...(size?.sizedFields ?? []).filter(
          (child) =>
            !children.some((candidate) => candidate.name === child && isListType(getNullableType(candidate.type))),
        ),
        ...listSizesWhen(schema, field)
          .filter((one) => argument(one.argument) === undefined)
          .map((one) => one.argument),
        ...(size?.requireOneSlicingArgument === true &&
        size.slicingArguments &&
        !size.slicingArguments.some((path) => isNonNullType(argument(path)?.type))
          ? ["requireOneSlicingArgument"]
          : []),
      ].map((problem) => `${name}: ${problem}`);
    });
    expect(wrong).toEqual([]);
  });

  it("count logins and phones by arguments that exist", () => {
    const rateLimit = schema.getDirective("rateLimit");
    if (!rateLimit) throw new Error("no @rateLimit");
    const limited = fields.flatMap(({ name, field }) => {
      const login = field.astNode && (getDirectiveValues(rateLimit, field.astNode)?.["login"] as string[] | undefined);
      return login ? login.map((path) => ({ name, field, path })) : [];
    });
    expect(limited.length).toBeGreaterThan(2);
    const wrong = limited.filter(({ field, path }) => {
      const [head = "", ...rest] = path.split(".");
      const type = field.args.find((argument) => argument.name === head)?.type;
      return (
        type === undefined ||
        valueAt(
          rest.reduceRight<unknown>((value, step) => ({ [step]: value }), 1),
          type,
          rest,
        ) === undefined
      );
    });
    expect(wrong.map(({ name, path }) => `${name}: ${path}`)).toEqual([]);
  });

  it("have weights that are numbers", () => {
    const cost = schema.getDirective("cost");
    if (!cost) throw new Error("no @cost");
    const places = [...types, ...fields.flatMap(({ field }) => [field, ...field.args])];
    const weights = places
      .flatMap(({ astNode }) => (astNode ? [getDirectiveValues(cost, astNode)?.["weight"]] : []))
      .filter((weight) => weight !== undefined);
    expect(weights.length).toBeGreaterThan(5);
    for (const weight of weights) expect(weight).toMatch(/^\d+(\.\d+)?$/);
  });
});
