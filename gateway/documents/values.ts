/**
 * Values in a document (arguments, conditions) as functions of the variables; those without variables are known at
 * once.
 */
import {
  getNamedType,
  isInputObjectType,
  Kind,
  valueFromASTUntyped,
  type GraphQLArgument,
  type GraphQLInputType,
  type OperationDefinitionNode,
  type ValueNode,
} from "graphql";
import type { Variables } from "./operation.ts";

/** A value, or the function that finds it. */
export type Value = { known: unknown } | { find: (variables: Variables) => unknown };

export const valueOf = (value: Value, variables: Variables): unknown =>
  "known" in value ? value.known : value.find(variables);

/** Defaults of an operation's variables. */
export function variableDefaults(operation: OperationDefinitionNode): ReadonlyMap<string, unknown> {
  return new Map(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)] as const],
    ),
  );
}

/** Compiles a value. */
export function compileValue(node: ValueNode, defaults: ReadonlyMap<string, unknown>): Value {
  if (node.kind === Kind.VARIABLE) {
    const name = node.name.value;
    const fallback = defaults.get(name);
    // Own properties only, not inherited ones.
    return {
      find: (variables) =>
        Object.hasOwn(variables, name) && variables[name] !== undefined ? variables[name] : fallback,
    };
  }
  if (node.kind === Kind.LIST) {
    const parts = node.values.map((part) => compileValue(part, defaults));
    if (parts.every((part) => "known" in part)) return { known: parts.map(({ known }) => known) };
    return { find: (variables) => parts.map((part) => valueOf(part, variables)) };
  }
  if (node.kind === Kind.OBJECT) {
    const parts = node.fields.map(({ name, value }) => [name.value, compileValue(value, defaults)] as const);
    const made = (variables: Variables) =>
      Object.fromEntries(parts.map(([name, part]) => [name, valueOf(part, variables)]));
    return parts.every(([, part]) => "known" in part) ? { known: made({}) } : { find: made };
  }
  return { known: valueFromASTUntyped(node) };
}

/** What lies at a path in a value, with the defaults of input fields; undefined if nothing is given. */
export function valueAt(value: unknown, type: GraphQLInputType, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const named = getNamedType(type);
  if (!isInputObjectType(named) || typeof value !== "object" || value === null) return undefined;
  const field = named.getFields()[name];
  if (field === undefined) return undefined;
  const own = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
  return valueAt(own === undefined ? field.defaultValue : own, field.type, rest);
}

/** The argument named at the head of a path such as "filter.ids", compiled, and the way on from it. */
export function argumentAt(
  path: string,
  definitions: readonly GraphQLArgument[],
  given: (name: string) => Value | null,
): { find: (variables: Variables) => unknown; isKnown: boolean } {
  const [head = "", ...rest] = path.split(".");
  const definition = definitions.find(({ name }) => name === head);
  if (definition === undefined) throw new Error(`The schema names an argument ${path} that does not exist.`);
  const value = given(head) ?? { known: undefined };
  return {
    isKnown: "known" in value,
    find: (variables) => {
      const own = valueOf(value, variables);
      return valueAt(own === undefined ? definition.defaultValue : own, definition.type, rest);
    },
  };
}
