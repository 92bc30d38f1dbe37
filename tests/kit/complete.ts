import {
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLOutputType,
} from "graphql";
import { randomFrom, wholeNumber } from "./random.ts";
import { isEntityType, type EntityType } from "./schema.ts";
import type { Entity, Store } from "./store.ts";

/** Values of fields that nobody told, by scalar. The same place gives the same value in every run. */
const scalars: Readonly<Record<string, (place: string, fieldName: string) => unknown>> = {
  ID: (place) => String(wholeNumber(randomFrom(place), 100_000, 999_999)),
  String: (place, fieldName) => `${fieldName} ${wholeNumber(randomFrom(place), 1, 999)}`,
  Int: (place) => wholeNumber(randomFrom(place), 0, 99),
  Float: (place) => wholeNumber(randomFrom(place), 0, 9999) / 100,
  Boolean: () => false,
  Decimal: (place) => (1 + wholeNumber(randomFrom(place), 100, 4000) / 1000).toFixed(3),
  DateTime: (place) =>
    new Date(Date.UTC(2030, 4, 1) + wholeNumber(randomFrom(place), 0, 30 * 24 * 60) * 60_000)
      .toISOString()
      .replace(".000Z", "Z"),
  CurrencyCode: () => "RUB",
  JSON: () => ({}),
};

/** Fields whose words mean more than their type. */
const named: Readonly<Record<string, (place: string) => unknown>> = {
  color: (place) => `#${wholeNumber(randomFrom(place), 0, 0xffffff).toString(16).padStart(6, "0").toUpperCase()}`,
  secondColor: () => "#FFFFFF",
  slug: (place) => `slug-${wholeNumber(randomFrom(place), 1, 999)}`,
  shortName: (place) =>
    String.fromCharCode(...[1, 2, 3].map((letter) => wholeNumber(randomFrom(`${place}/${letter}`), 65, 90))),
};

const anyEntity = (store: Store, type: EntityType, place: string): unknown => {
  const all = store.all(type);
  return all[wholeNumber(randomFrom(place), 0, Math.max(0, all.length - 1))]?.["id"];
};

/**
 * Value of a field that nobody told: null if the schema allows it, an empty list, else something that fits the type and
 * depends on the seed and the place alone.
 */
export function complete(store: Store, type: GraphQLOutputType, place: string, fieldName: string): unknown {
  if (!isNonNullType(type)) return null;
  const inner = type.ofType;
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isScalarType(inner))
    return (inner.name === "String" ? named[fieldName] : undefined)?.(place) ?? scalars[inner.name]?.(place, fieldName);
  if (isObjectType(inner) && isEntityType(inner.name)) return anyEntity(store, inner.name, place);
  const empty: Entity = isInterfaceType(inner) ? { __typename: "InputError" } : {};
  return { ...empty, $place: place };
}
