/**
 * A codegen plugin that puts a typed Apollo hook beside each operation's typed document: `useGamesQuery(options)` for
 * `query Games`, and so on. The published plugin for this does not type-check against Apollo Client 4. The error policy
 * is "all": an answer with an error in one place still brings the rest, so one service down leaves the page standing.
 */
import type { CodegenPlugin } from "@graphql-codegen/plugin-helpers";
import type { OperationDefinitionNode } from "graphql";
import { Kind } from "graphql";

const KINDS = {
  query: { hook: "useQuery", suffix: "Query" },
  mutation: { hook: "useMutation", suffix: "Mutation" },
  subscription: { hook: "useSubscription", suffix: "Subscription" },
} as const;

function hookOf(operation: OperationDefinitionNode): string {
  const { hook, suffix } = KINDS[operation.operation];
  const name = `${operation.name?.value ?? ""}${suffix}`;
  const types = `${name}, ${name}Variables`;
  const document = `${operation.name?.value ?? ""}Document`;
  if (operation.operation === "mutation") {
    return `export const use${name} = () => ApolloHooks.useMutation<${types}>(${document}, { errorPolicy: "all" });`;
  }
  const needsVariables =
    operation.variableDefinitions?.some(
      (definition) => definition.type.kind === Kind.NON_NULL_TYPE && definition.defaultValue === undefined,
    ) === true;
  const mark = needsVariables ? "" : "?";
  return [
    `export type ${name}Options = Omit<ApolloHooks.${hook}.Options<${types}>, "variables" | "returnPartialData" | "errorPolicy"> & { variables${mark}: ${name}Variables };`,
    `export const use${name} = (options${mark}: ${name}Options) => ApolloHooks.${hook}<${types}>(${document}, { errorPolicy: "all", ...options });`,
  ].join("\n");
}

const plugin: CodegenPlugin = {
  plugin(_schema, documents) {
    const operations = documents
      .flatMap((file) => file.document?.definitions ?? [])
      .filter(
        (definition): definition is OperationDefinitionNode =>
          definition.kind === Kind.OPERATION_DEFINITION && definition.name !== undefined,
      );
    return {
      prepend: operations.length === 0 ? [] : ['import * as ApolloHooks from "@apollo/client/react";'],
      content: operations.map(hookOf).join("\n"),
    };
  },
};

export const { plugin: run } = plugin;
export { run as plugin };
