import {
  getNamedType,
  getNullableType,
  GraphQLNonNull,
  isListType,
  isNonNullType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLTypeResolver,
} from "graphql";
import { complete } from "../complete.ts";
import { graphqlError, type MockUserError } from "../failures.ts";
import { isEntityType, objectType } from "../schema.ts";
import { isEntity, type Entity } from "../store.ts";
import { computed } from "./computed.ts";
import { connection } from "./connection.ts";
import type { MockContext } from "./context.ts";
import { userError } from "./errors.ts";
import { mutations } from "./mutation.ts";
import { queries, type Root } from "./query.ts";
import { eventOf } from "./subscription.ts";

const roots: Readonly<Record<string, Readonly<Record<string, Root>>>> = { Query: queries, Mutation: mutations };

/** Links become objects, lists of ids become pages, a text in several languages becomes the one asked for. */
function shaped(value: unknown, type: GraphQLOutputType, args: Entity, field: string, context: MockContext): unknown {
  if (value === null || value === undefined) return value;
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) {
    const items = Array.isArray(value)
      ? value.map((item: unknown) => shaped(item, inner.ofType, args, field, context))
      : value;
    // An object that was removed leaves the lists it stood in.
    return Array.isArray(items) && isNonNullType(inner.ofType)
      ? items.filter((item) => item !== null && item !== undefined)
      : items;
  }
  const { name } = getNamedType(inner);
  if (typeof value === "string" && isEntityType(name)) return context.state.store.get(name, value) ?? null;
  if (Array.isArray(value) && name.endsWith("Connection")) return connection(value, args, field);
  if (name === "String" && isEntity(value)) return value[context.language] ?? value["en"];
  return value;
}

/** A payload that tells errors and nothing else; `complete` fills in what may not be null. */
function failedPayload(info: GraphQLResolveInfo, errors: MockUserError[], usual: unknown): Entity {
  const typed = errors.map(({ code, path, ...more }) => userError(code, path ?? null, more));
  if (info.parentType.name === "Query" && isEntity(usual)) return { ...usual, errors: typed };
  const fields = Object.values(objectType(info.schema, getNamedType(info.returnType).name).getFields());
  return {
    ...Object.fromEntries(fields.filter(({ type }) => !isNonNullType(type)).map(({ name }) => [name, null])),
    errors: typed,
  };
}

async function resolveRoot(args: Entity, context: MockContext, info: GraphQLResolveInfo): Promise<unknown> {
  const { state, operationName } = context;
  const root = roots[info.parentType.name]?.[info.fieldName];
  await state.holds.pass([info.fieldName, operationName]);
  const failure = state.failures.ofField(info.parentType.name, info.fieldName, operationName);
  if (failure && !Array.isArray(failure)) throw graphqlError(failure);
  if (failure) return failedPayload(info, failure, info.parentType.name === "Query" ? root?.(args, context) : null);
  return state.answered(info.fieldName, args, root?.(args, context));
}

function ofObject(source: Entity, args: Entity, context: MockContext, info: GraphQLResolveInfo): unknown {
  const place = `${info.parentType.name}.${info.fieldName}`;
  const failure = context.state.failures.ofField(info.parentType.name, info.fieldName, context.operationName);
  if (failure && !Array.isArray(failure)) throw graphqlError(failure);
  return source[info.fieldName] ?? (source[info.fieldName] === null ? null : computed[place]?.(source, args, context));
}

const finish = (
  value: unknown,
  source: unknown,
  args: Entity,
  context: MockContext,
  info: GraphQLResolveInfo,
): unknown => {
  const field = `${info.parentType.name}.${info.fieldName}`;
  const owner = isEntity(source) ? (source["id"] ?? source["$place"] ?? "") : "";
  // A payload that nobody told is one without errors; null is a service that failed.
  const type =
    info.parentType === info.schema.getMutationType()
      ? new GraphQLNonNull(getNullableType(info.returnType))
      : info.returnType;
  const told =
    value === undefined
      ? complete(context.state.store, type, `${context.state.seed}/${field}/${String(owner)}`, info.fieldName)
      : value;
  return shaped(told, info.returnType, args, field, context);
};

/** Resolves every field: roots by their tables, the rest from the store, what nobody told from the schema. */
export const resolveField: GraphQLFieldResolver<unknown, MockContext, Entity> = (source, args, context, info) => {
  if (info.parentType === info.schema.getSubscriptionType())
    return finish(eventOf(source, info.fieldName), null, args, context, info);
  if (roots[info.parentType.name])
    return resolveRoot(args, context, info).then((value) => finish(value, null, args, context, info));
  return finish(isEntity(source) ? ofObject(source, args, context, info) : undefined, source, args, context, info);
};

/** The type of an error is shown by its code. */
export const resolveType: GraphQLTypeResolver<unknown, MockContext> = (value) => {
  if (!isEntity(value)) return undefined;
  return String(value["__typename"] ?? userError(String(value["code"]))["__typename"]);
};
