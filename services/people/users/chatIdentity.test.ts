/** The identity of a player for the support chat, over real HTTP. */
import { createHmac } from "node:crypto";
import { decodeJwt } from "jose";
import { afterEach, describe, expect, it } from "vitest";
import { readSettings } from "../../settings.ts";
import { startTestServices, type TestServices } from "../../testing/services.ts";

const path = "/users-api/v1/user/chat-identity";
const secret = "shared-with-the-chat";

let test: TestServices;
afterEach(() => test.close());

describe("the identity for the support chat [3.36]", () => {
  it("is the player's number with its HMAC under the operator's secret, each player's own, and no guest's", async () => {
    test = await startTestServices({ settings: { chatIdentitySecret: secret } });
    const seen = new Set<string>();
    for (const login of ["demo", "demo2"]) {
      const { headers } = await test.signIn(login);
      const id = decodeJwt(headers.authorization.slice("Bearer ".length)).sub;
      const { status, body } = await test.call<{ identity: Record<string, string> }>("GET", path, { headers });
      expect(status).toBe(200);
      expect(body).toEqual({
        identity: {
          identifier: String(id),
          identifier_hash: createHmac("sha256", secret).update(String(id)).digest("hex"),
        },
      });
      expect(JSON.stringify(body)).not.toContain(secret);
      seen.add(String(id));
    }
    expect(seen.size).toBe(2);
    expect((await test.call("GET", path)).status).toBe(401);
  });

  it("is none where the operator has set no secret", async () => {
    test = await startTestServices();
    const { headers } = await test.signIn();
    expect((await test.call("GET", path, { headers })).body).toEqual({ identity: null });
  });

  it("takes its secret from CHAT_IDENTITY_SECRET, which is no short one", async () => {
    test = await startTestServices();
    expect(readSettings({}).chatIdentitySecret).toBeNull();
    expect(readSettings({ CHAT_IDENTITY_SECRET: secret }).chatIdentitySecret).toBe(secret);
    expect(() => readSettings({ CHAT_IDENTITY_SECRET: "short" })).toThrow("CHAT_IDENTITY_SECRET");
  });
});
