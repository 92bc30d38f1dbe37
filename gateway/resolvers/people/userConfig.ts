/** The user config in the schema's words. */
import { areContactsFilled, isProfileFilled } from "./profile.ts";
import { protectionStatus } from "#shared/people/protection.ts";
import { activationTypes } from "../../datasources/people/security.ts";
import type { UserConfigBody } from "../../datasources/people/users.ts";
import type { UserConfig } from "../../generated/resolvers.ts";

export function toUserConfig(body: UserConfigBody): UserConfig {
  const { user_data: data, protection_methods: methods } = body;
  const personalData = {
    birthday: data.date_birthday,
    documentTypeId: data.document_type_id,
    inn: data.inn,
    name: data.name,
    passport: data.passport,
    passportDate: data.passport_date,
    passportEndDate: data.passport_end_date,
    registrationAddress: data.registration_address,
    surname: data.surname,
  };
  return {
    isLineDisallowed: body.disallow_line_sport,
    isLiveDisallowed: body.disallow_live_sport,
    phoneNumber: body.phone_number,
    phoneCode: body.phone_code,
    email: body.user_email,
    name: body.user_name,
    countryCode: body.user_country_code,
    countryId: String(body.user_country_id),
    activationType: activationTypes[body.activation_type] ?? "NONE",
    refId: body.user_ref_id,
    messageCount: body.user_msg_count,
    hidesBalance: body.user_hide_balance,
    passwordAgeDays: body.changed_pass_day_count,
    personalData,
    isProfileFilled: isProfileFilled(personalData),
    areContactsFilled: areContactsFilled({ phone: body.phone_number, email: body.user_email }),
    protectionLevel: body.protection_level,
    protectionStatus: protectionStatus(body.protection_level),
    protectionMethods: {
      isPasswordChanged: methods.is_changed_password,
      isTwoFactorOn: methods.enable_two_factor_auth,
      isPhoneBound: methods.enable_phone_binding,
      isSecurityQuestionOn: methods.enable_security_question,
      isEmailAuthOn: methods.enable_email_auth,
    },
    shouldSyncProtectionMethods: body.should_sync_protection_methods,
    isIdentificationNeeded: body.is_need_identification,
    banLevel: body.ban_level,
    banVersion: body.ban_version,
    statusId: body.user_status_id,
    verificationStatus: body.verification_status,
    verificationTypes: body.verification_types,
    verificationStatusGroupCode: body.verification_status_group_code,
    isDocumentRequested: body.requested_additional_document,
    hasDeposit: body.has_deposit,
    isIdentificationBonus: body.is_identification_bonus,
    showsVerificationOnDeposit: body.show_verification_modal_on_deposit_page,
    remainingDaysToActivate: body.remaining_days_to_activate,
    hasSecurityQuestion: body.is_active_secure_question,
  };
}
