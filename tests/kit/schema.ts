import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  buildSchema,
  getNamedType,
  GraphQLScalarType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";

const folder = fileURLToPath(new URL("../../gateway/schema/", import.meta.url));

/** Forms of the schema's scalars: an answer that does not have them is a mistake in a mock, and fails the test. */
const scalarForms: Readonly<Record<string, RegExp>> = {
  Decimal: /^-?\d+(\.\d+)?$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  CurrencyCode: /^[A-Z]{3}$/,
};

/**
 * Types whose objects live in the store under their id. A `Bet` has the id of its outcome, several coupons may
 * hold it, so it is a part of its coupon.
 */
export const entityTypes = [
  "Sport",
  "Championship",
  "Game",
  "Opponent",
  "Market",
  "Outcome",
  "Viewer",
  "Account",
  "Limit",
  "Coupon",
  "Award",
  "CashDesk",
  "Currency",
  "AccountEntry",
  "Payment",
  "Notice",
  "SupportRequest",
  "Offer",
  "LottoDraw",
  "LottoTicket",
  "TotoDraw",
  "TotoTicket",
  "Bonus",
  "BonusGameAttempt",
  "Tournament",
  "TournamentEntry",
  "CasinoGame",
  "CasinoRound",
  "CasinoCategory",
] as const;
export type EntityType = (typeof entityTypes)[number];

/** Whether objects of a type live in the store. */
export const isEntityType = (name: string): name is EntityType => entityTypes.some((type) => type === name);

/** The gateway's schema, read from its own files; scalars refuse what the real ones would never send. */
export function loadSchema(): GraphQLSchema {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql"))
    .toSorted();
  const schema = buildSchema(files.map((name) => readFileSync(folder + name, "utf8")).join("\n"));
  for (const [name, form] of Object.entries(scalarForms)) {
    const scalar = schema.getType(name);
    if (!(scalar instanceof GraphQLScalarType)) continue;
    scalar.serialize = (value) => {
      if (typeof value === "string" && form.test(value)) return value;
      throw new TypeError(`${name} cannot be ${JSON.stringify(value)}`);
    };
  }
  return schema;
}

/** An object type of the schema; throws when there is none. */
export function objectType(schema: GraphQLSchema, name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`The schema has no object type ${name}`);
  return type;
}

/** Name of the type that a field of a type answers, without lists and non-nulls. */
export function namedTypeOf(schema: GraphQLSchema, typeName: string, fieldName: string): string {
  const field = objectType(schema, typeName).getFields()[fieldName];
  if (!field) throw new Error(`The schema has no field ${typeName}.${fieldName}`);
  return getNamedType(field.type).name;
}
