import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getOperationAST, Kind, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { executableSchema } from "../../schema.ts";
import type { Facts } from "../facts.ts";
import { domains } from "./all.ts";

const schema = executableSchema();
const examples = domains.flatMap((domain) => domain.examples.map((example) => ({ ...example, domain: domain.name })));
const text = examples.map(({ query }) => query).join("\n");
const rootNames = new Set(["Query", "Mutation", "Subscription"]);
const schemaFolder = fileURLToPath(new URL("../../schema/", import.meta.url));
const schemaFiles = readdirSync(schemaFolder, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".graphql"),
);
const facts: Facts = {
  sportId: "1",
  championshipId: "2",
  gameId: "3",
  path: "/en",
  picks: [
    { outcomeId: "a", coef: "2.000" },
    { outcomeId: "b", coef: "3.000" },
  ],
  watchedIds: ["3"],
  accountId: "4",
  otherAccountId: "5",
  newKey: "explorer-1234",
  manyPicks: ["a", "b", "c", "d"].map((outcomeId) => ({ outcomeId, coef: "2.000" })),
  open: {
    sale: { couponId: "6", token: "t", value: "90.00", target: "120.00" },
    insurance: { couponId: "6", share: 50, premium: "10.00" },
    swap: { couponId: "6", betId: "a", outcomeId: "b" },
  },
};

describe("the explorer's examples", () => {
  it.each(examples)("$domain: $title fits the schema, and has the variables it declares", ({ query, variables }) => {
    const document = parse(query);
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
    const operation = getOperationAST(document);
    expect(operation?.name?.value).toMatch(/^[A-Z]\w+$/);
    const declared = (operation?.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
    expect(Object.keys(variables?.(facts) ?? {}).toSorted()).toEqual(declared.toSorted());
  });

  it.each(schemaFiles)("show at least one root field of %s", (file) => {
    const roots = parse(readFileSync(schemaFolder + file, "utf8")).definitions.flatMap((definition) =>
      (definition.kind === Kind.OBJECT_TYPE_EXTENSION || definition.kind === Kind.OBJECT_TYPE_DEFINITION) &&
      rootNames.has(definition.name.value)
        ? (definition.fields ?? []).map(({ name }) => name.value)
        : [],
    );
    if (roots.length > 0)
      expect(
        roots.filter((field) => new RegExp(`\\b${field}\\b`).test(text)),
        `add an example for one of ${roots.join(", ")}`,
      ).not.toEqual([]);
  });

  const couponFiles = ["coupons", "sharedCoupon", "couponQuote", "placedCoupon", "couponOffers", "promoCodes"];
  const words = new Set(
    examples.flatMap(
      ({ query, variables }) => `${query} ${JSON.stringify(variables?.(facts) ?? {})}`.match(/\w+/g) ?? [],
    ),
  );
  it.each(couponFiles)("show every field of what %s.graphql asks and answers", (file) => {
    const fields = parse(readFileSync(`${schemaFolder}betting/${file}.graphql`, "utf8")).definitions.flatMap(
      (definition) => {
        const hasFields =
          definition.kind === Kind.OBJECT_TYPE_EXTENSION ||
          definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
          definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;
        return hasFields ? (definition.fields ?? []).map(({ name }) => `${definition.name.value}.${name.value}`) : [];
      },
    );
    expect(fields.length).toBeGreaterThan(8);
    expect(
      fields.filter((field) => !words.has(field.split(".")[1] ?? "")),
      "show them in an example",
    ).toEqual([]);
  });

  it("have names of their own, for the tabs", () => {
    const names = examples.map(({ query }) => getOperationAST(parse(query))?.name?.value);
    expect(new Set(names).size).toBe(names.length);
  });
});
