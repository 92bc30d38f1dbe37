/**
 * Texts without end in every field of signing in, registering and staying safe; and every mutation, sent by another
 * site with the player's cookie.
 */
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isScalarType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
} from "graphql";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { executableSchema } from "../../gateway/schema.ts";
import { demoCookie, startTestGateway, type TestGateway } from "../../gateway/testing/gateway.ts";
import { openStatus, post, query, refusal } from "./asking.ts";

const schema = executableSchema();
let gateway: TestGateway;
let url: string;
beforeAll(async () => {
  gateway = await startTestGateway({ rateLimits: false });
  ({ url } = gateway);
});
beforeEach(() => void (gateway.upstreams.calls.length = 0));
afterAll(() => gateway.close());

/** Whether the site is open to a visitor is asked before anything is read. */
const calls = () => gateway.upstreams.calls.filter(({ path }) => !/^\/(events|blocks|bff)-api/.test(path));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
/** Mutations by which people come in, register and guard their accounts: the ones that are limited as such. */
const ofPeople = mutations.filter(({ astNode }) =>
  astNode?.directives?.some(
    ({ name, arguments: given }) =>
      name.value === "rateLimit" && given?.some(({ value }) => value.kind === "EnumValue" && value.value === "SIGN_IN"),
  ),
);

/** A player's browser that went to a network from here. */
const cookies = { cookie: `${demoCookie.cookie}; oauth_state=${"a".repeat(32)}` };

/** What is in order, by a field's name. */
const fine: Readonly<Record<string, unknown>> = {
  countryCode: "7",
  number: "9000000001",
  email: "ann@example.com",
  code: "123456",
  password: "secret-2026",
  oldPassword: "secret-2025",
  newPassword: "secret-2026",
  login: "demo",
  token: "a".repeat(32),
  sign: "a".repeat(32),
  idempotencyKey: "0123456789abcdef",
  countryId: "1",
  currencyId: "643",
  birthday: "1990-01-01",
  challengeId: "abc.def",
  answer: "ABCDE",
  returnPath: "/en/user/login",
  acceptsTerms: true,
  methodId: 1,
  id: "a".repeat(32),
  formerId: "5000001",
  state: "a".repeat(32),
  componentsData: {},
};

/** Whoever may be named in several ways is named by these. */
const names: ReadonlySet<string> = new Set(["login", "email", "formerId"]);

type Member = Pick<GraphQLArgument | GraphQLInputField, "name" | "type">;

function fineValue({ name, type }: Member): unknown {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.fromEntries(
      Object.values(named.getFields())
        .filter((field) => isNonNullType(field.type) || names.has(field.name))
        .map((field) => [field.name, fineValue(field)]),
    );
  if (isEnumType(named)) return named.getValues()[0]?.name;
  const value = fine[name] ?? (named.name === "Int" ? 1 : named.name === "Boolean" ? false : "fine");
  return named.name === "Int" ? Number(value) : value;
}

/** Places of texts in what a mutation takes, by their names from the outside in. */
function textsIn(members: readonly Member[], above: readonly string[] = []): string[][] {
  return members.flatMap(({ name, type }) => {
    const named: GraphQLInputType = getNamedType(type);
    if (isInputObjectType(named)) return textsIn(Object.values(named.getFields()), [...above, name]);
    return isScalarType(named) && (named.name === "String" || named.name === "ID") ? [[...above, name]] : [];
  });
}

function withText(
  value: unknown,
  members: readonly Member[],
  [name = "", ...below]: readonly string[],
  text: string,
): Record<string, unknown> {
  const own = { ...(value as Record<string, unknown>) };
  const member = members.find((one) => one.name === name);
  const named = member && getNamedType(member.type);
  own[name] =
    below.length > 0 && isInputObjectType(named)
      ? withText(own[name] ?? fineValue({ name, type: named }), Object.values(named.getFields()), below, text)
      : text;
  return own;
}

/** Enough of an answer to see its errors. */
function asked({ name, args, type }: GraphQLField<unknown, unknown>, place: readonly string[], text: string): string {
  const variables = withText(
    Object.fromEntries(args.filter(({ type: one }) => isNonNullType(one)).map((one) => [one.name, fineValue(one)])),
    args,
    place,
    text,
  );
  const hasErrors = "errors" in (getNamedType(type) as unknown as { getFields(): object }).getFields();
  const declared = args.map((one) => `$${one.name}: ${String(one.type)}`).join(", ");
  return JSON.stringify({
    query: `mutation(${declared}) { ${name}(${args.map((one) => `${one.name}: $${one.name}`).join(", ")}) { ${hasErrors ? "errors { code path }" : "__typename"} } }`,
    variables,
  });
}

const places = ofPeople.flatMap((field) =>
  textsIn(field.args).map((place) => [`${field.name}: ${place.join(".")}`, field, place] as const),
);

