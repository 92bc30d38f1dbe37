import type { DocumentNode, OperationVariables } from "@apollo/client";

/** The name of a document's operation; empty for one without. */
export function operationName({ definitions: [definition] }: DocumentNode): string {
  return (definition?.kind === "OperationDefinition" ? definition.name?.value : undefined) ?? "";
}

/** An answer's name where whole answers are kept: its operation and what was asked of it. */
export function answerKey(query: DocumentNode, variables?: OperationVariables): string {
  return `${operationName(query)}:${JSON.stringify(variables ?? {})}`;
}
