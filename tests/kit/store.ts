import {
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from "graphql";
import { isEntityType, objectType, type EntityType } from "./schema.ts";

/** What is known about an object. Names that begin with $ are the world's own notes and never served. */
export interface Entity {
  [field: string]: unknown;
}

export const isEntity = (value: unknown): value is Entity =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Fields laid over an object; parts that are objects themselves (a score, money) keep what is not told. */
function over(known: Entity, fields: Entity): Entity {
  const result = { ...known };
  for (const [name, value] of Object.entries(fields)) {
    const before = known[name];
    result[name] = isEntity(before) && isEntity(value) ? { ...before, ...value } : value;
  }
  return result;
}

const nameOf = (type: GraphQLOutputType): string => getNamedType(type).name;

/**
 * Objects by type and id. Links are ids; an object written inside another is stored under its own id and linked.
 * What a test writes is checked against the schema, so that a typing error is an error and not an odd page.
 */
export class Store {
  readonly #schema: GraphQLSchema;
  readonly #entities = new Map<EntityType, Map<string, Entity>>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** An object, or undefined if there is none. */
  get(type: EntityType, id: string): Entity | undefined {
    return this.#entities.get(type)?.get(id);
  }

  /** All objects of a type, in the order they came. */
  all(type: EntityType): Entity[] {
    return [...(this.#entities.get(type)?.values() ?? [])];
  }

  /** Stores an object of the world as it is. */
  put(type: EntityType, entity: Entity): void {
    const id = entity["id"];
    if (typeof id !== "string") throw new Error(`${type} needs an id`);
    const known = this.#entities.get(type) ?? new Map<string, Entity>();
    known.set(id, entity);
    this.#entities.set(type, known);
  }

  /** Lays fields over an object, which must be there; throws on fields and values that the schema does not have. */
  merge(type: EntityType, id: string, fields: Entity): Entity {
    const known = this.get(type, id);
    if (!known) throw new Error(`There is no ${type} ${id}`);
    const merged = { ...over(known, this.#checked(type, fields)), id };
    this.put(type, merged);
    return merged;
  }

  remove(type: EntityType, id: string): void {
    this.#entities.get(type)?.delete(id);
  }

  clear(): void {
    this.#entities.clear();
  }

  /** Fields of an object of a type, checked; objects inside that have an id of their own become links. */
  checked(typeName: string, fields: Entity): Entity {
    return this.#checked(typeName, fields);
  }

  #checked(typeName: string, fields: Entity): Entity {
    const known = objectType(this.#schema, typeName).getFields();
    const result: Entity = {};
    for (const [name, value] of Object.entries(fields)) {
      if (name === "__typename" || name.startsWith("$")) {
        result[name] = value;
        continue;
      }
      const field = known[name];
      if (!field)
        throw new Error(`The schema has no field ${typeName}.${name}; it has ${Object.keys(known).join(", ")}`);
      result[name] = this.#value(field.type, value, `${typeName}.${name}`);
    }
    return result;
  }

  #value(type: GraphQLOutputType, value: unknown, place: string): unknown {
    if (value === undefined || typeof value === "function") return value;
    if (value === null) {
      if (isNonNullType(type)) throw new Error(`${place} is never null`);
      return null;
    }
    const inner = isNonNullType(type) ? type.ofType : type;
    if (isListType(inner)) {
      if (!Array.isArray(value)) throw new Error(`${place} is a list`);
      return value.map((item: unknown, index) => this.#value(inner.ofType, item, `${place}[${index}]`));
    }
    if (isEnumType(inner)) {
      if (!inner.getValue(String(value)))
        throw new Error(
          `${place}: ${nameOf(inner)} has no value ${String(value)}; it has ${inner
            .getValues()
            .map(({ name }) => name)
            .join(", ")}`,
        );
      return value;
    }
    if (isScalarType(inner)) return this.#scalar(inner.name, value, place, () => inner.serialize(value));
    return this.#object(inner, value, place);
  }

  #scalar(name: string, value: unknown, place: string, serialize: () => unknown): unknown {
    if (name === "JSON" || (name === "String" && isEntity(value))) return value;
    try {
      serialize();
    } catch (error) {
      throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
    return value;
  }

  #object(type: GraphQLOutputType, value: unknown, place: string): unknown {
    const name = nameOf(type);
    // An id stands for an object of the store; a list of ids for a whole connection.
    if (typeof value === "string" && isEntityType(name)) return value;
    if (Array.isArray(value) && name.endsWith("Connection")) return value;
    if (!isEntity(value))
      throw new Error(`${place} is a ${name}: give its fields${isEntityType(name) ? " or its id" : ""}`);
    if (!isObjectType(type)) return value;
    const id = value["id"];
    if (isEntityType(name) && typeof id === "string") {
      if (!this.get(name, id)) this.put(name, { id });
      this.merge(name, id, value);
      return id;
    }
    return this.#checked(name, value);
  }
}
