/**
 * Whether an operation's answers are public and how long they may be cached: from `@cacheControl` in the schema,
 * computed once per operation. Apollo's hook runs for every field of every answer, which costs a quarter of the total
 * time.
 */
import {
  getDirectiveValues,
  getNamedType,
  isObjectType,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";

export interface CachePolicy {
  /** PUBLIC: the same for everybody who asks in the same language. */
  scope: "PUBLIC" | "PRIVATE";
  /** 0: not cached. */
  maxAgeSeconds: number;
  /** Whether the answer depends on the visitor's country. */
  byCountry: boolean;
}

interface Hint {
  maxAge?: number;
  scope?: CachePolicy["scope"];
  byCountry?: boolean;
}

/** The default where the schema says nothing. */
export const notKept: CachePolicy = { scope: "PRIVATE", maxAgeSeconds: 0, byCountry: false };

/** Whether answers may be kept for everybody. */
export const isPublicPolicy = ({ scope, maxAgeSeconds }: CachePolicy) => scope === "PUBLIC" && maxAgeSeconds > 0;

interface Hinted {
  astNode?: { readonly directives?: readonly ConstDirectiveNode[] | undefined } | null | undefined;
  extensionASTNodes?: readonly { readonly directives?: readonly ConstDirectiveNode[] | undefined }[] | null | undefined;
}

function hintsOf(schema: GraphQLSchema, { astNode, extensionASTNodes }: Hinted): Hint[] {
  const directive = schema.getDirective("cacheControl");
  if (!directive) return [];
  return [astNode, ...(extensionASTNodes ?? [])].flatMap((node) => {
    const hint = node && getDirectiveValues(directive, node);
    return hint === null || hint === undefined ? [] : [hint as Hint];
  });
}

/**
 * The policy of an operation: the shortest age and the strictest scope of all its fields and their types. An answer is
 * cached only if every root field explicitly allows it; a field below without a hint inherits from its parent.
 */
export function cachePolicyOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CachePolicy {
  if (operation.operation !== OperationTypeNode.QUERY) return notKept;
  let maxAgeSeconds = Number.POSITIVE_INFINITY;
  let scope: CachePolicy["scope"] = "PUBLIC";
  let byCountry = false;
  const types = new TypeInfo(schema);
  const enterField = (node: FieldNode): void => {
    const field = types.getFieldDef();
    const parent = types.getParentType();
    if (!field || !parent || node.name.value === "__typename") return;
    const hints = hintsOf(schema, field);
    const given = getNamedType(field.type);
    if (isObjectType(given)) hints.push(...hintsOf(schema, given));
    const ages = hints.flatMap(({ maxAge }) => (typeof maxAge === "number" ? [maxAge] : []));
    if (ages.length > 0) maxAgeSeconds = Math.min(maxAgeSeconds, ...ages);
    else if (parent === schema.getQueryType()) maxAgeSeconds = 0;
    if (hints.some((hint) => hint.scope === "PRIVATE")) scope = "PRIVATE";
    byCountry ||= hints.some((hint) => hint.byCountry === true);
  };
  const visitor = visitWithTypeInfo(types, { Field: enterField });
  visit(operation, visitor);
  // Fragments begin at their own type, so each is looked at once, wherever it is spread.
  for (const definition of document.definitions)
    if (definition.kind === "FragmentDefinition") visit(definition, visitor);
  if (!Number.isFinite(maxAgeSeconds)) maxAgeSeconds = 0;
  return { scope, maxAgeSeconds, byCountry };
}
