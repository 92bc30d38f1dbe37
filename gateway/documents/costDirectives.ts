/**
 * Cost information of the schema: `@cost` and `@listSize` of the GraphQL Cost Directives Specification (IBM), and
 * `@listSizeWhen`, which the specification lacks. Read from the SDL when an operation is compiled.
 */
import {
  getDirectiveValues,
  isCompositeType,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";

export interface ListSize {
  assumedSize?: number;
  slicingArguments?: readonly string[];
  sizedFields?: readonly string[];
  requireOneSlicingArgument: boolean;
}

export interface ListSizeWhen {
  argument: string;
  equals: boolean;
  assumedSize: number;
}

interface Directed {
  astNode?: { directives?: readonly { name: { value: string } }[] | undefined } | null | undefined;
}

/** Default size of a list. A schema test makes sure that no list with costly items relies on it. */
export const unknownListSize = 10;
/** Weight of a mutation that names none: it writes. */
const mutationWeight = 10;
/** Cost of a root field's service call, unless `@upstreamCall` says otherwise. */
const rootCallWeight = 100;

function directive(schema: GraphQLSchema, name: string): GraphQLDirective {
  const found = schema.getDirective(name);
  if (!found) throw new Error(`The schema defines no @${name}.`);
  return found;
}

const valuesOf = <T>(schema: GraphQLSchema, name: string, { astNode }: Directed): T | null =>
  ((astNode && getDirectiveValues(directive(schema, name), astNode as Parameters<typeof getDirectiveValues>[1])) ??
    null) as T | null;

/** `@cost` of a field, argument, input field or type; null without one. */
export function weightOf(schema: GraphQLSchema, definition: Directed): number | null {
  const values = valuesOf<{ weight: string }>(schema, "cost", definition);
  return values === null ? null : Number(values.weight);
}

/** Weight of one value of a type: objects 1, leaves 0, unless `@cost` says otherwise. */
export const typeWeight = (schema: GraphQLSchema, type: GraphQLNamedType): number =>
  weightOf(schema, type) ?? (isCompositeType(type) ? 1 : 0);

/** Weight of one value of a field. */
export function fieldWeight(
  schema: GraphQLSchema,
  parent: GraphQLNamedType,
  field: GraphQLField<unknown, unknown>,
  type: GraphQLNamedType,
): number {
  return weightOf(schema, field) ?? (parent === schema.getMutationType() ? mutationWeight : typeWeight(schema, type));
}

/**
 * One-time cost of a field's service call, however many items need it: from `@upstreamCall`, and for root fields by
 * default.
 */
export function callWeight(
  schema: GraphQLSchema,
  parent: GraphQLNamedType,
  field: GraphQLField<unknown, unknown>,
): number {
  const values = valuesOf<{ weight: string }>(schema, "upstreamCall", field);
  if (values !== null) return Number(values.weight);
  return parent === schema.getQueryType() || parent === schema.getMutationType() ? rootCallWeight : 0;
}

export const listSizeOf = (schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): ListSize | null =>
  valuesOf<ListSize>(schema, "listSize", field);

/** Every `@listSizeWhen` of a field. */
export function listSizesWhen(schema: GraphQLSchema, { astNode }: GraphQLField<unknown, unknown>): ListSizeWhen[] {
  const own = astNode?.directives?.filter(({ name }) => name.value === "listSizeWhen") ?? [];
  return own.map(
    (node) => getDirectiveValues(directive(schema, "listSizeWhen"), { directives: [node] }) as unknown as ListSizeWhen,
  );
}
