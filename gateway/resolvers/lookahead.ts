/** Which markets a query will ask of its games, so that the list comes with them in one call. */
import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionNode } from "graphql";
import type { MarketsChoice } from "../datasources/models.ts";

type Info = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments" | "variableValues">;

/** Fields of a name below some nodes, through fragments. Conditions (@skip, @include) count as met. */
function fieldsBelow(
  nodes: readonly (FieldNode | SelectionNode)[],
  name: string,
  fragments: Info["fragments"],
  found: FieldNode[] = [],
): FieldNode[] {
  for (const node of nodes) {
    for (const selection of selectionsOf(node, fragments)) {
      if (selection.kind !== Kind.FIELD) fieldsBelow([selection], name, fragments, found);
      else if (selection.name.value === name) found.push(selection);
    }
  }
  return found;
}

function selectionsOf(node: FieldNode | SelectionNode, fragments: Info["fragments"]): readonly SelectionNode[] {
  if (node.kind === Kind.FRAGMENT_SPREAD) return fragments[node.name.value]?.selectionSet.selections ?? [];
  return node.selectionSet?.selections ?? [];
}

/** Whether a `markets` field says yes to an argument. */
function isAsked(name: string, field: FieldNode, variables: Info["variableValues"]): boolean {
  const value = field.arguments?.find((argument) => argument.name.value === name)?.value;
  if (value?.kind === Kind.BOOLEAN) return value.value;
  return value?.kind === Kind.VARIABLE && variables[value.name.value] === true;
}

/** Of both arguments the narrower one holds. */
export const marketsOf = (isMain: boolean, isAsian: boolean): MarketsChoice =>
  isMain ? "main" : isAsian ? "asian" : "all";

/** From few to many: each has what those before it have. */
const CHOICES: readonly MarketsChoice[] = ["none", "main", "asian", "all"];
export const hasMarkets = (loaded: MarketsChoice, asked: MarketsChoice): boolean =>
  CHOICES.indexOf(loaded) >= CHOICES.indexOf(asked);

/**
 * The markets asked of the games that lie at `path` below a field, such as ["edges", "node"].
 * An answer that is too small costs another call, never a wrong result.
 */
export function marketsAsked({ fieldNodes, fragments, variableValues }: Info, path: readonly string[]): MarketsChoice {
  const games = path.reduce<readonly FieldNode[]>((nodes, name) => fieldsBelow(nodes, name, fragments), fieldNodes);
  const markets = fieldsBelow(games, "markets", fragments);
  return markets
    .map((field) => marketsOf(isAsked("main", field, variableValues), isAsked("asian", field, variableValues)))
    .reduce<MarketsChoice>((most, asked) => (hasMarkets(most, asked) ? most : asked), "none");
}
