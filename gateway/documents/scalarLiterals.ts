/** A rule for literals of JSON scalars, which hold no variables. */
import {
  getNullableType,
  GraphQLError,
  isScalarType,
  visit,
  type ASTVisitor,
  type GraphQLInputType,
  type ValidationContext,
  type ValidationRule,
  type ValueNode,
} from "graphql";

/** No executor puts variables into the literal of a scalar; they would silently be null. */
export const noVariablesInScalarsRule: ValidationRule = (context: ValidationContext): ASTVisitor => {
  const check = (node: ValueNode, expected: GraphQLInputType | null | undefined) => {
    const type = getNullableType(expected);
    if (!isScalarType(type)) return;
    visit(node, {
      Variable: (variable) =>
        context.reportError(
          new GraphQLError(
            `Variable "$${variable.name.value}" can't stand inside a written-out ${type.name}: pass the whole value as a variable.`,
            { nodes: variable },
          ),
        ),
    });
    // Literals within it have no type of their own.
    return false;
  };
  return {
    ObjectValue: (node) => check(node, context.getInputType()),
    // Within a list the type in force is already that of its items.
    ListValue: (node) => check(node, context.getParentInputType()),
  };
};
