/** What the auth service answers in tests: session "session-of-demo" is player 42's. */
import type { Fakes } from "../fake.ts";

/** A JWT without a signature: good for a gateway that never looks at one. `exp` is epoch seconds. */
export function fakeToken(name: string, exp: number = Math.floor(Date.now() / 1000) + 600): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part({ exp, name })}.sig`;
}

export const authFakes: Fakes = {
  "GET /web-api/user/gettoken": (request, reply) =>
    request.headers["x-session"] === "session-of-demo"
      ? { token: fakeToken("demo") }
      : reply.code(401).send({ code: "SESSION_DEAD", message: "dead" }),
  "GET /auth-api/v1/user": (request, reply) =>
    /^Bearer \S+\.\S+\.sig$/.test(request.headers.authorization ?? "")
      ? { result: { user_id: 42, login: "demo", user_name: null, ban_level: 0 } }
      : reply.code(401).send({ code: "TOKEN_INVALID", message: "no" }),
  "POST /auth-api/v1/disconnect": () => ({ success: true }),
};
