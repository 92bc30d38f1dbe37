/** Values for two cookies of a signed-in browser [7.18, 9.09]. */
import { randomBytes } from "node:crypto";
import type { ServiceContext } from "../../core/context.ts";
import { seal } from "../codes/sealed.ts";
import type { LiveSession } from "./sessions.ts";

const grantMs = 30 * 60_000;
/** Id of the cookie that holds the grant. */
const grantCookie = "grant";
const browserForm = /^[\w-]{22}$/;

/** @param known what the browser's `ggru` cookie holds already; kept when it has the form of one. */
export async function secureData(context: ServiceContext, session: LiveSession, known: string | undefined) {
  const { token, sign } = await seal(context, "grant", session.idHash, grantMs);
  const ggru = known !== undefined && browserForm.test(known) ? known : randomBytes(16).toString("base64url");
  return { ggru, grants: { [grantCookie]: `${token}.${sign}` } };
}
