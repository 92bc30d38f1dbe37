/** What keeps a player's account safe, and how much of it there is (SPEC 4.36–4.38). */
import type { z } from "zod";
import type { ServiceContext } from "../../platform/context.ts";
import { changeProfile, isNewDevice, type Player, type LiveSession, profileOf } from "../players/public.ts";
import { secondStepOf, recoveryCodesLeft } from "../auth/public.ts";
import { userConfigOf } from "../users/public.ts";
import type { mailing, securityState } from "./api/state.ts";
import { areMethodsTrue, syncedMethods } from "./methods.ts";
import { provenUntil } from "./proof.ts";
import { questionOf } from "./question.ts";

export type Mailing = z.infer<typeof mailing>;

export async function stateOf(
  context: ServiceContext,
  caller: LiveSession,
  player: Player,
): Promise<z.infer<typeof securityState>> {
  const { protection_level, protection_methods, activation_type, changed_pass_day_count } = await userConfigOf(
    context,
    player,
  );
  const profile = await profileOf(context.db, player.id);
  const questionId = await questionOf(context.db, player.id);
  const until = await provenUntil(context, caller);
  return {
    protection_level,
    protection_methods,
    activation_type,
    changed_pass_day_count,
    should_sync_protection_methods: !(await areMethodsTrue(context.db, player, profile)),
    two_factor: await secondStepOf(context, player),
    recovery_codes_left: await recoveryCodesLeft(context.db, player.id),
    phone: player.phone,
    is_phone_confirmed: player.phone !== null && profile.isPhoneConfirmed,
    email: player.email,
    is_email_confirmed: player.email !== null && profile.isEmailConfirmed,
    question_id: questionId,
    is_answer_needed: questionId !== null && (await isNewDevice(context.db, caller)),
    proven_until: until === null ? null : Math.floor(until / 1000),
    mailing: {
      enable_mail_news: profile.enableMailNews && !profile.isNewsletterStopped,
      enable_mail_deposit: profile.enableMailDeposit,
      enable_mail_bets: profile.enableMailBets,
      enable_sms_news: profile.enableSmsNews,
    },
  };
}

/** Sets which news a player wants; who wants letters again after they had stopped them gets them. */
export async function setMailing(
  { db }: Pick<ServiceContext, "db">,
  playerId: number,
  wanted: Mailing,
): Promise<Mailing> {
  await changeProfile(db, playerId, {
    enableMailNews: wanted.enable_mail_news,
    enableMailDeposit: wanted.enable_mail_deposit,
    enableMailBets: wanted.enable_mail_bets,
    enableSmsNews: wanted.enable_sms_news,
    ...(wanted.enable_mail_news && { isNewsletterStopped: false }),
  });
  return wanted;
}

/** Updates the stored methods to the actual ones. */
export async function syncMethods({ db }: Pick<ServiceContext, "db">, player: Player): Promise<void> {
  const profile = await profileOf(db, player.id);
  await changeProfile(db, player.id, await syncedMethods(db, player, profile));
}
