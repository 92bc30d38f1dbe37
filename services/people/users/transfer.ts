/**
 * Coming over from the former brand (SPEC 7.28): a code to the phone known there, then a player here with the same
 * person's data.
 */
import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "../../platform/database/drizzle.ts";
import { openAccount } from "../../money/accounts/public.ts";
import { answerSent, checkCode, sendCode, type SentAnswer } from "../auth/public.ts";
import { notePerson } from "../household/public.ts";
import { createNamedPlayer, hashPassword, holderOf } from "../players/public.ts";
import { phoneDigits } from "../../platform/phones.ts";
import { seal, unseal } from "../../platform/secrets/sealed.ts";
import type { Visitor } from "../../platform/http/visitor.ts";
import type { FieldError } from "../../platform/http/api.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { formerPlayer } from "./tables.ts";

const redirectMs = 15 * 60_000;

async function findFormer({ db, settings }: ServiceContext, id: number) {
  const isAllowed = settings.siteEnv === "demo" ? undefined : eq(formerPlayer.isDemo, false);
  return (
    (
      await db
        .select()
        .from(formerPlayer)
        .where(and(eq(formerPlayer.id, id), isAllowed))
    )[0] ?? null
  );
}

/** Sends a code when number and phone belong together; else does everything but send. */
export async function sendTransferCode(
  context: ServiceContext,
  id: number,
  dialling: string,
  number: string,
  visitor: Visitor,
): Promise<SentAnswer> {
  const phone = phoneDigits(dialling, number);
  if (phone === null) return { result: null, errors: [{ code: "INVALID", message: "No phone", path: ["phone"] }] };
  const subject = String(id);
  const former = await findFormer(context, id);
  return answerSent(
    context,
    await sendCode(context, {
      purpose: "transfer",
      subject,
      holder: former?.phone === phone ? former.id : null,
      phone,
      ...visitor,
    }),
    () => ({}),
  );
}

export async function checkTransferCode(
  context: ServiceContext,
  id: number,
  code: string,
): Promise<{ redirectToken: string | null; errors: FieldError[] }> {
  const checked = await checkCode(context, "transfer", { subject: String(id) }, code);
  if ("error" in checked) return { redirectToken: null, errors: [checked.error] };
  const { token, sign } = await seal(context, "transfer", String(checked.holder), redirectMs);
  return { redirectToken: `${token}.${sign}`, errors: [] };
}

export type TransferResult =
  | { status: "moved" | "already"; user_id: number; password: string | null }
  | { status: "refused"; user_id: null; password: null };

/** Creates the player here. The password is returned only this once; a second call returns only who they are. */
export async function moveOver(context: ServiceContext, redirectToken: string): Promise<TransferResult> {
  const [token = "", sign = ""] = redirectToken.split(".");
  const opened = await unseal(context, "transfer", token, sign);
  const refusal: TransferResult = { status: "refused", user_id: null, password: null };
  if (!opened || opened.isTimeUp) return refusal;
  const former = await findFormer(context, Number(opened.payload));
  if (!former) return refusal;
  if (former.movedTo !== null) return { status: "already", user_id: former.movedTo, password: null };
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(password);
  const now = context.clock.now();
  return context.db.transaction(async (tx): Promise<TransferResult> => {
    // Two calls at once: the second waits here and finds the player made.
    const [row] = await tx.select().from(formerPlayer).where(eq(formerPlayer.id, former.id)).for("update");
    if (row?.movedTo) return { status: "already", user_id: row.movedTo, password: null };
    // A phone belongs to one player: somebody who had registered here with it keeps it.
    const isTaken = (await holderOf(tx, { kind: "phone", value: former.phone })) !== null;
    const playerId = await createNamedPlayer(
      tx,
      {
        login: `transfer-${former.id}`,
        phone: isTaken ? null : former.phone,
        passwordHash,
        name: former.name,
        isDemo: former.isDemo,
        createdAt: now,
      },
      { countryCode: former.countryCode, isPhoneConfirmed: !isTaken, termsAcceptedAt: null },
    );
    if (playerId === null) throw new Error("the player was not made");
    await openAccount(tx, playerId, former.currency, 0);
    await notePerson(context, tx, playerId, { phone: former.phone });
    await tx
      .update(formerPlayer)
      .set({ movedTo: playerId })
      .where(and(eq(formerPlayer.id, former.id), isNull(formerPlayer.movedTo)));
    return { status: "moved", user_id: playerId, password };
  });
}
