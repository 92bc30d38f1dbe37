/** Values for two cookies of a signed-in browser [7.18, 9.09]. */
import { randomBytes } from "node:crypto";
import type { ServiceContext } from "../../../platform/context.ts";
import { seal } from "../../../platform/secrets/sealed.ts";
import type { LiveSession } from "../../players/public.ts";

const grantMs = 30 * 60_000;
/** Id of the cookie that holds the grant. */
const grantCookie = "grant";
const browserForm = /^[\w-]{22}$/;

/** @param known the value of the browser's `ggru` cookie; kept if it is well-formed */
export async function secureData(context: ServiceContext, session: LiveSession, known: string | undefined) {
  const { token, sign } = await seal(context, "grant", session.idHash, grantMs);
  const ggru = known !== undefined && browserForm.test(known) ? known : randomBytes(16).toString("base64url");
  return { ggru, grants: { [grantCookie]: `${token}.${sign}` } };
}
