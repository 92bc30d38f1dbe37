/** One-tap of the demo network: its script, and the frame in which a signed-in person agrees to be identified. */
import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { isLanguageCode, type LanguageCode } from "#shared/site/languages.ts";
import { isLoopback } from "#shared/wire/publicOrigin.ts";
import { socialNetworkById } from "#shared/people/socialNetworks.ts";
import type { ServiceContext } from "../../../platform/context.ts";
import {
  demoClientId,
  demoIssuer,
  demoPath,
  demoPeople,
  demoPerson,
  demoSubject,
  signIdentity,
  subjectForm,
} from "./network.ts";
import { oneTapPage, oneTapPolicy, type OneTapPage, type OneTapState } from "./oneTapPage.ts";
import { refuse } from "./page.ts";
import { opened, sealed } from "./sealedForms.ts";

const script = readFileSync(new URL("./files/one-tap.js", import.meta.url), "utf8");

const requestMs = 60 * 60_000;
const signedInSeconds = 30 * 24 * 60 * 60;

const asked = z.object({
  client_id: z.literal(demoClientId),
  nonce: z.string().regex(/^[\w-]{16,256}$/),
  origin: z.url({ protocol: /^https?$/ }).max(256),
  lang: z.string().transform((lang): LanguageCode => (isLanguageCode(lang) ? lang : "en")),
  theme: z.enum(["light", "dark"]).catch("light"),
});
const answered = z.object({
  request: z.string().max(8192),
  answer: z.enum(["yes", "other", "back"]),
  subject: z.string().max(64).optional(),
});
type Kept = Omit<OneTapPage, "network"> & { network: number; nonce: string };

/**
 * Origins that this network knows its client by, as a real one has them registered: the site's own, and those of this
 * machine.
 */
const isClientOrigin = ({ settings }: ServiceContext, origin: string) =>
  new URL(origin).origin === origin && (isLoopback(origin) || origin === new URL(settings.siteUrl).origin);

export const oneTapScriptPath = (network: number | string): string => `${demoPath(network)}/one-tap.js`;

const cookieName = "demo_network_person";

/**
 * The person signed in at the network in this browser: the demo player, until somebody chooses another on one of its
 * pages.
 */
function signedIn(cookies: string | undefined): string {
  const value = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(cookies ?? "")?.[1] ?? "";
  const subject = value.replaceAll("+", " ");
  return subjectForm.test(subject) ? subject : demoSubject;
}

/** Signs somebody in at the network. The cookie goes to the network's own paths alone. */
export const signInThere = (reply: FastifyReply, network: number, subject: string): FastifyReply =>
  reply.header(
    "set-cookie",
    `${cookieName}=${subject.replaceAll(" ", "+")}; Path=${demoPath(network)}; Max-Age=${signedInSeconds}; HttpOnly; SameSite=Lax`,
  );

export function oneTapRoutes(app: FastifyInstance, context: ServiceContext, ownUrl: () => string): void {
  const networkOf = (params: unknown) => socialNetworkById(Number((params as { network?: unknown }).network));

  const page = (reply: FastifyReply, kept: Kept, state: OneTapState) =>
    reply
      .headers({
        "content-security-policy": oneTapPolicy(kept.origin),
        "referrer-policy": "no-referrer",
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      })
      .type("text/html; charset=utf-8")
      .send(oneTapPage({ ...kept, network: socialNetworkById(kept.network)?.name ?? "" }, state));

  app.get(oneTapScriptPath(":network"), async ({ params }, reply) => {
    if (!networkOf(params)) return reply.code(404).send({ error: "not_found" });
    return reply
      .headers({
        "cache-control": "public, max-age=300",
        "cross-origin-resource-policy": "cross-origin",
        "x-content-type-options": "nosniff",
      })
      .type("text/javascript; charset=utf-8")
      .send(script);
  });

  app.get(`${demoPath(":network")}/one-tap`, async ({ params, query, headers }, reply) => {
    const network = networkOf(params);
    const request = asked.safeParse(query);
    if (!network || !request.success || !isClientOrigin(context, request.data.origin))
      return refuse(reply, "The site around this asked for something that is not allowed.");
    const { nonce, origin, lang, theme } = request.data;
    const kept: Kept = { network: network.id, nonce, origin, lang, theme };
    return page(reply, kept, {
      is: "offer",
      name: demoPerson(signedIn(headers.cookie)).name,
      request: await sealed(context, "demo-network-one-tap", kept, requestMs),
    });
  });

  app.post(`${demoPath(":network")}/one-tap`, async ({ params, body, headers }, reply) => {
    const form = answered.safeParse(body);
    const found = form.success ? await opened<Kept>(context, "demo-network-one-tap", form.data.request) : null;
    if (!form.success || found === null || found.value.network !== networkOf(params)?.id)
      return refuse(reply, "Your time to answer is up. Load the page around this anew.");
    const { answer, request } = form.data;
    const kept = found.value;
    if (answer === "back")
      return page(reply, kept, { is: "offer", name: demoPerson(signedIn(headers.cookie)).name, request });
    const subject = form.data.subject?.trim() ?? signedIn(headers.cookie);
    const wrong = subjectForm.test(subject) ? null : subject;
    if (answer === "other" || wrong !== null)
      return page(reply, kept, { is: "other", people: demoPeople, request, wrong });
    const credential = await signIdentity(context, {
      issuer: demoIssuer(ownUrl(), kept.network),
      network: kept.network,
      subject,
      nonce: kept.nonce,
    });
    return page(signInThere(reply, kept.network, subject), kept, { is: "agreed", credential });
  });
}
