import { describe, expect, it } from "vitest";
import type { UserConfigBody } from "../../datasources/people/users.ts";
import { toUserConfig } from "./userConfig.ts";

const told = {
  date_birthday: "1990-05-31",
  document_type_id: 1,
  inn: null,
  name: "Ada",
  passport: "4509 123456",
  passport_date: "2010-06-01",
  passport_end_date: null,
  registration_address: "1 High Street",
  surname: "King",
};
const BODY: UserConfigBody = {
  disallow_line_sport: false,
  disallow_live_sport: false,
  phone_number: "9000000001",
  phone_code: "7",
  user_email: "ada@site.test",
  user_name: "Ada",
  user_country_code: "ru",
  user_country_id: 1,
  activation_type: 2,
  user_ref_id: 1,
  user_msg_count: 0,
  user_hide_balance: false,
  changed_pass_day_count: 0,
  user_data: told,
  protection_level: 100,
  protection_methods: {
    is_changed_password: true,
    enable_two_factor_auth: true,
    enable_phone_binding: true,
    enable_security_question: true,
    enable_email_auth: true,
  },
  should_sync_protection_methods: false,
  is_need_identification: false,
  ban_level: 0,
  ban_version: 1,
  user_status_id: 0,
  verification_status: 0,
  verification_types: [],
  verification_status_group_code: null,
  requested_additional_document: false,
  has_deposit: true,
  is_identification_bonus: false,
  show_verification_modal_on_deposit_page: false,
  remaining_days_to_activate: null,
  is_active_secure_question: false,
};

describe("a player's config in the schema's words", () => {
  it.each([["date_birthday"], ["name"], ["surname"], ["passport"], ["passport_date"], ["registration_address"]])(
    "is of a filled profile with all, not without %s",
    (field) => {
      expect(toUserConfig(BODY).isProfileFilled).toBe(true);
      expect(toUserConfig({ ...BODY, user_data: { ...told, [field]: null } }).isProfileFilled).toBe(false);
    },
  );

  it("has contacts with a phone and an e-mail, both", () => {
    expect(
      [BODY, { ...BODY, phone_number: null }, { ...BODY, user_email: null }].map(
        (body) => toUserConfig(body).areContactsFilled,
      ),
    ).toEqual([true, false, false]);
  });
});
