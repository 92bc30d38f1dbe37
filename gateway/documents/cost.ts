/**
 * The maximum cost of an operation, computed before it runs: the service calls it makes and the objects its answer can
 * hold, by the weights and list sizes of the schema. One point is about 10 µs of processor time in the gateway and the
 * services together; `npm run bench -- cost` measures it. Compiled once per operation; a call with variables is a
 * handful of additions. It is an upper bound: branches of an interface add up, and lists count at their full size.
 */
import {
  getNamedType,
  getNullableType,
  getOperationAST,
  isCompositeType,
  isListType,
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from "graphql";
import { collect, type Collected, type Conditions } from "./collect.ts";
import { callWeight, fieldWeight, listSizeOf, listSizesWhen, unknownListSize } from "./costDirectives.ts";
import { weigherOf } from "./inputCost.ts";
import type { Variables } from "./operation.ts";
import { argumentAt, compileValue, variableDefaults, type Value } from "./values.ts";

/** Known at once, or counted by the variables. */
type Cost = number | ((variables: Variables) => number);

/** Reading the schema, which needs no service, but is large. */
const introspectionCost = 500;
/** Every operation costs this much, also `{ __typename }`. */
const operationCost = 1;

/** Cost of a field: per item of the lists around it, and once regardless of their size (service calls are batched). */
interface FieldCost {
  each: Cost;
  once: Cost;
}

const count = (cost: Cost, variables: Variables) => (typeof cost === "number" ? cost : cost(variables));

function sum(costs: readonly Cost[]): Cost {
  const known = costs.reduce<number>((total, cost) => (typeof cost === "number" ? total + cost : total), 0);
  const open = costs.filter((cost) => typeof cost === "function");
  if (open.length === 0) return known;
  return (variables) => {
    let total = known;
    for (const cost of open) total += cost(variables);
    return total;
  };
}

function times(size: Cost, cost: Cost): Cost {
  if (typeof size === "number" && typeof cost === "number") return size * cost;
  if (cost === 0 || size === 0) return 0;
  return (variables) => {
    const length = count(size, variables);
    return length === 0 ? 0 : length * count(cost, variables);
  };
}

/** A cost that counts when one of several selections takes part. */
function when(ways: readonly Conditions[], cost: Cost): Cost {
  if (cost === 0 || ways.some((conditions) => conditions.length === 0)) return cost;
  return (variables) =>
    ways.some((conditions) => conditions.every((holds) => holds(variables))) ? count(cost, variables) : 0;
}

const lengthOf = (value: unknown): number | null => {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.length;
  return typeof value === "number" ? Math.max(0, value) : 1;
};
const isList = (type: GraphQLOutputType): boolean => isListType(getNullableType(type));

const free: FieldCost = { each: 0, once: 0 };

class Compiler {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly defaults: ReadonlyMap<string, unknown>;

  constructor(schema: GraphQLSchema, document: DocumentNode, defaults: ReadonlyMap<string, unknown>) {
    this.schema = schema;
    this.document = document;
    this.defaults = defaults;
  }

  /** Cost of fields on a type; `sized` are lists whose size comes from an argument of an ancestor. */
  fields(collected: readonly Collected[], sized: ReadonlyMap<string, Cost> | null): FieldCost {
    const costs = collected.map((one) => {
      const ways = one.nodes.map(({ conditions }) => conditions);
      const { each, once } = this.field(one, sized);
      return { each: when(ways, each), once: when(ways, once) };
    });
    return { each: sum(costs.map(({ each }) => each)), once: sum(costs.map(({ once }) => once)) };
  }

  private field({ parent, nodes }: Collected, sized: ReadonlyMap<string, Cost> | null): FieldCost {
    const node = nodes[0]?.node;
    if (node === undefined || node.name.value === "__typename") return free;
    if (node.name.value.startsWith("__")) return { each: introspectionCost, once: 0 };
    const field = "getFields" in parent ? parent.getFields()[node.name.value] : undefined;
    if (field === undefined) return free;
    const type = getNamedType(field.type);
    const given = this.argumentsOf(node);
    const size = this.size(field, given);
    const lists =
      size === null ? null : new Map((listSizeOf(this.schema, field)?.sizedFields ?? []).map((name) => [name, size]));
    const children = isCompositeType(type)
      ? this.fields(this.below(type, nodes), lists !== null && lists.size > 0 ? lists : null)
      : free;
    const length = isList(field.type) ? (sized?.get(field.name) ?? size ?? unknownListSize) : 1;
    return {
      each: sum([
        this.input(field, given),
        times(length, sum([fieldWeight(this.schema, parent, field, type), children.each])),
      ]),
      once: sum([callWeight(this.schema, parent, field), children.once]),
    };
  }

  private below(type: GraphQLCompositeType, nodes: Collected["nodes"]): Collected[] {
    return collect(
      this,
      type,
      nodes.flatMap(({ node, conditions }) =>
        node.selectionSet === undefined ? [] : [{ set: node.selectionSet, conditions }],
      ),
    );
  }

  private argumentsOf(node: FieldNode): (name: string) => Value | null {
    return (name) => {
      const argument = node.arguments?.find((candidate) => candidate.name.value === name);
      return argument === undefined ? null : compileValue(argument.value, this.defaults);
    };
  }

  /** Length of a field's list (or of its sized fields); null if the schema says nothing. */
  private size(field: GraphQLField<unknown, unknown>, given: (name: string) => Value | null): Cost | null {
    const listSize = listSizeOf(this.schema, field);
    const cases = listSizesWhen(this.schema, field).map((one) => ({
      ...one,
      ...argumentAt(one.argument, field.args, given),
    }));
    if (listSize === null && cases.length === 0) return null;
    const assumed = listSize?.assumedSize ?? unknownListSize;
    const slices = (listSize?.slicingArguments ?? []).map((path) => argumentAt(path, field.args, given));
    const find = (variables: Variables): number => {
      let longest: number | null = null;
      for (const slice of slices) {
        const length = lengthOf(slice.find(variables));
        if (length !== null) longest = Math.max(longest ?? 0, length);
      }
      return longest ?? cases.find((one) => one.find(variables) === one.equals)?.assumedSize ?? assumed;
    };
    return [...slices, ...cases].every(({ isKnown }) => isKnown) ? find({}) : find;
  }

  /** Weight of the arguments. */
  private input(field: GraphQLField<unknown, unknown>, given: (name: string) => Value | null): Cost {
    return sum(
      field.args.map((argument): Cost => {
        const value = given(argument.name);
        const weigh = value === null ? null : weigherOf(this.schema, argument);
        if (value === null || weigh === null) return 0;
        return "known" in value ? weigh(value.known) : (variables) => weigh(value.find(variables));
      }),
    );
  }
}

/**
 * The cost of an operation of a validated document as a function of its variables (as they came, not yet coerced).
 * An operation that does not exist costs nothing: it will not run.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): (variables: Variables) => number {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return () => 0;
  const compiler = new Compiler(schema, document, variableDefaults(operation));
  const { each, once } = compiler.fields(
    collect(compiler, root, [{ set: operation.selectionSet, conditions: [] }]),
    null,
  );
  const cost = sum([operationCost, each, once]);
  return typeof cost === "number" ? () => cost : cost;
}
