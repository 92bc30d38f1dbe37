/**
 * The identity of a person without an account, on their way to registration: sealed, so that no address reveals their
 * name.
 */
import { seal } from "../../platform/secrets/sealed.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Person } from "./relyingParty.ts";

/** Time to fill a form in. */
const registrationMs = 30 * 60_000;

export async function registrationToken(
  context: ServiceContext,
  { network, subject, email, name }: Person,
): Promise<string> {
  const { token, sign } = await seal(
    context,
    "social-registration",
    JSON.stringify({ network, subject, ...(email !== null && { email }), ...(name !== null && { name }) }),
    registrationMs,
  );
  return `${token}.${sign}`;
}
