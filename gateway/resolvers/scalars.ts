/** The schema's scalars. Inside the gateway a DateTime is epoch seconds, a Decimal the text the services speak. */
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from "graphql";

const badInput = (message: string) => new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });

/**
 * As input any text is accepted, because a stake is what a player typed: the service answers a bad one with a UserError
 * at its field, which a scalar can't do. Number literals are refused except integers, because they aren't exact.
 */
const Decimal = new GraphQLScalarType<string, string>({
  name: "Decimal",
  serialize: (value) => {
    if (typeof value !== "string") throw new TypeError("A Decimal is a string.");
    return value;
  },
  parseValue: (value) => {
    if (typeof value === "string") return value;
    if (Number.isSafeInteger(value)) return String(value);
    throw badInput('A Decimal is a string such as "12.50".');
  },
  parseLiteral: (node) => {
    if (node.kind === Kind.STRING || node.kind === Kind.INT) return node.value;
    throw badInput('A Decimal is a string such as "12.50".');
  },
});

const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

function parseInstant(value: unknown): number {
  const milliseconds = typeof value === "string" && instantForm.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(milliseconds) || milliseconds < 0)
    throw badInput('A DateTime is an ISO 8601 instant such as "2026-11-21T15:00:00Z".');
  return Math.floor(milliseconds / 1000);
}

const DateTime = new GraphQLScalarType<number, string>({
  name: "DateTime",
  serialize: (value) => {
    if (typeof value !== "number") throw new TypeError("A DateTime is epoch seconds inside the gateway.");
    return `${new Date(value * 1000).toISOString().slice(0, 19)}Z`;
  },
  parseValue: parseInstant,
  parseLiteral: (node) => parseInstant(node.kind === Kind.STRING ? node.value : null),
});

const currencyForm = /^[A-Z]{3}$/;

function parseCurrency(value: unknown): string {
  if (typeof value !== "string" || !currencyForm.test(value))
    throw badInput('A CurrencyCode is three letters such as "RUB".');
  return value;
}

const CurrencyCode = new GraphQLScalarType<string, string>({
  name: "CurrencyCode",
  serialize: parseCurrency,
  parseValue: parseCurrency,
  parseLiteral: (node) => parseCurrency(node.kind === Kind.STRING ? node.value : null),
});

function literalValue(node: ValueNode): unknown {
  switch (node.kind) {
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, literalValue(value)]));
    case Kind.LIST:
      return node.values.map(literalValue);
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return node.value;
    default:
      return null;
  }
}

const Json = new GraphQLScalarType<unknown, unknown>({
  name: "JSON",
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: literalValue,
});

/** All of them, by the names the SDL gives them. */
export const scalars: readonly GraphQLScalarType[] = [Decimal, DateTime, CurrencyCode, Json];
