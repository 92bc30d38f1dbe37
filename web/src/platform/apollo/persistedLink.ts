/**
 * Operations go by the hash of their text, which the gateway knows from the build's manifest; a gateway of another
 * build asks for the text and gets it. Queries whose answers are everybody's go by GET, so that caches on the way may
 * keep them. In development, and where a tester's page says `sendsDocuments`, the texts themselves go: tools that mock
 * by them (MSW, page.route) read a request's `query`.
 */
import { ApolloLink } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { type DocumentNode, Kind } from "graphql";
import { documentHashes, publicOperations } from "@/operations/hashes.generated.ts";

const nameOf = ({ definitions }: DocumentNode) =>
  definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)?.name?.value ?? "";
const hashOf = (document: DocumentNode) => documentHashes[nameOf(document)];

declare global {
  /** Set by a tester before the page starts. */
  var sendsDocuments: boolean | undefined;
}

const sendsDocuments = () =>
  (import.meta.env.DEV && import.meta.env.MODE !== "test") || globalThis.sendsDocuments === true;

/** A link to put before the one that sends. */
export function createPersistedLink(): ApolloLink {
  const byGet = new ApolloLink((operation, forward) => {
    const { http, fetchOptions } = operation.getContext() as {
      http?: { includeQuery?: boolean };
      fetchOptions?: RequestInit;
    };
    if (http?.includeQuery === false && publicOperations.has(nameOf(operation.query)))
      operation.setContext({ fetchOptions: { ...fetchOptions, method: "GET" } });
    return forward(operation);
  });
  const persisted = new PersistedQueryLink({ generateHash: (document) => hashOf(document) ?? "" });
  return ApolloLink.split(
    ({ query }) => !sendsDocuments() && hashOf(query) !== undefined,
    ApolloLink.from([persisted, byGet]),
  );
}
