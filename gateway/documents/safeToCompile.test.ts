import { buildSchema, Kind, parse, specifiedRules, validate, type OperationDefinitionNode } from "graphql";
import { describe, expect, it } from "vitest";
import { isSafeToCompile } from "./safeToCompile.ts";
import { noVariablesInScalarsRule } from "./scalarLiterals.ts";

const isSafe = (text: string): boolean => {
  const document = parse(text);
  const node = document.definitions.find(
    (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
  );
  if (node === undefined) throw new Error("no operation");
  return isSafeToCompile(document, node);
};

describe("conditions", () => {
  it.each([
    ["one condition", "query($x: Boolean!) { a { ...S @include(if: $x) } } fragment S on T { b }", true],
    ["spread twice without one", "{ a { ...S } c { ...S } } fragment S on T { b }", true],
    [
      "a fragment at two places, one under a condition",
      "query($x: Boolean!) { a { ...S @include(if: $x) } c { ...S } } fragment S on T { b }",
      false,
    ],
    [
      "the same fragment under both of two conditions",
      "query($x: Boolean!) { a { ...S @include(if: $x) ...S @skip(if: $x) } } fragment S on T { b }",
      false,
    ],
    [
      "a fragment within fragments",
      "query($x: Boolean!) { a { ...R @skip(if: $x) } c { ...S } } fragment R on T { ...S } fragment S on T { b }",
      false,
    ],
    [
      "within a condition",
      "query($x: Boolean!) { a { ... @include(if: $x) { ...S } } c { ...S } } fragment S on T { b }",
      false,
    ],
    ["a field twice, once under a condition", "query($x: Boolean!) { a { b } a @include(if: $x) { c } }", false],
    ["two names of a field", "query($x: Boolean!) { a { b } d: a @include(if: $x) { c } }", true],
    ["only its type's name", "query($x: Boolean!) { a { __typename ... @include(if: $x) { __typename b } } }", true],
  ])("%s", (_name, text, expected) => {
    expect(isSafe(text)).toBe(expected);
  });
});

describe("variables in written-out values", () => {
  it.each([
    ["always there", "query($v: String!) { a(input: { b: $v }) }", true],
    ["that may be missing", "query($v: String) { a(input: { b: $v }) }", false],
    ["with a default", 'query($v: String! = "x") { a(input: { b: $v }) }', false],
    ["in a list", "query($v: String) { a(list: [$v]) }", false],
    ["as a whole argument", "query($v: String) { a(b: $v) }", true],
    ["of another operation", "query One { a } query Two($v: String) { a(list: [$v]) }", true],
  ])("%s", (_name, text, expected) => {
    expect(isSafe(text)).toBe(expected);
  });
});

it.each([
  ["query($x: Int) { a(props: { k: $x }) }", ['Variable "$x" can\'t stand inside a written-out JSON']],
  ["query($x: Int) { a(props: [{ k: [$x] }]) }", ['Variable "$x" can\'t stand inside a written-out JSON']],
  ["query($x: JSON) { a(props: $x) }", []],
  ["query($x: Int) { a(input: { n: $x }) }", []],
  ["query($x: Int!) { a(input: { ns: [$x] }) }", []],
  ["query($x: Int) { a(input: { props: { k: $x } }) }", ['Variable "$x" can\'t stand inside a written-out JSON']],
])("%s is refused with %j", (text, expected) => {
  const schema = buildSchema(
    "scalar JSON type Query { a(props: JSON, input: In): Int } input In { n: Int ns: [Int!] props: JSON }",
  );
  const messages = validate(schema, parse(text), [...specifiedRules, noVariablesInScalarsRule]).map(
    ({ message }) => message.split(":")[0] ?? "",
  );
  expect(messages).toEqual(expected);
});
