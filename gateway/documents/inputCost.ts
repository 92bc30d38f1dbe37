/** What `@cost` on arguments and input fields adds to a field, found once a place of the schema and operation. */
import {
  getNamedType,
  isInputObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from "graphql";
import { weightOf } from "./costDirectives.ts";

/** Weight of a value; a list counts by its items. */
export type Weigh = (value: unknown) => number;
type Fields = Map<string, Weigh>;

/** How values of an argument are weighed; null if nothing in it has a weight. */
export function weigherOf(schema: GraphQLSchema, argument: GraphQLArgument): Weigh | null {
  const known = new Map<GraphQLInputObjectType, Fields>();
  const open = new Set<GraphQLInputObjectType>();

  const fieldsOf = (type: GraphQLInputObjectType): Fields => {
    const present = known.get(type);
    if (present !== undefined) return present;
    const fields: Fields = new Map();
    // Set before it is filled: an input type may hold itself.
    known.set(type, fields);
    open.add(type);
    for (const field of Object.values(type.getFields())) {
      const weigh = placeOf(field);
      if (weigh !== null) fields.set(field.name, weigh);
    }
    open.delete(type);
    return fields;
  };

  const placeOf = (place: GraphQLArgument | GraphQLInputField): Weigh | null => {
    const own = weightOf(schema, place) ?? 0;
    const type = getNamedType(place.type);
    const fields = isInputObjectType(type) ? fieldsOf(type) : null;
    // A type that is still being filled may yet get weighed fields.
    if (own === 0 && (fields === null || (fields.size === 0 && !(isInputObjectType(type) && open.has(type)))))
      return null;
    return (value) => {
      if (value === null || value === undefined) return 0;
      if (!Array.isArray(value)) return own + inside(fields, value);
      let total = own * value.length;
      for (const item of value) total += inside(fields, item);
      return total;
    };
  };

  return placeOf(argument);
}

function inside(fields: Fields | null, value: unknown): number {
  if (fields === null || typeof value !== "object" || value === null) return 0;
  let total = 0;
  for (const [name, weigh] of fields)
    if (Object.hasOwn(value, name)) total += weigh((value as Record<string, unknown>)[name]);
  return total;
}
