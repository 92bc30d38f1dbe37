/** The user config of a player (SPEC 3.11, 7.22). */
import { activationType } from "#shared/people/activation.ts";
import { countryId } from "#shared/people/countryIds.ts";
import { protectionLevel } from "#shared/people/protection.ts";
import { splitPhone } from "../../platform/phones.ts";
import { type Player, profileOf, type Profile } from "../players/public.ts";
import { unreadMessages } from "../messages/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { UserConfigBody } from "./userConfig.ts";
import { protectionChecks } from "./protectionChecks.ts";
import { hasDeposit } from "../../money/accounts/public.ts";

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

/** Everything the site must know of a player beside their money. */
export async function userConfigOf(
  { db, clock }: Pick<ServiceContext, "db" | "clock">,
  player: Player,
): Promise<UserConfigBody> {
  const profile = await profileOf(db, player.id);
  const phone = player.phone === null ? null : splitPhone(player.phone);
  const methods = protectionMethods(player, profile);
  const now = clock.now();
  let areMethodsTrue = true;
  for (const isTrue of protectionChecks.answers) areMethodsTrue &&= await isTrue(db, player, profile);
  return {
    disallow_line_sport: profile.isLineDisallowed,
    disallow_live_sport: profile.isLiveDisallowed,
    phone_number: phone?.number ?? null,
    phone_code: phone?.code ?? null,
    user_email: player.email,
    user_name: player.name,
    user_country_code: profile.countryCode,
    user_country_id: countryId(profile.countryCode),
    activation_type: activationType(
      player.email !== null && profile.isEmailConfirmed,
      phone !== null && profile.isPhoneConfirmed,
    ),
    user_ref_id: profile.refId,
    user_msg_count: await unreadMessages(db, player.id),
    user_hide_balance: profile.hideBalance,
    changed_pass_day_count: Math.max(0, Math.floor((now - (profile.passwordChangedAt ?? player.createdAt)) / dayMs)),
    user_data: {
      date_birthday: profile.dateBirthday,
      document_type_id: profile.documentTypeId,
      inn: profile.inn,
      name: player.name,
      passport: profile.passport,
      passport_date: profile.passportDate,
      passport_end_date: profile.passportEndDate,
      registration_address: profile.registrationAddress,
      surname: profile.surname,
    },
    protection_level: protectionLevel(methods),
    protection_methods: methods,
    should_sync_protection_methods: !areMethodsTrue,
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
    remaining_days_to_activate:
      profile.activateUntil === null ? null : Math.max(0, Math.ceil((profile.activateUntil - now) / dayMs)),
    is_active_secure_question: profile.hasSecurityQuestion,
  };
}
