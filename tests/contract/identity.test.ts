/**
 * Who one is, against who pretends to be: forged tokens and times that tell, through the gateway on the project's own
 * services.
 */
import { createHmac } from "node:crypto";
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startGateway, type RunningGateway } from "../../gateway/server.ts";
import { ask, fieldOf, testOptions } from "../../gateway/testing/gateway.ts";
import { hashPassword } from "../../services/people/players/passwords.ts";
import { keyMs, signingKeyOf } from "../../services/people/players/signingKeys.ts";
import { player, signingKey, playerProfile } from "../../services/people/players/tables.ts";
import { latestCode, wrongCode } from "../../services/people/auth/testing/signIns.ts";
import { startTestServices, type TestServices } from "../../services/testing/services.ts";
import { onSocket, socketClient } from "../security/asking.ts";

let services: TestServices;
let gateway: RunningGateway;
beforeAll(async () => {
  services = await startTestServices({ settings: { serviceKey: "identity-key" } });
  gateway = await startGateway({
    ...testOptions(services.services.url),
    serviceKey: "identity-key",
    rateLimits: false,
  });
  await vi.waitUntil(async () => (await fetch(`${gateway.url}/ready`)).ok);
});
afterAll(async () => {
  await gateway.close();
  await services.close();
});
beforeEach(() => services.advance(61 * 60_000));

