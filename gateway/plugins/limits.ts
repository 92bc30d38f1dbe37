/**
 * Bounds on what one operation may ask: its size in tokens, its depth, and how often it may rename fields (the way to
 * ask the same expensive thing many times). Introspection is bounded by graphql-js itself.
 */
import { GraphQLError, Kind, visit, type ASTVisitor, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode, type ValidationContext, type ValidationRule } from "graphql";

export interface LimitOptions {
  /** Longest document, in tokens. Default 2000. */
  maxTokens: number;
  /** Deepest nesting of fields. Default 12. */
  maxDepth: number;
  /** Most aliased fields. Default 30. */
  maxAliases: number;
  /** Most root fields of an operation. Default 20. */
  maxRootFields: number;
}

export const defaultLimits: LimitOptions = { maxTokens: 2000, maxDepth: 12, maxAliases: 30, maxRootFields: 20 };

const refused = (message: string) => new GraphQLError(message, { extensions: { code: "OPERATION_TOO_LARGE" } });
const isIntrospection = ({ name }: FieldNode) => name.value.startsWith("__");

/** Depth below a selection set, fragments followed; infinite for fragments that hold themselves (another rule's error). */
function depthOf(set: SelectionSetNode, fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined, open: readonly string[] = []): number {
  return Math.max(0, ...set.selections.map((selection) => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet, fragmentOf, open);
    if (selection.kind === Kind.FIELD) {
      if (isIntrospection(selection) || selection.selectionSet === undefined) return 1;
      return 1 + depthOf(selection.selectionSet, fragmentOf, open);
    }
    const name = selection.name.value;
    const fragment = fragmentOf(name);
    if (open.includes(name) || !fragment) return 0;
    return depthOf(fragment.selectionSet, fragmentOf, [...open, name]);
  }));
}

/** Validation rules that hold the limits. */
export function limitRules({ maxDepth, maxAliases, maxRootFields }: LimitOptions): ValidationRule[] {
  return [
    (context: ValidationContext): ASTVisitor => ({
      OperationDefinition(node) {
        if (depthOf(node.selectionSet, (name) => context.getFragment(name)) > maxDepth) {
          context.reportError(refused(`The operation is nested deeper than ${maxDepth} fields.`));
        }
        if (node.selectionSet.selections.length > maxRootFields) {
          context.reportError(refused(`The operation has more than ${maxRootFields} root fields.`));
        }
      },
    }),
    (context: ValidationContext): ASTVisitor => ({
      Document(node) {
        let aliases = 0;
        visit(node, { Field: ({ alias }) => void (alias !== undefined && (aliases += 1)) });
        if (aliases > maxAliases) context.reportError(refused(`The operation renames more than ${maxAliases} fields.`));
      },
    }),
  ];
}
