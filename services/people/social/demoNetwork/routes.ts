/**
 * The demo network over HTTP as in OpenID Connect: discovery, keys, consent, code for tokens with PKCE, userinfo. It
 * stores only the used codes; everything it hands out is sealed.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { socialNetworkById } from "#shared/people/socialNetworks.ts";
import { takeOnce } from "../../../platform/secrets/once.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import {
  demoAlgorithm,
  demoClientId,
  demoIssuer,
  demoJwks,
  demoPath,
  demoPerson,
  idTokenSeconds,
  signIdentity,
  subjectForm,
} from "./network.ts";
import { signInThere } from "./oneTapRoutes.ts";
import { consentPage, page, refuse } from "./page.ts";
import { opened, sealed } from "./sealedForms.ts";

const consentMs = 10 * 60_000;
const codeMs = 60_000;
const tokenMs = 5 * 60_000;

/** The browser's request: an authorization request of the code flow with PKCE. */
const asked = z.object({
  client_id: z.literal(demoClientId),
  response_type: z.literal("code"),
  redirect_uri: z.url({ protocol: /^https?$/ }).max(1024),
  scope: z
    .string()
    .max(256)
    .refine((scope) => scope.split(" ").includes("openid")),
  state: z.string().min(1).max(2048),
  nonce: z.string().min(1).max(256),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal("S256"),
});
type AskedFor = z.output<typeof asked> & { network: number };
type Granted = Pick<AskedFor, "network" | "redirect_uri" | "nonce" | "code_challenge"> & { subject: string };

const answered = z.object({
  request: z.string().max(8192),
  answer: z.enum(["yes", "no"]),
  subject: z.string().max(64).default(""),
  other: z.string().max(64).default(""),
});
const exchange = z.object({
  grant_type: z.literal("authorization_code"),
  client_id: z.literal(demoClientId),
  code: z.string().max(8192),
  redirect_uri: z.string().max(1024),
  code_verifier: z.string().min(43).max(128),
});

/** Only addresses of this site: redirecting elsewhere would lend the site's name to phishing links. */
async function isOurs(context: ServiceContext, { state, redirect_uri }: z.output<typeof asked>): Promise<boolean> {
  const sent = await opened<{ redirectUri: string }>(context, "oauth", state);
  return sent?.value.redirectUri === redirect_uri;
}

const oauthError = (reply: FastifyReply, error: string) =>
  reply.code(400).header("cache-control", "no-store").send({ error });

function isProof(verifier: string, challenge: string): boolean {
  const given = Buffer.from(createHash("sha256").update(verifier).digest("base64url"));
  const right = Buffer.from(challenge);
  return given.length === right.length && timingSafeEqual(given, right);
}

export function demoNetworkRoutes(app: FastifyInstance, context: ServiceContext, ownUrl: () => string): void {
  if (!app.hasContentTypeParser("application/x-www-form-urlencoded")) {
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 32 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
  }
  const networkOf = (params: unknown) => socialNetworkById(Number((params as { network?: unknown }).network));
  const at = demoPath(":network");

  app.get(`${at}/.well-known/openid-configuration`, async ({ params }, reply) => {
    const network = networkOf(params);
    if (!network) return reply.code(404).send({ error: "not_found" });
    const issuer = demoIssuer(ownUrl(), network.id);
    return {
      issuer,
      jwks_uri: `${issuer}/jwks`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      authorization_endpoint: `${demoIssuer(context.settings.demoNetworkUrl ?? ownUrl(), network.id)}/authorize`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: [demoAlgorithm],
      scopes_supported: ["openid", "email", "profile"],
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["none"],
      grant_types_supported: ["authorization_code"],
    };
  });

  app.get(`${at}/jwks`, () => demoJwks(context));

  app.get(`${at}/authorize`, async ({ params, query }, reply) => {
    const network = networkOf(params);
    const request = asked.safeParse(query);
    if (!network || !request.success || !(await isOurs(context, request.data)))
      return refuse(reply, "The site that sent you here asked for something that is not allowed.");
    const kept = await sealed(context, "demo-network-request", { ...request.data, network: network.id }, consentMs);
    return page(
      reply,
      consentPage({ network: network.name, request: kept }),
      new URL(request.data.redirect_uri).origin,
    );
  });

  app.post(`${at}/authorize`, async ({ params, body }, reply) => {
    const form = answered.safeParse(body);
    const request = form.success ? await opened<AskedFor>(context, "demo-network-request", form.data.request) : null;
    if (!form.success || request === null || request.value.network !== networkOf(params)?.id)
      return refuse(reply, "Your time to answer is up. Go back to the site and begin again.");
    const { redirect_uri, state, network, nonce, code_challenge } = request.value;
    const back = (answer: Record<string, string>) => {
      const url = new URL(redirect_uri);
      for (const [name, value] of Object.entries({ ...answer, state })) url.searchParams.set(name, value);
      return reply.header("referrer-policy", "no-referrer").redirect(url.href, 303);
    };
    if (form.data.answer === "no") return back({ error: "access_denied" });
    const subject = form.data.subject === "" ? form.data.other.trim() : form.data.subject;
    if (!subjectForm.test(subject)) return refuse(reply, "Type a name of Latin letters and digits.");
    const granted: Granted = { network, redirect_uri, nonce, code_challenge, subject };
    signInThere(reply, network, subject);
    return back({ code: await sealed(context, "demo-network-code", granted, codeMs) });
  });

  app.post(`${at}/token`, async ({ params, body }, reply) => {
    const form = exchange.safeParse(body);
    if (!form.success) return oauthError(reply, "invalid_request");
    const code = await opened<Granted>(context, "demo-network-code", form.data.code);
    const isRight =
      code !== null &&
      code.value.network === networkOf(params)?.id &&
      code.value.redirect_uri === form.data.redirect_uri &&
      isProof(form.data.code_verifier, code.value.code_challenge);
    if (!isRight || !(await takeOnce(context.db, `network code ${code.token}`, code.expiresAt, context.clock.now())))
      return oauthError(reply, "invalid_grant");
    const { network, subject, nonce } = code.value;
    return reply.header("cache-control", "no-store").send({
      token_type: "Bearer",
      expires_in: idTokenSeconds,
      access_token: await sealed(context, "demo-network-token", { network, subject }, tokenMs),
      id_token: await signIdentity(context, { issuer: demoIssuer(ownUrl(), network), network, subject, nonce }),
    });
  });

  app.get(`${at}/userinfo`, async ({ params, headers }, reply) => {
    const token = await opened<{ network: number; subject: string }>(
      context,
      "demo-network-token",
      headers.authorization?.replace(/^Bearer /i, "") ?? "",
    );
    if (token?.value.network !== networkOf(params)?.id || !token)
      return reply
        .code(401)
        .header("www-authenticate", 'Bearer error="invalid_token"')
        .send({ error: "invalid_token" });
    return { sub: token.value.subject, ...demoPerson(token.value.subject), email_verified: true };
  });
}
