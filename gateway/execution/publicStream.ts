/**
 * Subscription fields whose events are the same for everybody: executed and serialised once per change, document and
 * language. An argument lists the topics and only routes. Fields made with `publicStream` are of this kind.
 */
import {
  getArgumentValues,
  getVariableValues,
  GraphQLError,
  Kind,
  visit,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import type { GatewayParts } from "./context.ts";
import { eventsUnavailable } from "../errors/errors.ts";
import type { PreparedOperation, Variables } from "../documents/operation.ts";
import type { TopicSource } from "../events/topics.ts";

export interface PublicStream<Event = unknown> {
  /** The argument that lists the topics, or is the one there is; null for a field without one. */
  idsArgument: string | null;
  /** The topics of its value, or those there are for a field without one. @throws BAD_USER_INPUT */
  topics: (ids: readonly string[]) => string[];
  source: (parts: GatewayParts) => TopicSource<Event>;
}

/** The resolver of a public stream; an event is the value of its field. */
export function publicStream<Event>(stream: PublicStream<Event>) {
  return {
    /** For documents that can't be shared, such as those with a directive on the field itself. */
    subscribe: (_: unknown, args: Readonly<Record<string, unknown>>, { parts }: { parts: GatewayParts }) => {
      const topics = stream.topics(idsIn(stream, args));
      const source = stream.source(parts);
      if (!source.isAvailable) throw eventsUnavailable();
      return source.read(topics);
    },
    resolve: (event: unknown) => event as never,
    extensions: { publicStream: stream },
  };
}

/** What stands for the topics where the same execution serves all of them. */
const noTopic = (topics: unknown) => (Array.isArray(topics) ? [] : "");

const idsIn = ({ idsArgument }: Pick<PublicStream, "idsArgument">, args: Readonly<Record<string, unknown>>) =>
  idsArgument === null ? [] : [args[idsArgument] as string | string[]].flat();

/** Facts about an operation on a public stream, known before anybody subscribes. */
export interface StreamPlan {
  stream: PublicStream;
  node: OperationDefinitionNode;
  field: GraphQLField<unknown, unknown>;
  fieldNode: FieldNode;
  /** The variable that holds the topics and nothing else; null if they are written in another way. */
  idsVariable: string | null;
}

/** The plan of an operation; null if its root field is no public stream, or its events can't be shared. */
export function planOf({ document: { schema, document }, name, type }: PreparedOperation): StreamPlan | null {
  if (type !== "subscription") return null;
  const node = document.definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION && (name === null || definition.name?.value === name),
  );
  const fragmentOf = (fragment: string) =>
    document.definitions.find(
      (definition): definition is FragmentDefinitionNode =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === fragment,
    );
  const fieldNode = node && onlyField(node.selectionSet, fragmentOf);
  const field = fieldNode && schema.getSubscriptionType()?.getFields()[fieldNode.name.value];
  const stream = field?.extensions["publicStream"] as PublicStream | undefined;
  if (!node || !fieldNode || !field || !stream) return null;
  const given = fieldNode.arguments?.find((argument) => argument.name.value === stream.idsArgument)?.value;
  const variable = given?.kind === Kind.VARIABLE ? given.name.value : null;
  let uses = 0;
  // The definition of a variable names it once, its use once more.
  visit(document, { Variable: (used) => void (used.name.value === variable && (uses += 1)) });
  return { stream, node, field, fieldNode, idsVariable: uses === 2 ? variable : null };
}

/** The one field of a selection, fragments seen through; null if a directive decides about it. */
function onlyField(
  { selections }: SelectionSetNode,
  fragmentOf: (name: string) => FragmentDefinitionNode | undefined,
): FieldNode | null {
  const [selection] = selections;
  if (selections.length !== 1 || selection === undefined || (selection.directives?.length ?? 0) > 0) return null;
  if (selection.kind === Kind.FIELD) return selection;
  const set =
    selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragmentOf(selection.name.value)?.selectionSet;
  return set === undefined ? null : onlyField(set, fragmentOf);
}

export interface StreamRequest {
  topics: string[];
  /** The variables that its events are executed with: those of the operation without the list of topics. */
  variables: Variables;
}

/** What somebody subscribes to. @throws nothing: errors of the caller come back. */
export function readStreamRequest(
  plan: StreamPlan,
  schema: PreparedOperation["document"]["schema"],
  variables: Variables,
): StreamRequest | readonly GraphQLError[] {
  const { coerced, errors } = getVariableValues(schema, plan.node.variableDefinitions ?? [], variables, {
    maxErrors: 10,
  });
  if (errors)
    return errors.map(
      (error) =>
        new GraphQLError(error.message, {
          nodes: error.nodes,
          originalError: error.originalError,
          extensions: { code: "BAD_USER_INPUT" },
        }),
    );
  const path = [plan.fieldNode.alias?.value ?? plan.fieldNode.name.value];
  try {
    const args = getArgumentValues(plan.field, plan.fieldNode, coerced);
    const topics = [...new Set(plan.stream.topics(idsIn(plan.stream, args)))];
    const declared = (plan.node.variableDefinitions ?? [])
      .map(({ variable }) => variable.name.value)
      .filter((name) => name in variables);
    const kept = Object.fromEntries(
      declared.map((name) => [name, name === plan.idsVariable ? noTopic(variables[name]) : variables[name]]),
    );
    return { topics, variables: kept };
  } catch (error) {
    if (error instanceof GraphQLError) return [new GraphQLError(error.message, { path, extensions: error.extensions })];
    throw error;
  }
}
