/**
 * The document that a request names, in any of three forms: the text itself, `documentId`, or Apollo's
 * `extensions.persistedQuery`. The id is the SHA-256 of the text, with or without the prefix "sha256:".
 */
import { GraphQLError } from "graphql";
import type { ErrorCode } from "../errors/errors.ts";
import { hashOf, notTrusted, type DocumentStore, type KnownDocument } from "./store.ts";

export interface AskedDocument {
  query?: unknown;
  documentId?: unknown;
  extensions?: unknown;
}

/** A document that is known; a text that has to be read first; or why there is none. */
export type Found = KnownDocument | { text: string } | GraphQLError;

const idForm = /^(?:sha256:)?([0-9a-f]{64})$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const httpError = (message: string, code: ErrorCode, status: number, headers: [string, string][] = []) =>
  new GraphQLError(message, { extensions: { code, http: { status, headers: new Map(headers) } } });

/** Words, code, status and header as Apollo's clients expect them: they send the text next. */
const persistedError = (message: string, code: ErrorCode) =>
  httpError(message, code, 200, [["cache-control", "private, no-cache, must-revalidate"]]);
const notFound = () => persistedError("PersistedQueryNotFound", "PERSISTED_QUERY_NOT_FOUND");
const notSupported = () => persistedError("PersistedQueryNotSupported", "PERSISTED_QUERY_NOT_SUPPORTED");

/** Null: the request has no form that is known here. */
export function documentOf(store: DocumentStore, { query, documentId, extensions }: AskedDocument): Found | null {
  const persisted = isRecord(extensions) ? extensions["persistedQuery"] : undefined;
  if (documentId !== undefined && documentId !== null) return byId(store, documentId);
  if (persisted !== undefined && persisted !== null) return byPersisted(store, persisted, query);
  return typeof query === "string" && query !== "" ? byText(store, query) : null;
}

function byText(store: DocumentStore, text: string): Found {
  return store.find(text) ?? (store.onlyTrusted ? notTrusted() : { text });
}

function byId(store: DocumentStore, documentId: unknown): Found {
  const id = typeof documentId === "string" ? idForm.exec(documentId)?.[1] : undefined;
  if (id === undefined)
    return httpError("documentId is the SHA-256 of a document, in hexadecimal.", "BAD_REQUEST", 400);
  return store.byId(id) ?? notFound();
}

function byPersisted(store: DocumentStore, persisted: unknown, query: unknown): Found {
  const { version, sha256Hash } = isRecord(persisted) ? persisted : {};
  if (version !== 1 || typeof sha256Hash !== "string")
    return httpError("Unsupported persisted query version", "BAD_REQUEST", 400);
  const known = store.byId(sha256Hash);
  if (typeof query !== "string" || query === "") return known ?? (store.onlyTrusted ? notSupported() : notFound());
  if (known?.text === query) return known;
  if (hashOf(query) !== sha256Hash) return httpError("provided sha does not match query", "BAD_REQUEST", 400);
  return byText(store, query);
}
