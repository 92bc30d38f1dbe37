/**
 * The fields of a selection set as they will be answered: fragments opened, the same response name asked for twice
 * taken together.
 */
import {
  isAbstractType,
  isCompositeType,
  Kind,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type SelectionSetNode,
} from "graphql";
import { compileValue, valueOf } from "./values.ts";
import type { Variables } from "./operation.ts";

/** Whether a selection takes part; all of them must hold. */
export type Conditions = readonly ((variables: Variables) => boolean)[];

export interface Selected {
  set: SelectionSetNode;
  conditions: Conditions;
}

export interface Collected {
  /** The type that the field belongs to. */
  parent: GraphQLCompositeType;
  nodes: { node: FieldNode; conditions: Conditions }[];
}

export interface CollectOptions {
  schema: GraphQLSchema;
  document: DocumentNode;
  defaults: ReadonlyMap<string, unknown>;
}

/** Conditions of `@skip` and `@include`; null if the selection can never take part. */
function conditionsOf(
  directives: readonly DirectiveNode[] | undefined,
  defaults: CollectOptions["defaults"],
): Conditions | null {
  const conditions: ((variables: Variables) => boolean)[] = [];
  for (const { name, arguments: given } of directives ?? []) {
    if (name.value !== "skip" && name.value !== "include") continue;
    const node = given?.find((argument) => argument.name.value === "if")?.value;
    if (node === undefined) continue;
    const wanted = name.value === "include";
    const value = compileValue(node, defaults);
    if (!("known" in value)) conditions.push((variables) => valueOf(value, variables) === wanted);
    else if (value.known !== wanted) return null;
  }
  return conditions;
}

/** Collects the fields of selection sets on a type, by response name. */
export function collect(
  options: CollectOptions,
  parent: GraphQLCompositeType,
  selected: readonly Selected[],
): Collected[] {
  const found = new Map<string, Collected>();
  const opened = new Set<string>();

  const visit = (type: GraphQLCompositeType, { set, conditions }: Selected): void => {
    for (const selection of set.selections) {
      const own = conditionsOf(selection.directives, options.defaults);
      if (own === null) continue;
      const all = own.length === 0 ? conditions : [...conditions, ...own];
      if (selection.kind === Kind.FIELD) {
        const key = `${type.name} ${(selection.alias ?? selection.name).value}`;
        const present = found.get(key);
        if (present === undefined) found.set(key, { parent: type, nodes: [{ node: selection, conditions: all }] });
        else present.nodes.push({ node: selection, conditions: all });
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : fragmentOf(options.document, selection.name.value);
      if (fragment === undefined) continue;
      if (selection.kind === Kind.FRAGMENT_SPREAD && all.length === 0) {
        // A second time adds nothing to the first.
        const key = `${type.name} ${selection.name.value}`;
        if (opened.has(key)) continue;
        opened.add(key);
      }
      const on = fragment.typeCondition && options.schema.getType(fragment.typeCondition.name.value);
      visit(on && isCompositeType(on) && isAbstractType(type) ? on : type, {
        set: fragment.selectionSet,
        conditions: all,
      });
    }
  };

  for (const one of selected) visit(parent, one);
  return [...found.values()];
}

const fragmentOf = (document: DocumentNode, name: string) =>
  document.definitions.find(
    (node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name,
  );
