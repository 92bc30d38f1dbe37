/** The user config as it goes over the wire: every field of SPEC 3.11. */
import { z } from "zod";

/** Year, month and day, "1990-05-31". */
const day = z.string().nullable();

export const userConfig = z.object({
  disallow_line_sport: z.boolean(),
  disallow_live_sport: z.boolean(),
  /** Digits after the dialling code. */
  phone_number: z.string().nullable(),
  /** Dialling code, digits. */
  phone_code: z.string().nullable(),
  user_email: z.string().nullable(),
  user_name: z.string().nullable(),
  /** Two lower-case letters. */
  user_country_code: z.string(),
  user_country_id: z.int(),
  /** 0 none, 1 e-mail only, 2 e-mail and phone, 3 phone only (SPEC 4.36). */
  activation_type: z.int(),
  user_ref_id: z.int(),
  /** Unread messages of the site. */
  user_msg_count: z.int(),
  user_hide_balance: z.boolean(),
  /** Whole days since the password was changed. */
  changed_pass_day_count: z.int(),
  user_data: z.object({
    date_birthday: day, document_type_id: z.int().nullable(), inn: z.string().nullable(), name: z.string().nullable(), passport: z.string().nullable(),
    passport_date: day, passport_end_date: day, registration_address: z.string().nullable(), surname: z.string().nullable(),
  }),
  /** 0 to 100 (SPEC 4.38). */
  protection_level: z.int(),
  protection_methods: z.object({
    is_changed_password: z.boolean(), enable_two_factor_auth: z.boolean(), enable_phone_binding: z.boolean(),
    enable_security_question: z.boolean(), enable_email_auth: z.boolean(),
  }),
  should_sync_protection_methods: z.boolean(),
  is_need_identification: z.boolean(),
  ban_level: z.int(),
  ban_version: z.int(),
  user_status_id: z.int(),
  verification_status: z.int(),
  verification_types: z.array(z.int()),
  verification_status_group_code: z.string().nullable(),
  requested_additional_document: z.boolean(),
  has_deposit: z.boolean(),
  is_identification_bonus: z.boolean(),
  show_verification_modal_on_deposit_page: z.boolean(),
  /** Whole days; null when nothing is to be activated. */
  remaining_days_to_activate: z.int().nullable(),
  is_active_secure_question: z.boolean(),
});
export type UserConfigBody = z.infer<typeof userConfig>;
