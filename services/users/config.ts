/** The user config of a player (SPEC 3.11, 7.22). */
import { and, count, eq, exists, inArray, isNull } from "drizzle-orm";
import { activationType } from "#shared/activation.ts";
import { countryId } from "#shared/countryIds.ts";
import { protectionLevel } from "#shared/protection.ts";
import { entry, journal, ledgerAccount } from "../accounts/tables.ts";
import { splitPhone } from "../auth/players/phones.ts";
import type { Player } from "../auth/players/players.ts";
import { message } from "../auth/tables.ts";
import type { ServiceContext } from "../core/context.ts";
import type { Db } from "../core/database.ts";
import { areMethodsTrue } from "../security/methods.ts";
import { profileOf } from "./profiles.ts";
import type { Profile } from "./tables.ts";
import type { UserConfigBody } from "./userConfig.ts";

const dayMs = 24 * 60 * 60_000;

/** The five methods that protect a player [4.38]. */
function protectionMethods(player: Player, profile: Profile) {
  return {
    is_changed_password: profile.passwordChangedAt !== null,
    enable_two_factor_auth: profile.isTwoFactor,
    enable_phone_binding: player.phone !== null && profile.isPhoneConfirmed,
    enable_security_question: profile.hasSecurityQuestion,
    enable_email_auth: profile.isEmailAuth,
  };
}

async function unreadMessages(db: Db, playerId: number): Promise<number> {
  const [row] = await db.select({ unread: count() }).from(message).where(and(eq(message.playerId, playerId), eq(message.channel, "site"), isNull(message.readAt)));
  return row?.unread ?? 0;
}

/** Whether money ever came in from outside. */
async function hasDeposit(db: Db, playerId: number): Promise<boolean> {
  const wallets = db.select({ id: ledgerAccount.id }).from(ledgerAccount).where(eq(ledgerAccount.playerId, playerId));
  const incoming = db.select({ id: entry.id }).from(entry).innerJoin(journal, eq(journal.id, entry.journalId))
    .where(and(inArray(entry.accountId, wallets), inArray(journal.kind, ["opening", "deposit"])));
  const [row] = await db.select({ one: count() }).from(ledgerAccount).where(and(eq(ledgerAccount.playerId, playerId), exists(incoming)));
  return (row?.one ?? 0) > 0;
}

/** Everything the site must know of a player beside his money. */
export async function userConfigOf({ db, clock }: Pick<ServiceContext, "db" | "clock">, player: Player): Promise<UserConfigBody> {
  const profile = await profileOf(db, player.id);
  const phone = player.phone === null ? null : splitPhone(player.phone);
  const methods = protectionMethods(player, profile);
  const now = clock.now();
  return {
    disallow_line_sport: profile.isLineDisallowed,
    disallow_live_sport: profile.isLiveDisallowed,
    phone_number: phone?.number ?? null,
    phone_code: phone?.code ?? null,
    user_email: player.email,
    user_name: player.name,
    user_country_code: profile.countryCode,
    user_country_id: countryId(profile.countryCode),
    activation_type: activationType(player.email !== null && profile.isEmailConfirmed, phone !== null && profile.isPhoneConfirmed),
    user_ref_id: profile.refId,
    user_msg_count: await unreadMessages(db, player.id),
    user_hide_balance: profile.hideBalance,
    changed_pass_day_count: Math.max(0, Math.floor((now - (profile.passwordChangedAt ?? player.createdAt)) / dayMs)),
    user_data: {
      date_birthday: profile.dateBirthday, document_type_id: profile.documentTypeId, inn: profile.inn, name: player.name, passport: profile.passport,
      passport_date: profile.passportDate, passport_end_date: profile.passportEndDate, registration_address: profile.registrationAddress, surname: profile.surname,
    },
    protection_level: protectionLevel(methods),
    protection_methods: methods,
    should_sync_protection_methods: !(await areMethodsTrue(db, player, profile)),
    is_need_identification: profile.isIdentificationNeeded,
    ban_level: player.banLevel,
    ban_version: profile.banVersion,
    user_status_id: profile.userStatusId,
    verification_status: profile.verificationStatus,
    verification_types: profile.verificationTypes,
    verification_status_group_code: profile.verificationStatusGroupCode,
    requested_additional_document: profile.isDocumentRequested,
    has_deposit: await hasDeposit(db, player.id),
    is_identification_bonus: profile.isIdentificationBonus,
    show_verification_modal_on_deposit_page: profile.showsVerificationOnDeposit,
    remaining_days_to_activate: profile.activateUntil === null ? null : Math.max(0, Math.ceil((profile.activateUntil - now) / dayMs)),
    is_active_secure_question: profile.hasSecurityQuestion,
  };
}
