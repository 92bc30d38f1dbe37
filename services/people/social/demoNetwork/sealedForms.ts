/** What the demo network hands out and takes back, sealed, so that it stores nothing. */
import { seal, unseal, type Purpose } from "../../../platform/secrets/sealed.ts";
import type { ServiceContext } from "../../../platform/context.ts";

export const sealed = async (context: ServiceContext, purpose: Purpose, value: object, ms: number): Promise<string> => {
  const { token, sign } = await seal(context, purpose, JSON.stringify(value), ms);
  return `${token}.${sign}`;
};

export async function opened<T>(
  context: ServiceContext,
  purpose: Purpose,
  text: string,
): Promise<{ value: T; token: string; expiresAt: number } | null> {
  const [token = "", sign = "", ...more] = text.split(".");
  const found = more.length === 0 ? await unseal(context, purpose, token, sign) : null;
  return found && !found.isTimeUp ? { value: JSON.parse(found.payload) as T, token, expiresAt: found.expiresAt } : null;
}
