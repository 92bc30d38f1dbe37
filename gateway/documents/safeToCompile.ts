/**
 * What compiled code (graphql-jit 0.8) answers otherwise than the standard executor. Such operations are rare, and are not
 * compiled:
 * - a fragment that is spread twice, or a field selected twice, at least once under a condition: the conditions of all
 *   its places are mixed up;
 * - a variable that may be null or missing inside a written-out object or list: it becomes null there, and the field's
 *   default is lost.
 */
import {
  Kind,
  visit,
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";

const isConditional = (directives: readonly DirectiveNode[] | undefined): boolean =>
  directives?.some(({ name: { value } }) => value === "include" || value === "skip") ?? false;

/** How often something is reached, and whether ever under a condition. */
class Seen {
  readonly #seen = new Map<string, { count: number; isConditional: boolean }>();

  /** Whether it is now reached more than once, and under a condition at least once. */
  mixes(what: string, isConditional: boolean): boolean {
    const before = this.#seen.get(what) ?? { count: 0, isConditional: false };
    const now = { count: before.count + 1, isConditional: before.isConditional || isConditional };
    this.#seen.set(what, now);
    return now.count > 1 && now.isConditional;
  }
}

/** Whether nothing that is selected twice is selected under a condition: no fragment, and no field of one answer. */
function conditionsStandAlone(
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  node: OperationDefinitionNode,
): boolean {
  const [spreads, fields] = [new Seen(), new Seen()];
  const standAlone = ({ selections }: SelectionSetNode, path: string, isInCondition: boolean): boolean =>
    selections.every((selection) => {
      const isUnder = isInCondition || isConditional(selection.directives);
      if (selection.kind === Kind.INLINE_FRAGMENT) return standAlone(selection.selectionSet, path, isUnder);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        return (
          !spreads.mixes(selection.name.value, isUnder) &&
          (fragment === undefined || standAlone(fragment.selectionSet, path, isUnder))
        );
      }
      // Clients ask for it in every fragment; what it says is the same wherever it stands.
      if (selection.name.value === "__typename" && selection.alias === undefined) return true;
      const own = `${path}/${(selection.alias ?? selection.name).value}`;
      return (
        !fields.mixes(own, isUnder) &&
        (selection.selectionSet === undefined || standAlone(selection.selectionSet, own, false))
      );
    });
  return standAlone(node.selectionSet, "", false);
}

/** Whether every variable inside a written-out object or list always has a value. */
function literalsAreWhole(document: DocumentNode, node: OperationDefinitionNode): boolean {
  const certain = new Set(
    (node.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) =>
      type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined ? [variable.name.value] : [],
    ),
  );
  let depth = 0;
  let areWhole = true;
  const inside = {
    enter: () => {
      depth += 1;
    },
    leave: () => {
      depth -= 1;
    },
  };
  visit(document, {
    OperationDefinition: (other) => (other === node ? undefined : false),
    VariableDefinition: () => false,
    ObjectValue: inside,
    ListValue: inside,
    Variable: ({ name: { value } }) => {
      if (depth > 0 && !certain.has(value)) areWhole = false;
    },
  });
  return areWhole;
}

export function isSafeToCompile(document: DocumentNode, node: OperationDefinitionNode): boolean {
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  return conditionsStandAlone(fragments, node) && literalsAreWhole(document, node);
}
