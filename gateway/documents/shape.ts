/**
 * Measures a document that isn't validated yet: fragments may be missing or recursive. Each fragment is measured once,
 * so that nested spreads don't take exponential time.
 */
import { Kind, visit, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from "graphql";

export interface SelectionShape {
  /** Fields, those of fragments counted each time they are spread. */
  fields: number;
  /** Fields of the set itself, fragments opened. */
  own: number;
  /** Deepest nesting of fields. Introspection counts as one. */
  depth: number;
}

const empty: SelectionShape = { fields: 0, own: 0, depth: 0 };

/** A function that measures selection sets of a document. */
export function shapes(document: DocumentNode): (set: SelectionSetNode) => SelectionShape {
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const known = new Map<string, SelectionShape>();

  const fragmentShape = (name: string): SelectionShape => {
    const present = known.get(name);
    if (present !== undefined) return present;
    // A fragment that holds itself is another rule's error; here it ends.
    known.set(name, empty);
    const fragment = fragments.get(name);
    const shape = fragment === undefined ? empty : shapeOf(fragment.selectionSet);
    known.set(name, shape);
    return shape;
  };

  const shapeOf = ({ selections }: SelectionSetNode): SelectionShape => {
    let { fields, own, depth } = empty;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const isIntrospection = selection.name.value.startsWith("__");
        const below = selection.selectionSet === undefined ? empty : shapeOf(selection.selectionSet);
        own += 1;
        fields += 1 + below.fields;
        depth = Math.max(depth, isIntrospection ? 1 : 1 + below.depth);
        continue;
      }
      const inside =
        selection.kind === Kind.INLINE_FRAGMENT ? shapeOf(selection.selectionSet) : fragmentShape(selection.name.value);
      own += inside.own;
      fields += inside.fields;
      depth = Math.max(depth, inside.depth);
    }
    return { fields, own, depth };
  };
  return shapeOf;
}

export interface DocumentShape {
  aliases: number;
  directives: number;
  /** Most directives at one place. */
  directivesAtOnePlace: number;
  fragments: number;
  operations: number;
}

/** The parts of a document, as written. */
export function documentShape(document: DocumentNode): DocumentShape {
  const shape: DocumentShape = { aliases: 0, directives: 0, directivesAtOnePlace: 0, fragments: 0, operations: 0 };
  visit(document, {
    enter(node) {
      if ("directives" in node && node.directives !== undefined) {
        shape.directives += node.directives.length;
        shape.directivesAtOnePlace = Math.max(shape.directivesAtOnePlace, node.directives.length);
      }
      if (node.kind === Kind.FIELD && node.alias !== undefined) shape.aliases += 1;
      else if (node.kind === Kind.FRAGMENT_DEFINITION) shape.fragments += 1;
      else if (node.kind === Kind.OPERATION_DEFINITION) shape.operations += 1;
    },
  });
  return shape;
}

/** Whether a value (of JSON) is nested deeper than this many lists and objects. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  for (const part of Array.isArray(value) ? value : Object.values(value))
    if (isDeeperThan(part, levels - 1)) return true;
  return false;
}
