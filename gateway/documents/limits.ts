/**
 * Limits on documents that aren't known yet. They bound the cost of reading, validating and compiling any document. The
 * cost of running one is another matter (cost.ts).
 */
import {
  GraphQLError,
  Kind,
  parse,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type ValidationContext,
  type ValidationRule,
} from "graphql";
import type { ErrorCode } from "../errors/errors.ts";
import { noVariablesInScalarsRule } from "./scalarLiterals.ts";
import { documentShape, isDeeperThan, shapes } from "./shape.ts";

export interface LimitOptions {
  /** Longest document, in tokens. Default 2000. */
  maxTokens: number;
  /** Deepest nesting of fields. Default 12. */
  maxDepth: number;
  /** Most fields of an operation, those of fragments counted each time they are spread. Default 1000. */
  maxFields: number;
  /** Most aliased fields of a document: the way to ask the same expensive thing many times. Default 30. */
  maxAliases: number;
  /** Most root fields of an operation. Default 20. */
  maxRootFields: number;
  /** Most directives of a document. Default 50. */
  maxDirectives: number;
  /** Most directives at one place. Default 4. */
  maxDirectivesAtOnePlace: number;
  /** Most fragments of a document. Default 50. */
  maxFragments: number;
  /** Most operations of a document. Default 25. */
  maxOperations: number;
}

export const defaultLimits: LimitOptions = {
  maxTokens: 2000,
  maxDepth: 12,
  maxFields: 1000,
  maxAliases: 30,
  maxRootFields: 20,
  maxDirectives: 50,
  maxDirectivesAtOnePlace: 4,
  maxFragments: 50,
  maxOperations: 25,
};

/** Deepest nesting of variables' values. */
const maxValueDepth = 16;

const tooLarge = (message: string) =>
  new GraphQLError(message, { extensions: { code: "OPERATION_TOO_LARGE" satisfies ErrorCode } });

/**
 * Which limits a document exceeds; empty if none. Call this before validation, which takes far longer for an oversized
 * document.
 */
export function problemsOf(document: DocumentNode, limits: LimitOptions = defaultLimits): GraphQLError[] {
  const problems: GraphQLError[] = [];
  const hold = (isOver: boolean, message: string) => void (isOver && problems.push(tooLarge(message)));
  const written = documentShape(document);
  hold(written.aliases > limits.maxAliases, `The document renames more than ${limits.maxAliases} fields.`);
  hold(written.directives > limits.maxDirectives, `The document has more than ${limits.maxDirectives} directives.`);
  hold(
    written.directivesAtOnePlace > limits.maxDirectivesAtOnePlace,
    `There are more than ${limits.maxDirectivesAtOnePlace} directives at one place.`,
  );
  hold(written.fragments > limits.maxFragments, `The document has more than ${limits.maxFragments} fragments.`);
  hold(written.operations > limits.maxOperations, `The document has more than ${limits.maxOperations} operations.`);
  const shapeOf = shapes(document);
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, own, fields } = shapeOf(node.selectionSet);
    hold(depth > limits.maxDepth, `The operation is nested deeper than ${limits.maxDepth} fields.`);
    hold(own > limits.maxRootFields, `The operation has more than ${limits.maxRootFields} root fields.`);
    hold(fields > limits.maxFields, `The operation has more than ${limits.maxFields} fields.`);
  }
  return problems;
}

/** The first that is too large about a text; null also for one that can't be read, which is another's to say. */
export function problemOf(text: string, limits: LimitOptions = defaultLimits): GraphQLError | null {
  try {
    return problemsOf(parse(text, { maxTokens: limits.maxTokens, noLocation: true }), limits)[0] ?? null;
  } catch (error) {
    return endlessNesting(error);
  }
}

/** The parser calls itself for each bracket; where the stack ends, it ends. Null for any other error. */
export const endlessNesting = (error: unknown): GraphQLError | null =>
  error instanceof RangeError ? tooLarge("The document is nested too deep to be read.") : null;

/** Refuses introspection, except for `__typename`, which every client uses. */
export const noIntrospectionRule: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  Field(node: FieldNode) {
    if (node.name.value !== "__schema" && node.name.value !== "__type") return;
    context.reportError(
      new GraphQLError("The schema is not told here.", {
        nodes: node,
        extensions: { code: "INTROSPECTION_DISABLED" satisfies ErrorCode },
      }),
    );
  },
});

/** The same limits as a validation rule, for callers that didn't check them before. */
const limitRule: ValidationRule = (context: ValidationContext): ASTVisitor => ({
  Document(node) {
    for (const problem of problemsOf(node)) context.reportError(problem);
  },
});

/** Our validation rules, in addition to the standard ones. */
export const gatewayRules = ({ introspection }: { introspection: boolean }): ValidationRule[] => [
  limitRule,
  noVariablesInScalarsRule,
  ...(introspection ? [] : [noIntrospectionRule]),
];

/** Refuses values that are nested too deeply to walk through. Null if they aren't. */
export function valueProblem(variables: unknown): GraphQLError | null {
  if (!isDeeperThan(variables, maxValueDepth)) return null;
  return new GraphQLError(`The variables are nested deeper than ${maxValueDepth} levels.`, {
    extensions: { code: "OPERATION_TOO_LARGE" satisfies ErrorCode, http: { status: 400 } },
  });
}
