/** Calls and answers of an upstream service, typed by its OpenAPI document (`paths` of the generated types). */
import type { SentHeader } from "./headers.ts";

export type Method = "get" | "post" | "put" | "delete";
export type PathsWith<Paths, M extends Method> = {
  [P in keyof Paths]: Paths[P] extends Record<M, object> ? P : never;
}[keyof Paths] &
  string;
export type OperationOf<Paths, P extends keyof Paths, M extends Method> =
  Paths[P] extends Record<M, infer O> ? O : never;

type JsonOf<R> = R extends { content: { "application/json": infer B } } ? B : never;
/** The body of a 200. */
export type Answer<O> = O extends { responses: { 200: infer R } } ? JsonOf<R> : never;

type Part<O, Name extends "query" | "path"> = O extends { parameters: { [K in Name]?: infer V } }
  ? NonNullable<V>
  : never;
type RequestBody<O, Form extends string> = O extends { requestBody?: infer R }
  ? [NonNullable<R>] extends [never]
    ? never
    : NonNullable<R> extends { content: { [K in Form]: infer B } }
      ? B
      : never
  : never;

type Common<O> = ([Part<O, "query">] extends [never] ? object : { query?: Part<O, "query"> }) &
  ([Part<O, "path">] extends [never] ? object : { path: Part<O, "path"> }) & { headers?: Headers };

/** Headers in addition to those of every call. */
export type Headers = { [H in SentHeader]?: string };

/** Input of a call: only the parts that its operation has. */
export type Call<O> = Common<O> &
  ([RequestBody<O, "application/json">] extends [never] ? object : { body: RequestBody<O, "application/json"> });

/** Input of a multipart call. */
export type FormCall<O> = Common<O> & { form: RequestBody<O, "multipart/form-data"> };

/** The same without types, as the code that sends it sees it. */
export interface Parts {
  query?: Record<string, unknown>;
  path?: Record<string, unknown>;
  body?: unknown;
  form?: Record<string, unknown>;
  headers?: Headers;
}

/** An answer that is no JSON: a picture, a file. */
export interface BytesAnswer {
  contentType: string;
  bytes: Buffer;
}
