import { GraphQLError } from "graphql";
import type { Entity } from "./store.ts";

/** A problem that a payload tells in `errors`; the rest of its fields are completed. */
export interface MockUserError extends Entity {
  code: string;
  path?: string[] | null;
}

/** An error at the top level of the answer, as the gateway sends them. */
export interface MockGraphQLError {
  code: string;
  message?: string;
  upstream?: { service: string; status: number };
}

/**
 * How something fails: "network" breaks the connection, `{ status }` is an HTTP answer that is no GraphQL, `{ code }`
 * is a GraphQL error at the field, a list is the `errors` of a payload.
 */
export type Failure = "network" | { status: number } | MockGraphQLError | MockUserError[];

interface Rule {
  name: string;
  failure: Failure;
  left: number;
  isUsed: boolean;
}

/** What an HTTP request asks for: its operation's name and root fields. */
export interface Asked {
  operationName: string | null;
  rootFields: readonly string[];
}

export const isTransport = (failure: Failure): failure is "network" | { status: number } =>
  failure === "network" || (!Array.isArray(failure) && "status" in failure);

/** Failures that a test asked for, by operation name, root field, `Type.field`, or `*` for everything. */
export class Failures {
  #rules: Rule[] = [];
  #unused: string[] = [];

  add(name: string, failure: Failure, times: number): void {
    this.#rules.push({ name, failure, left: times, isUsed: false });
  }

  /** Names of failures that never happened: the test asked for something that it did not test. */
  get unused(): string[] {
    return [...this.#unused, ...this.#rules.filter(({ isUsed }) => !isUsed).map(({ name }) => name)];
  }

  /** Begins again. */
  clear(): void {
    this.#rules = [];
    this.#unused = [];
  }

  /** Ends the failures of a name, or all. */
  remove(name?: string): void {
    const ended = this.#rules.filter((rule) => name === undefined || rule.name === name);
    this.#unused.push(...ended.filter(({ isUsed }) => !isUsed).map((rule) => rule.name));
    this.#rules = name === undefined ? [] : this.#rules.filter((rule) => rule.name !== name);
  }

  /** A failure of the whole request, if there is one: of the connection, or at the operation's name. */
  ofRequest({ operationName, rootFields }: Asked): Failure | undefined {
    return (
      this.#take(
        (rule) =>
          (rule.name === "*" || rule.name === operationName || rootFields.includes(rule.name)) &&
          isTransport(rule.failure),
      ) ?? this.#take((rule) => (rule.name === "*" || rule.name === operationName) && !Array.isArray(rule.failure))
    );
  }

  /** A failure of a field. Root fields also answer to the operation's name for the `errors` of a payload. */
  ofField(
    typeName: string,
    fieldName: string,
    operationName: string | null,
  ): MockGraphQLError | MockUserError[] | undefined {
    const isRoot = ["Query", "Mutation", "Subscription"].includes(typeName);
    const failure = this.#take(
      (rule) =>
        !isTransport(rule.failure) &&
        (rule.name === `${typeName}.${fieldName}` ||
          (isRoot && (rule.name === fieldName || (rule.name === operationName && Array.isArray(rule.failure))))),
    );
    return failure === undefined || isTransport(failure) ? undefined : failure;
  }

  #take(matches: (rule: Rule) => boolean): Failure | undefined {
    const rule = this.#rules.find((candidate) => candidate.left > 0 && matches(candidate));
    if (!rule) return undefined;
    rule.left -= 1;
    rule.isUsed = true;
    return rule.failure;
  }
}

/** The GraphQL error of a failure, with the extensions of the real gateway. */
export function graphqlError(failure: MockGraphQLError): GraphQLError {
  return new GraphQLError(failure.message ?? "The mock was told to fail here.", {
    extensions: { code: failure.code, ...(failure.upstream ? { upstream: failure.upstream } : {}) },
  });
}