describe("a text without end", () => {
  it("is tried in all the fields there are", () => {
    expect(places.length).toBeGreaterThan(60);
    for (const name of [
      "logIn: input.password",
      "registerOneClick: input.promoCode",
      "sendRecoveryCode: input.email",
      "changePassword: input.newPassword",
    ])
      expect(places.map(([place]) => place)).toContain(name);
  });

  it.each(places)(
    "%s of 200,000 characters is refused at its place, and no service hears of it",
    async (_, field, place) => {
      const answer = await post(url, asked(field, place, "x".repeat(200_000)), cookies);
      expect(answer.status).toBe(200);
      const { data, errors } = (await answer.json()) as {
        data: Record<string, { errors: { code: string; path: string[] | null }[] } | null> | null;
        errors?: unknown;
      };
      // A device token of a form that can be none goes on as an invalid one: the service answers it like any that has
      // run out.
      if (place.join(".").endsWith("device.token")) {
        expect(JSON.stringify(calls().map(({ headers, body }) => [headers, body])).length).toBeLessThan(5_000);
        return;
      }
      expect(errors).toBeUndefined();
      const told = data?.[field.name]?.errors ?? [];
      // A captcha that can be none is wrong as a whole.
      const known = place.includes("captcha") || field.name === "checkCaptcha" ? ["captcha", "answer"] : [place.at(-1)];
      expect(
        told.some(
          ({ code, path }) =>
            ["INVALID", "CREDENTIAL_REFUSED", "CAPTCHA_EXPIRED"].includes(code) && known.includes(path?.at(-1)),
        ),
      ).toBe(true);
      expect(calls()).toEqual([]);
    },
  );

  it.each(places)("%s of a million characters is not read to its end", async (_, field, place) => {
    expect(await refusal(await post(url, asked(field, place, "x".repeat(1_000_000)), demoCookie))).toEqual({
      status: 413,
      codes: ["BAD_REQUEST"],
    });
    expect(calls()).toEqual([]);
  });
});

describe.each(mutations.map((field) => [field.name, field] as const))(
  "%s, sent by another site with the player's cookie",
  (name, field) => {
    const text = (): string => asked(field, textsIn(field.args)[0] ?? [], "x");

    it("runs neither as a form nor as a script's request", async () => {
      const { query: document } = JSON.parse(text()) as { query: string };
      const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
      const forms: [string, string][] = [
        ["application/x-www-form-urlencoded", new URLSearchParams({ query: document, variables: "{}" }).toString()],
        ["text/plain", text()],
        [
          "multipart/form-data; boundary=x",
          `--x\r\ncontent-disposition: form-data; name="query"\r\n\r\n${document}\r\n--x--\r\n`,
        ],
      ];
      for (const [type, body] of forms) {
        // Old browsers tell no origin of a form.
        for (const headers of [foreign, {}])
          expect([415, 403], `${name} as ${type}`).toContain(
            (await post(url, body, { ...demoCookie, ...headers, "content-type": type })).status,
          );
      }
      expect((await post(url, text(), { ...demoCookie, ...foreign })).status).toBe(403);
      expect(
        (
          await fetch(`${url}/graphql?${new URLSearchParams({ query: document })}`, {
            headers: { ...demoCookie, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
          })
        ).status,
      ).toBe(403);
      expect(calls()).toEqual([]);
    });
  },
);

describe("a socket that opens with the player's cookie", () => {
  const opened = async (headers: Record<string, string>) => openStatus(url, { ...demoCookie, ...headers });

  it.each([
    ["no origin at all", {}],
    ["an empty one", { origin: "" }],
    ["no origin, and a word that it is the same site", { "sec-fetch-site": "same-origin" }],
    ["an origin of nowhere", { origin: "null" }],
    ["another site's", { origin: "https://evil.example" }],
    ["another site's that names this one", { origin: "https://evil.example/?127.0.0.1" }],
    ["an allowed one with another scheme", { origin: "http://www.example.com" }],
    ["an allowed one as somebody's host", { origin: "https://www.example.com@evil.example" }],
  ])("and %s is refused", async (_, headers) => {
    expect(await opened(headers as Record<string, string>)).toBe(403);
    expect(calls()).toEqual([]);
  });

  it("is a browser's on a page of this site, or of an allowed one", async () => {
    for (const origin of [url, "https://www.example.com"]) expect(await opened({ origin })).toBe(101);
  });

  it("and without a cookie is a guest's, whoever opens it by no browser", async () => {
    expect(await openStatus(url, {})).toBe(101);
    expect(await openStatus(url, { cookie: "theme=dark" })).toBe(101);
  });
});

describe("a session that somebody else chose", () => {
  const fixed = "attackers-choice-of-a-session-0123456789";
  const session = "session-of-demo";
  const signedIn = {
    result: { user_id: 42, session, expires: 1_900_000_000 },
    two_step: null,
    registration_token: undefined,
    credentials: null,
    is_changed: true,
    is_waiting: false,
    errors: [],
  };
  const ways: [string, string, string][] = [
    ["logIn", "/auth-api/v1/login", "LogInInput"],
    ["logInTwoStep", "/auth-api/v1/login/two-step", "TwoStepInput"],
    ["logInBySms", "/auth-api/v1/login/sms", "LogInBySmsInput"],
    ["logInByToken", "/auth-api/v1/login/token", "LogInByTokenInput"],
    ["logInBySocial", "/auth-api/v1/login/social", "LogInBySocialInput"],
    ["logInByQr", "/auth-api/v1/login/qr", "LogInByQrInput"],
    ["registerOneClick", "/registration-api/v1/one-click", "RegisterOneClickInput"],
    ["resetPassword", "/recovery-api/v1/password/reset", "ResetPasswordInput"],
  ];

  it.each(ways)("is ended by %s, and the browser gets another", async (name, path, input) => {
    gateway.upstreams.on(`POST ${path}`, () => signedIn);
    const type = schema.getType(input);
    const response = await query(
      url,
      `mutation($input: ${input}!) { ${name}(input: $input) { errors { code path } } }`,
      { input: type && fineValue({ name: "input", type: type as GraphQLInputType }) },
      { cookie: `session=${fixed}` },
    );
    expect(((await response.json()) as { data: Record<string, { errors: unknown[] }> }).data[name]?.errors).toEqual([]);
    expect(
      response.headers
        .getSetCookie()
        .filter((line) => line.startsWith("session="))
        .map((line) => line.split(";")[0]),
    ).toEqual([`session=${session}`]);
    expect(
      gateway.upstreams.callsOf("POST /auth-api/v1/disconnect").map(({ headers }) => headers["x-session"]),
    ).toEqual([fixed]);
  });
});
