import { readFileSync } from "node:fs";
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  lexicographicSortSchema,
  printSchema,
  type GraphQLSchema,
} from "graphql";
import { describe, expect, it } from "vitest";
import { executableSchema } from "./schema.ts";

const schema = executableSchema();
const own = Object.values(schema.getTypeMap()).filter(
  ({ name }) => !name.startsWith("__") && !["String", "ID", "Int", "Boolean", "Float"].includes(name),
);

/** Every place of the schema that a reader may ask about, with its description. */
function* places(): Generator<[string, string | null | undefined]> {
  for (const type of own) {
    yield [type.name, type.description];
    if (isEnumType(type)) for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value.description];
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) yield [`${type.name}.${field.name}`, field.description];
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        yield [`${type.name}.${field.name}`, field.description];
        // `input` and paging arguments are described by their types; every other argument needs its own description.
        for (const argument of field.args) yield [`${type.name}.${field.name}(${argument.name})`, argument.description];
      }
    }
  }
}

describe("schema", () => {
  it("describes every type, field, argument and enum value", () => {
    const all = [...places()];
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter(([, description]) => !description?.trim()).map(([place]) => place)).toEqual([]);
  });

  it("is the one committed as gateway/schema.graphql", () => {
    const committed = readFileSync(new URL("./schema.graphql", import.meta.url), "utf8");
    const printed = (one: GraphQLSchema) => printSchema(lexicographicSortSchema(one));
    expect(printed(schema)).toBe(printed(buildSchema(committed)));
  });

  it("moves money under an idempotency key only, and counts it as a placement or a payment", () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    const hasKey = ({ args }: (typeof mutations)[number]) =>
      args.some(({ type }) => {
        const input = getNamedType(type);
        return isInputObjectType(input) && String(input.getFields()["idempotencyKey"]?.type) === "String!";
      });
    const isOfClass =
      (rateClass: string) =>
      ({ astNode }: (typeof mutations)[number]) =>
        astNode?.directives?.some(
          ({ name, arguments: given }) =>
            name.value === "rateLimit" &&
            given?.some(({ value }) => value.kind === Kind.ENUM && value.value === rateClass),
        ) === true;
    const names = (of: typeof mutations) => of.map(({ name }) => name).toSorted();
    const placements = ["buyLottoTicket", "buyTotoTicket", "cashOutCoupon", "insureCoupon", "placeCoupon", "swapBet"];
    const payments = ["convertMoney", "requestWithdrawal", "startDeposit"];
    expect(names(mutations.filter(isOfClass("PLACEMENT")))).toEqual(placements);
    expect(names(mutations.filter(isOfClass("PAYMENT")))).toEqual(payments);
    // What players write about payments is sent once as well.
    const messages = ["createSupportRequest", "replyToSupportRequest"];
    // Points are no money, but are spent once too.
    const purchases = ["buyReward"];
    expect(names(mutations.filter(hasKey))).toEqual([...placements, ...payments, ...messages, ...purchases].toSorted());
  });

  it("keeps upstream-backed root fields nullable, so that a service that is down takes only its own part", () => {
    const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    const nonNull = roots.filter(({ type }) => String(type).endsWith("!"));
    expect(nonNull.map(({ name }) => name)).toEqual([]);
  });
});
