/** The user config as it goes over the wire: every field of SPEC 3.11. */
import { z } from "zod";

const day = z.string().nullable().describe('Year, month and day, "1990-05-31"');

export const userConfig = z
  .object({
    disallow_line_sport: z.boolean().describe("True when the player may not bet before games start"),
    disallow_live_sport: z.boolean().describe("True when the player may not bet on games in play"),
    phone_number: z.string().nullable().describe("Digits after the dialling code"),
    phone_code: z.string().nullable().describe("Dialling code, digits"),
    user_email: z.string().nullable().describe("E-mail; null for none"),
    user_name: z.string().nullable().describe("Name; null when the player gave none"),
    user_country_code: z.string().describe("Two lower-case letters"),
    user_country_id: z.int().describe("Id of the player's country"),
    activation_type: z.int().describe("0 none, 1 e-mail only, 2 e-mail and phone, 3 phone only"),
    user_ref_id: z.int().describe("Id of the partner the player came by"),
    user_msg_count: z.int().describe("Unread messages of the site"),
    user_hide_balance: z.boolean().describe("True when the player's pages hide balances"),
    changed_pass_day_count: z.int().describe("Whole days since the password was changed"),
    user_data: z
      .object({
        date_birthday: day.describe("Date of birth"),
        document_type_id: z.int().nullable().describe("Number of the document type; null for none"),
        inn: z.string().nullable().describe("Tax number; null for none"),
        name: z.string().nullable().describe("First name; null for none"),
        passport: z.string().nullable().describe("Number of the document; null for none"),
        passport_date: day.describe("Date of issue"),
        passport_end_date: day.describe("Date of expiry"),
        registration_address: z.string().nullable().describe("Registered address; null for none"),
        surname: z.string().nullable().describe("Last name; null for none"),
      })
      .describe("Personal data"),
    protection_level: z.int().describe("0 to 100"),
    protection_methods: z
      .object({
        is_changed_password: z.boolean().describe("The player has changed the password since registering"),
        enable_two_factor_auth: z.boolean().describe("Two-step sign-in is on"),
        enable_phone_binding: z.boolean().describe("A confirmed phone is bound"),
        enable_security_question: z.boolean().describe("A security question is set"),
        enable_email_auth: z.boolean().describe("A confirmed e-mail is bound"),
      })
      .describe("Which protections are on"),
    should_sync_protection_methods: z
      .boolean()
      .describe("True when the protections have changed elsewhere and must be read again"),
    is_need_identification: z.boolean().describe("True when the player must prove who they are"),
    ban_level: z.int().describe("Level of the ban; 0 for none"),
    ban_version: z.int().describe("Version of the ban rules"),
    user_status_id: z.int().describe("Number of the player's status"),
    verification_status: z.int().describe("Number of the verification status"),
    verification_types: z.array(z.int()).describe("Numbers of the verifications wanted"),
    verification_status_group_code: z.string().nullable().describe("Group of the verification status; null for none"),
    requested_additional_document: z.boolean().describe("True when another document was asked for"),
    has_deposit: z.boolean().describe("True when the player has deposited"),
    is_identification_bonus: z.boolean().describe("True when identification earns a bonus"),
    show_verification_modal_on_deposit_page: z.boolean().describe("True when the deposit page asks for verification"),
    remaining_days_to_activate: z.int().nullable().describe("Whole days; null when nothing is to be activated"),
    is_active_secure_question: z.boolean().describe("True when a security question is set"),
  })
  .describe("Settings of a player");
export type UserConfigBody = z.infer<typeof userConfig>;
