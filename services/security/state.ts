/** What keeps a player's account safe, and how much of it there is (SPEC 4.36–4.38). */
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { ServiceContext } from "../core/context.ts";
import type { Player } from "../auth/players/players.ts";
import { secondStepOf } from "../auth/signIn/secondStep.ts";
import type { LiveSession } from "../auth/session/sessions.ts";
import { userConfigOf } from "../users/config.ts";
import { profileOf } from "../users/profiles.ts";
import { playerProfile } from "../users/tables.ts";
import type { mailing, securityState } from "./api.ts";
import { recoveryCodesLeft } from "./authenticator.ts";
import { areMethodsTrue, syncedMethods } from "./methods.ts";
import { provenUntil } from "./proof.ts";
import { isNewDevice, questionOf } from "./question.ts";

export type Mailing = z.infer<typeof mailing>;

export async function stateOf(context: ServiceContext, caller: LiveSession, player: Player): Promise<z.infer<typeof securityState>> {
  const { protection_level, protection_methods, activation_type, changed_pass_day_count } = await userConfigOf(context, player);
  const profile = await profileOf(context.db, player.id);
  const questionId = await questionOf(context.db, player.id);
  const until = await provenUntil(context, caller);
  return {
    protection_level, protection_methods, activation_type, changed_pass_day_count,
    should_sync_protection_methods: !(await areMethodsTrue(context.db, player, profile)),
    two_factor: await secondStepOf(context, player),
    recovery_codes_left: await recoveryCodesLeft(context.db, player.id),
    phone: player.phone, is_phone_confirmed: player.phone !== null && profile.isPhoneConfirmed,
    email: player.email, is_email_confirmed: player.email !== null && profile.isEmailConfirmed,
    question_id: questionId,
    is_answer_needed: questionId !== null && (await isNewDevice(context.db, caller)),
    proven_until: until === null ? null : Math.floor(until / 1000),
    mailing: {
      enable_mail_news: profile.enableMailNews && !profile.isNewsletterStopped, enable_mail_deposit: profile.enableMailDeposit,
      enable_mail_bets: profile.enableMailBets, enable_sms_news: profile.enableSmsNews,
    },
  };
}

/** Sets which news a player wants; who wants letters again after he had stopped them gets them. */
export async function setMailing({ db }: Pick<ServiceContext, "db">, playerId: number, wanted: Mailing): Promise<Mailing> {
  await profileOf(db, playerId);
  await db.update(playerProfile).set({
    enableMailNews: wanted.enable_mail_news, enableMailDeposit: wanted.enable_mail_deposit, enableMailBets: wanted.enable_mail_bets, enableSmsNews: wanted.enable_sms_news,
    ...(wanted.enable_mail_news && { isNewsletterStopped: false }),
  }).where(eq(playerProfile.playerId, playerId));
  return wanted;
}

/** Makes the kept methods what is there. */
export async function syncMethods({ db }: Pick<ServiceContext, "db">, player: Player): Promise<void> {
  const profile = await profileOf(db, player.id);
  await db.update(playerProfile).set(await syncedMethods(db, player, profile)).where(eq(playerProfile.playerId, player.id));
}