let addresses = 0;
/** An address that has asked for nothing yet. */
const newAddress = () => `198.18.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

/** Whose a token is; the code of the refusal for one that doesn't count. */
const viewerBy = async (token: string) => {
  const { data, errors } = await ask(gateway.url, "{ viewer { login } }", {
    headers: { authorization: `Bearer ${token}` },
  });
  return errors?.[0]?.extensions["code"] ?? data?.["viewer"];
};
const tokenOf = async () => (await services.signIn()).headers.authorization.slice("Bearer ".length);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("a token that was made elsewhere", () => {
  type Forge = (claims: JWTPayload, right: { kid: string; token: string }) => Promise<string> | string;

  const forgeries: [string, Forge][] = [
    ["of no algorithm", (claims) => `${part({ alg: "none" })}.${part(claims)}.`],
    [
      "of no algorithm, spelled otherwise, under the site's key",
      (claims, { kid }) => `${part({ alg: "nOnE", kid })}.${part(claims)}.`,
    ],
    [
      "of no algorithm, with the right signature of another",
      (claims, { kid, token }) => `${part({ alg: "none", kid })}.${part(claims)}.${token.split(".")[2]}`,
    ],
    [
      "signed by a stranger's key under the site's name of its own",
      async (claims, { kid }) =>
        new SignJWT(claims).setProtectedHeader({ alg: "EdDSA", kid }).sign((await generateKeyPair("EdDSA")).privateKey),
    ],
    [
      "signed by a stranger's key that it brings along",
      async (claims, { kid }) => {
        const { privateKey, publicKey } = await generateKeyPair("EdDSA", { extractable: true });
        return new SignJWT(claims)
          .setProtectedHeader({ alg: "EdDSA", kid, jwk: await exportJWK(publicKey) })
          .sign(privateKey);
      },
    ],
    [
      "signed by the public key, as if it were a password",
      async (claims, { kid }) => {
        const { keys } = (await services.call<{ keys: { kid: string; x: string }[] }>("GET", "/auth-api/v1/jwks.json"))
          .body;
        const signed = `${part({ alg: "HS256", kid })}.${part(claims)}`;
        return `${signed}.${createHmac("sha256", Buffer.from(keys[0]?.x ?? "", "base64url"))
          .update(signed)
          .digest("base64url")}`;
      },
    ],
    [
      "with another player's number under the right signature",
      (claims, { token }) => `${token.split(".")[0]}.${part({ ...claims, sub: "2" })}.${token.split(".")[2]}`,
    ],
    [
      "with a later end under the right signature",
      (claims, { token }) =>
        `${token.split(".")[0]}.${part({ ...claims, exp: (claims.exp ?? 0) + 3600 })}.${token.split(".")[2]}`,
    ],
    [
      "of another issuer, signed by the site's key",
      async (claims) => {
        const { id, privateKey } = await signingKeyOf(services.services.context.db);
        return new SignJWT({ ...claims, iss: "auth-device" })
          .setProtectedHeader({ alg: "EdDSA", kid: id })
          .sign(privateKey);
      },
    ],
    [
      "for another player's session, signed by the site's key",
      async (claims) => {
        const { id, privateKey } = await signingKeyOf(services.services.context.db);
        return new SignJWT({ ...claims, sub: String(Number(claims.sub) + 1) })
          .setProtectedHeader({ alg: "EdDSA", kid: id })
          .sign(privateKey);
      },
    ],
  ];

  it.each(forgeries)("%s is nobody's, over HTTP and on a socket [3.33] [4.34]", async (_, forge) => {
    const token = await tokenOf();
    expect(await viewerBy(token)).toEqual({ login: "demo" });
    const { id: kid } = await signingKeyOf(services.services.context.db);
    const forged = await forge(decodeJwt(token), { kid, token });
    expect(forged.split(".")).toHaveLength(3);
    expect(await viewerBy(forged)).toBe("UNAUTHENTICATED");
    const socket = socketClient(gateway.url, { authorization: `Bearer ${forged}` });
    expect(await onSocket(socket, "subscription { balanceChanged { id } }")).toEqual(["UNAUTHENTICATED"]);
    await socket.dispose();
  });

  it("of a key that was the site's and has been put away is nobody's, and one of the key before still holds [3.33]", async () => {
    const { db } = services.services.context;
    const token = await tokenOf();
    const { id, privateKey } = await signingKeyOf(db);
    const [kept] = await db.select().from(signingKey);
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      // A month on, a new key signs.
      await db.update(signingKey).set({ createdAt: Date.now() - keyMs });
      vi.setSystemTime(Date.now() + 61_000);
      expect(await viewerBy(await tokenOf())).toEqual({ login: "demo" });
      expect((await signingKeyOf(db)).id).not.toBe(id);
      expect(await viewerBy(token)).toEqual({ login: "demo" });
      vi.setSystemTime(Date.now() + 12 * 60_000);
      // Anyone who has stolen the old key signs with it all the same.
      const { sid, sub } = decodeJwt(await tokenOf());
      const stolen = await new SignJWT({ sid })
        .setProtectedHeader({ alg: "EdDSA", kid: id })
        .setSubject(sub ?? "")
        .setIssuer("auth")
        .setIssuedAt()
        .setExpirationTime("600s")
        .sign(privateKey);
      expect(kept?.id).toBe(id);
      expect(await viewerBy(stolen)).toBe("UNAUTHENTICATED");
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("times tell nothing", () => {
  const rounds = 9;
  /** What a try takes by itself: what else the machine does only ever adds to it. */
  const least = (times: readonly number[]) => Math.min(...times);

  /** How many times as long one takes as the other, each by its fastest of tries that take turns. */
  async function ratio(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<number> {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, run] of (round % 2 === 0
        ? [
            [0, one],
            [1, other],
          ]
        : [
            [1, other],
            [0, one],
          ]) as [0 | 1, () => Promise<unknown>][]) {
        // Nothing of the tries before counts.
        services.advance(61 * 60_000);
        const began = performance.now();
        await run();
        times[index].push(performance.now() - began);
      }
    }
    return least(times[0]) / least(times[1]);
  }

  /**
   * Where one way looks at a password, sends a message or writes a session and the other does not, it takes ten times
   * as long.
   */
  function expectAlike(found: number): void {
    expect(found).toBeGreaterThan(1 / 3);
    expect(found).toBeLessThan(3);
  }

  const mutate = (text: string) =>
    ask(gateway.url, `mutation { ${text} }`, { headers: { "x-forwarded-for": newAddress() } });
  let unknown = 0;

  it("of a login that nobody has", async () => {
    const logIn = (login: string) =>
      mutate(`logIn(input: { login: "${login}", password: "wrong-2026" }) { errors { code } }`);
    expect((await logIn("demo")).data).toEqual((await logIn("nobody-0")).data);
    expectAlike(
      await ratio(
        () => logIn("demo"),
        () => logIn(`nobody-${(unknown += 1)}`),
      ),
    );
  });

  it("of an e-mail and a phone that nobody has, when a password is lost", { tags: "slow" }, async () => {
    const byEmail = (email: string) => mutate(`sendRecoveryCode(input: { email: "${email}" }) { errors { code } }`);
    const byPhone = (number: string) =>
      mutate(`sendRecoveryCode(input: { phone: { countryCode: "7", number: "${number}" } }) { errors { code } }`);
    expectAlike(
      await ratio(
        () => byEmail("demo@example.com"),
        () => byEmail(`nobody-${(unknown += 1)}@example.com`),
      ),
    );
    expectAlike(
      await ratio(
        () => byPhone("9000000001"),
        () => byPhone(`90055500${String((unknown += 1) % 100).padStart(2, "0")}`),
      ),
    );
  });

  it("of a phone that nobody has, when a code to sign in by is sent", { tags: "slow" }, async () => {
    const send = (number: string) =>
      mutate(`sendSignInCode(input: { phone: { countryCode: "7", number: "${number}" } }) { errors { code } }`);
    expectAlike(
      await ratio(
        () => send("9000000001"),
        () => send(`90055501${String((unknown += 1) % 100).padStart(2, "0")}`),
      ),
    );
  });

  it(
    "of a second step: a wrong code takes as long as the right one, and as one for an invalid step",
    { tags: "slow" },
    async () => {
      const { db, clock } = services.services.context;
      const phone = "79000004001";
      const [made] = await db
        .insert(player)
        .values({ login: "timed", phone, passwordHash: await hashPassword("Quiet-River-7"), createdAt: clock.now() })
        .returning({ id: player.id });
      await db
        .insert(playerProfile)
        .values({ playerId: made?.id ?? 0, termsAcceptedAt: clock.now(), isTwoFactor: true });
      const begin = async () => {
        services.advance(61 * 60_000);
        const { data } = await mutate(
          'logIn(input: { login: "timed", password: "Quiet-River-7" }) { twoStep { token } }',
        );
        return {
          token: fieldOf<{ twoStep: { token: string } }>(data, "logIn").twoStep.token,
          code: await latestCode(services, phone),
        };
      };
      const step = async (token: string, code: string) =>
        (
          await services.call<{ errors: { code: string }[] }>("POST", "/auth-api/v1/login/two-step", {
            body: { token, code },
            headers: { "x-client-address": newAddress() },
          })
        ).body.errors[0]?.code;
      const timesOf: Record<"right" | "wrong" | "none", number[]> = { right: [], wrong: [], none: [] };
      for (let round = 0; round < rounds; round += 1) {
        for (const kind of ["right", "wrong", "none"] as const) {
          const { token, code } = await begin();
          const began = performance.now();
          expect(
            await step(kind === "none" ? "made-up-token-00" : token, kind === "right" ? code : wrongCode(code)),
          ).toBe({ right: undefined, wrong: "WRONG_CODE", none: "TIME_UP" }[kind]);
          timesOf[kind].push(performance.now() - began);
        }
      }
      expectAlike(least(timesOf.right) / least(timesOf.wrong));
      expectAlike(least(timesOf.none) / least(timesOf.wrong));
    },
  );
});
