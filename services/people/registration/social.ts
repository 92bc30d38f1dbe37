/**
 * Registering with a social network: signing in with it found no account and returned a sealed token of the identity.
 */
import { z } from "zod";
import { emailProblem, nameProblem, tidy, tidyEmail } from "#shared/people/registration.ts";
import { takeOnce } from "../../platform/secrets/once.ts";
import { holderOf } from "../players/public.ts";
import type { Visitor } from "../../platform/http/visitor.ts";
import { unseal } from "../../platform/secrets/sealed.ts";
import { linkPlayer } from "../social/public.ts";
import type { FieldError } from "../../platform/http/api.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Registered, SocialBody } from "./api.ts";
import { digest, readCommon } from "./checks.ts";
import { answerMade, earlier, makeOnce, nobodysPassword, refusedWith } from "./register.ts";

const personForm = z.object({
  network: z.int(),
  subject: z.string().min(1).max(256),
  email: z.string().optional(),
  name: z.string().optional(),
});

const noCredential: FieldError = {
  code: "CREDENTIAL_REFUSED",
  message: "The token is forged, too old or used",
  path: ["token"],
};

export async function registerBySocial(
  context: ServiceContext,
  body: SocialBody,
  { address }: Visitor,
): Promise<Registered> {
  const { person, errors } = await readCommon(context, "soc_reg", body);
  if (person === null) return refusedWith(...errors);
  const fingerprint = digest("soc_reg", body.token, body.country_id, body.currency_id);
  const before = await earlier(context.db, context, person.keyHash, fingerprint);
  if (before !== null) return answerMade(context, before);
  const [token = "", sign = "", ...more] = body.token.split(".");
  const opened = more.length === 0 ? await unseal(context, "social-registration", token, sign) : null;
  const told = opened === null || opened.isTimeUp ? null : personForm.safeParse(JSON.parse(opened.payload));
  if (
    opened === null ||
    told?.success !== true ||
    !(await takeOnce(context.db, `social registration ${token}`, opened.expiresAt, context.clock.now()))
  )
    return refusedWith(noCredential);
  const { network, subject, email = "", name = "" } = told.data;
  // The network vouches for the e-mail, but an existing owner keeps it.
  const isFree =
    emailProblem(email) === null && (await holderOf(context.db, { kind: "email", value: tidyEmail(email) })) === null;
  const passwordHash = await nobodysPassword();
  const made = await makeOnce(
    context,
    {
      ...person,
      fingerprint,
      passwordHash,
      email: isFree ? tidyEmail(email) : null,
      name: nameProblem(name) === null ? tidy(name) : null,
    },
    address,
    (tx, playerId) => linkPlayer(tx, playerId, subject, [network]),
  );
  // Somebody here has this account of the network since: they sign in by it.
  return made === null ? refusedWith(noCredential) : answerMade(context, made);
}
