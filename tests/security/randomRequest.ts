/** Random requests over a schema: valid documents with fragments, conditions, aliases and several operations. */
import {
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";
import { randomFrom, type Random } from "../kit/random.ts";

export interface RandomRequest {
  text: string;
  operationName: string;
  /** Of each call in turn. */
  variables: Record<string, unknown>[];
}

interface Declared {
  name: string;
  type: GraphQLInputType;
  text: string;
}

const samples: Readonly<Record<string, unknown>> = {
  Int: 7,
  Float: 1.5,
  Boolean: true,
  String: "text",
  ID: "41",
  Decimal: "12.50",
  CurrencyCode: "RUB",
  DateTime: "2026-11-29T12:00:00Z",
};

/** A value that fits a type, and null or nothing where they fit. */
function valueOf(random: Random, type: GraphQLInputType, depth: number): unknown {
  if (isNonNullType(type)) return valueOf(random, type.ofType, depth);
  if (isListType(type)) {
    const one = valueOf(random, type.ofType, depth + 1);
    return one === null ? [] : [one];
  }
  if (isEnumType(type)) return type.getValues()[Math.floor(random() * type.getValues().length)]?.name;
  if (!isInputObjectType(type)) return samples[type.name] ?? { any: [1, "two"] };
  return Object.fromEntries(
    Object.values(type.getFields())
      .filter((field) => isRequiredInputField(field) || (depth < 3 && random() < 0.5))
      .map((field) => [
        field.name,
        !isNonNullType(field.type) && random() < 0.15 ? null : valueOf(random, field.type, depth + 1),
      ]),
  );
}

class Writer {
  readonly #schema: GraphQLSchema;
  readonly #random: Random;
  readonly fragments: { name: string; on: string; text: string }[] = [];
  readonly declared: Declared[] = [];
  #next = 0;

  constructor(schema: GraphQLSchema, random: Random) {
    this.#schema = schema;
    this.#random = random;
  }

  #chance(share: number): boolean {
    return this.#random() < share;
  }

  #pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.#random() * items.length)];
  }

  #variable(type: GraphQLInputType): string {
    const known = this.declared.find((each) => String(each.type) === String(type));
    if (known !== undefined && this.#chance(0.6)) return `$${known.name}`;
    const name = `v${(this.#next += 1)}`;
    const fallback = !isNonNullType(type) && this.#chance(0.3) ? ` = ${this.#literal(type, 2, false)}` : "";
    this.declared.push({ name, type, text: `$${name}: ${String(type)}${fallback}` });
    return `$${name}`;
  }

  /** @param mayVary false in default values, which hold no variables */
  #literal(type: GraphQLInputType, depth: number, mayVary = true): string {
    if (mayVary && this.#chance(depth === 0 ? 0.4 : 0.08)) return this.#variable(type);
    if (isNonNullType(type)) return this.#written(type.ofType, depth, mayVary);
    return this.#chance(0.1) ? "null" : this.#written(type, depth, mayVary);
  }

  #written(type: GraphQLInputType, depth: number, mayVary: boolean): string {
    if (isListType(type)) return `[${this.#literal(type.ofType, depth + 1, mayVary)}]`;
    if (isEnumType(type)) return this.#pick(type.getValues())?.name ?? "null";
    if (!isInputObjectType(type)) {
      const sample = samples[String(type)];
      return sample === undefined ? '{ any: [1, "two"] }' : JSON.stringify(sample);
    }
    const fields = Object.values(type.getFields())
      .filter((field) => isRequiredInputField(field) || (depth < 3 && this.#chance(0.5)))
      .map((field) => `${field.name}: ${this.#literal(field.type, depth + 1, mayVary)}`);
    return `{ ${fields.join(", ")} }`;
  }

  #arguments(args: readonly GraphQLArgument[]): string {
    const written = args
      .filter((arg) => isRequiredArgument(arg) || this.#chance(0.5))
      .map((arg) => `${arg.name}: ${this.#literal(arg.type, 0)}`);
    return written.length === 0 ? "" : `(${written.join(", ")})`;
  }

  #condition(): string {
    if (!this.#chance(0.12)) return "";
    const value = this.#chance(0.8) ? this.#booleanVariable() : String(this.#chance(0.5));
    return ` @${this.#chance(0.5) ? "include" : "skip"}(if: ${value})`;
  }

  #booleanVariable(): string {
    const name = this.#chance(0.5) ? "x" : "y";
    if (!this.declared.some((each) => each.name === name))
      this.declared.push({
        name,
        type: this.#schema.getType("Boolean") as GraphQLInputType,
        text: `$${name}: Boolean!`,
      });
    return `$${name}`;
  }

  #field(field: GraphQLField<unknown, unknown>, depth: number): string {
    const args = this.#arguments(field.args);
    // Fields of one name with other arguments would not merge.
    const alias = args !== "" || this.#chance(0.2) ? `f${(this.#next += 1)}: ` : "";
    let named: unknown = field.type;
    while (isNonNullType(named) || isListType(named)) named = named.ofType;
    const inner = isCompositeType(named) ? ` ${this.selection(named, depth + 1)}` : "";
    return `${alias}${field.name}${args}${this.#condition()}${inner}`;
  }

  /** A selection set of a type. */
  selection(type: GraphQLCompositeType, depth: number): string {
    const fields = "getFields" in type ? Object.values(type.getFields()) : [];
    const isLeaf = ({ type: own }: GraphQLField<unknown, unknown>) => {
      let named: unknown = own;
      while (isNonNullType(named) || isListType(named)) named = named.ofType;
      return !isCompositeType(named);
    };
    const fitting = depth >= 4 ? fields.filter(isLeaf) : fields;
    const parts = ["__typename"];
    for (let count = 1 + Math.floor(this.#random() * 3); count > 0; count -= 1) {
      const field = this.#pick(fitting);
      if (field !== undefined) parts.push(this.#field(field, depth));
    }
    if (depth < 4 && this.#chance(0.35)) parts.push(this.#spread(type, depth));
    if (depth < 4 && this.#chance(0.15)) parts.push(this.#spread(type, depth));
    if (depth < 4 && this.#chance(0.2))
      parts.push(`... on ${type.name}${this.#condition()} ${this.selection(type, depth + 1)}`);
    return `{ ${parts.join(" ")} }`;
  }

  #spread(type: GraphQLCompositeType, depth: number): string {
    const known = this.fragments.filter(({ on }) => on === type.name);
    const again = this.#chance(0.6) ? this.#pick(known) : undefined;
    if (again !== undefined) return `...${again.name}${this.#condition()}`;
    const name = `F${(this.#next += 1)}`;
    // Written first, so that what it holds can't spread itself.
    const text = `fragment ${name} on ${type.name} ${this.selection(type, depth + 1)}`;
    this.fragments.push({ name, on: type.name, text });
    return `...${name}${this.#condition()}`;
  }
}

/** Values for the declared variables; those that may be left out are at times, or null. */
function variablesFor(random: Random, declared: readonly Declared[]): Record<string, unknown> {
  return Object.fromEntries(
    declared.flatMap(({ name, type }) => {
      if (name === "x" || name === "y") return [[name, random() < 0.5]];
      if (!isNonNullType(type) && random() < 0.35) return random() < 0.6 ? [] : [[name, null]];
      return [[name, valueOf(random, type, 1)]];
    }),
  );
}

/** Names of the variables in a text, and in the fragments it spreads. */
function usedIn(text: string, fragments: readonly { name: string; text: string }[]): Set<string> {
  const texts = [text];
  // Grows while it is walked.
  for (const one of texts)
    for (const [, name] of one.matchAll(/\.\.\.(F\d+)/g)) {
      const body = fragments.find((each) => each.name === name)?.text;
      if (body !== undefined && !texts.includes(body)) texts.push(body);
    }
  return new Set(texts.flatMap((one) => [...one.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? "")));
}

/** @param calls how many sets of variables */
export function randomRequest(schema: GraphQLSchema, seed: number, calls: number): RandomRequest {
  const random = randomFrom(`request ${seed}`);
  const writer = new Writer(schema, random);
  const query = schema.getQueryType();
  if (!isObjectType(query)) throw new Error("the schema has no queries");
  const names = random() < 0.3 ? ["One", "Two"] : ["One"];
  const selections = names.map((name) => ({ name, selection: writer.selection(query, 0) }));
  const operations = selections.map(({ name, selection }) => {
    const used = usedIn(selection, writer.fragments);
    const declared = writer.declared.filter((each) => used.has(each.name));
    const head = declared.length === 0 ? "" : `(${declared.map(({ text }) => text).join(", ")})`;
    return { name, declared, text: `query ${name}${head} ${selection}` };
  });
  const chosen = operations[Math.floor(random() * operations.length)];
  return {
    text: [...operations, ...writer.fragments].map(({ text }) => text).join("\n"),
    operationName: chosen?.name ?? "",
    variables: Array.from({ length: calls }, () => variablesFor(random, chosen?.declared ?? [])),
  };
}
