// @vitest-environment jsdom
/**
 * Every field of the forms about people, with what nobody should type: words at the form, nothing without end sent,
 * never a crash.
 */
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BlockAppealHistory } from "@/features/site/blocking/BlockAppealHistory.tsx";
import { limitsWith, Page as LimitsOfPlayer } from "@/features/office/limits/testLimits.tsx";
import { RecoveryForm } from "@/features/people/recovery/RecoveryForm.tsx";
import TransferWindow from "@/features/people/recovery/TransferWindow.tsx";
import { Registration } from "@/features/people/registration/Registration.tsx";
import { SecurityPage } from "@/features/office/security/SecurityPage.tsx";
import { SignInForm } from "@/features/people/signIn/SignInForm.tsx";
import { SecurityPageDocument } from "@/operations/office/generated.ts";
import { BanAppealsDocument } from "@/operations/site/generated.ts";
import { Asked, createTestApp, GUEST_SITE, playerSite, renderInApp, TEST_CONFIG } from "@/testing.tsx";

const typed = <T extends object>(type: string, fields: T) => ({ __typename: type, ...fields });
const phoneCountries = [
  typed("PhoneCountry", {
    id: "1",
    name: "Russia",
    code: "ru",
    phoneCode: "+7",
    mask: typed("PhoneMask", { mask: "### ### ## ##", minDigits: 10, maxDigits: 10 }),
  }),
];
const registrationOptions = typed("RegistrationOptions", {
  types: ["ONE_CLICK", "FULL", "PHONE", "SOCIAL"],
  countries: [typed("RegistrationCountry", { id: "1", name: "Russia", code: "ru", minimumAge: 18, currencyId: "643" })],
  currencies: [typed("Currency", { id: "643", code: "RUB", symbol: "₽", name: "Rouble" })],
  defaultCountryId: "1",
  defaultCurrencyId: "643",
  bonusChoices: ["REFUSED"],
});
const security = typed("Security", {
  protectionLevel: 20,
  protectionStatus: "BAD",
  shouldSyncMethods: false,
  activationType: "EMAIL_AND_PHONE",
  passwordAgeDays: 3,
  twoFactor: "SMS",
  recoveryCodesLeft: 0,
  phone: "+79000000001",
  isPhoneConfirmed: true,
  email: null,
  isEmailConfirmed: false,
  questionId: 1,
  isAnswerNeeded: true,
  confirmedUntil: "2999-01-01T00:00:00Z",
  methods: typed("ProtectionMethods", {
    isPasswordChanged: false,
    isTwoFactorOn: true,
    isPhoneBound: true,
    isSecurityQuestionOn: true,
    isEmailAuthOn: false,
  }),
  mailing: typed("Mailing", { mailNews: false, mailDeposits: false, mailBets: false, smsNews: false }),
});
const twoStep = typed("TwoStep", { token: "t", method: "APP", phone: "" });

const noAppeals = typed("BanAppealConnection", {
  totalCount: 0,
  pageInfo: typed("PageInfo", { hasNextPage: false, endCursor: null }),
  edges: [],
});
/** What leads a form on to its next step; anything else is refused. */
const RIGHT = { login: "demo", email: "demo@example.com", code: "123456" } as const;

/** What the forms ask aside; whatever is sent is refused where it stands, after a second step where a form has one. */
function answer(operation: string, variables: Record<string, unknown>): Record<string, unknown> | undefined {
  const input = (variables["input"] ?? {}) as { login?: string; email?: string; code?: string };
  if (operation === "SendRecoveryCode" && input.email === RIGHT.email)
    return {
      sendRecoveryCode: typed("SendRecoveryCodePayload", { id: "id", expiresAt: null, retryAt: null, errors: [] }),
    };
  if (operation === "CheckRecoveryCode" && input.code === RIGHT.code)
    return { checkRecoveryCode: typed("CheckRecoveryCodePayload", { token: "t", errors: [] }) };
  const refused = {
    errors: [typed("InputError", { code: "INVALID", path: [Object.keys(input)[0] ?? "code"], message: "Refused" })],
  };
  switch (operation) {
    case "PhoneCountries":
      return { phoneCountries };
    case "RegistrationOptions":
      return { registrationOptions };
    case "SocialNetworks":
      return { socialNetworks: [], oneTapClientId: null };
    case "SecurityPage":
      return {
        viewer: typed("Viewer", {
          id: "1",
          security: { ...security, confirmedUntil: isProven ? security.confirmedUntil : null },
          sessions: [],
        }),
      };
    case "Limits":
      return { viewer: typed("Viewer", { id: "1", limits: limitsWith() }) };
    case "BanAppeals":
      return { viewer: typed("Viewer", { id: "1", banAppeals: noAppeals }) };
    case "BeginTwoFactor":
      return {
        beginTwoFactor: typed("BeginTwoFactorPayload", {
          secret: "JBSWY3DPEHPK3PXP",
          uri: "otpauth://totp/demo",
          errors: [],
        }),
      };
    case "SiteConfig":
      return { siteConfig: typed("SiteConfig", TEST_CONFIG) };
    case "LogIn": {
      const isFirstStep = input.login === RIGHT.login;
      return {
        logIn: typed("LogInPayload", {
          viewer: null,
          twoStep: isFirstStep ? twoStep : null,
          nextForm: null,
          errorClass: isFirstStep ? null : "BOTH",
          errors: isFirstStep ? [] : refused.errors,
        }),
      };
    }
    default: {
      const name = `${operation.charAt(0).toLowerCase()}${operation.slice(1)}`;
      return {
        [name]: typed(`${operation}Payload`, {
          viewer: null,
          security: null,
          twoStep: null,
          token: null,
          id: null,
          retryAt: null,
          expiresAt: null,
          credentials: null,
          nextForm: null,
          errorClass: "UNKNOWN",
          registrationToken: null,
          ...refused,
        }),
      };
    }
  }
}

const MILLION = 1_000_000;
const VALUES: readonly (readonly [string, string])[] = [
  ["letters without end", "x".repeat(MILLION)],
  ["digits without end", `+${"9".repeat(MILLION)}`],
  ["an address without end", `${"a.".repeat(MILLION / 2)}@example.com`],
  ["other scripts", "Ωμέγα демо بتثجح 漢字"],
  ["marks that turn the text round", "\u202Eabc\u200F\u2066x\u2069"],
  ["pictures", "🙂🏴‍☠️👩‍👩‍👧"],
  ["a script", "<script>alert(1)</script>"],
  ["a NUL", "a\0b"],
  ["nothing but spaces", " \u00a0\t"],
];
/** More than any field is good for. */
const LONGEST = 4_096;

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const opened = (title: RegExp) => async () => {
  renderPage(
    <Asked query={SecurityPageDocument} variables={{}}>
      {(answer) => <SecurityPage answer={answer} />}
    </Asked>,
  );
  await screen.findByRole("meter");
  await press(title);
  await screen.findByRole("dialog");
};

/** Steps that come after right ones. */
const reachRecoveryCode = async () => {
  renderPage(<RecoveryForm />);
  await userEvent.type(await screen.findByRole("textbox", { name: "Email" }), RIGHT.email);
  await press("Send a code");
  await screen.findByLabelText("Code from the message");
};
const reachNewPassword = async () => {
  await reachRecoveryCode();
  await userEvent.type(screen.getByLabelText("Code from the message"), RIGHT.code);
  await press("Confirm");
  await screen.findByLabelText("New password");
};

/** Whether the player has given their password a moment ago. */
let isProven = true;
let sent: string[] = [];
let app: Awaited<ReturnType<typeof createTestApp>>;
const renderPage = (element: Parameters<typeof renderInApp>[1]) => renderInApp(app, element);

async function register(tab: string, socialToken: string | null = null) {
  renderPage(<Registration socialToken={socialToken} bonusId={null} onDone={() => undefined} />);
  await userEvent.click(await screen.findByRole("tab", { name: tab }));
}

const FORMS: readonly (readonly [string, "guest" | "player" | "banned", () => Promise<void>])[] = [
  [
    "sign-in by login",
    "guest",
    async () => {
      renderPage(<SignInForm onSignedIn={() => undefined} />);
      await screen.findByLabelText("Password");
    },
  ],
  [
    "sign-in by phone",
    "guest",
    async () => {
      renderPage(<SignInForm onSignedIn={() => undefined} />);
      await press("Phone");
    },
  ],
  [
    "sign-in by message",
    "guest",
    async () => {
      renderPage(<SignInForm onSignedIn={() => undefined} />);
      await press("SMS");
    },
  ],
  [
    "the second step",
    "guest",
    async () => {
      renderPage(<SignInForm onSignedIn={() => undefined} />);
      await userEvent.type(await screen.findByLabelText(/^Username/), RIGHT.login);
      await userEvent.type(screen.getByLabelText("Password"), "secret");
      await press("Sign in");
      await screen.findByLabelText("Code from the app");
    },
  ],
  ["registration by one click", "guest", () => register("One click")],
  ["the whole registration", "guest", () => register("Email")],
  ["registration by phone", "guest", () => register("Phone")],
  ["registration through a network", "guest", () => register("Social network", "token")],
  [
    "recovery by email",
    "guest",
    async () => {
      renderPage(<RecoveryForm />);
      await screen.findByRole("textbox", { name: "Email" });
    },
  ],
  [
    "recovery by phone",
    "guest",
    async () => {
      renderPage(<RecoveryForm />);
      await userEvent.click(await screen.findByRole("tab", { name: /phone/i }));
    },
  ],
  ["the code of a lost password", "guest", reachRecoveryCode],
  ["a password in place of a lost one", "guest", reachNewPassword],
  [
    "the way from the former brand",
    "guest",
    async () => {
      renderPage(<TransferWindow isOpen onClose={() => undefined} />);
      await screen.findByRole("dialog");
    },
  ],
  ["a new password", "player", opened(/: Password$/)],
  [
    "a proof of who sits there",
    "player",
    async () => {
      isProven = false;
      await opened(/: Email$/)();
    },
  ],
  [
    "two steps on",
    "player",
    async () => {
      await opened(/^Use an app: Two-step/)();
      await press("Continue");
      await screen.findByLabelText("Code from the app");
    },
  ],
  ["two steps off", "player", opened(/^Turn off: Two-step/)],
  ["another phone", "player", opened(/: Phone$/)],
  ["an email", "player", opened(/: Email$/)],
  ["a security question", "player", opened(/: Security question$/)],
  [
    "a limit of money",
    "player",
    async () => {
      renderPage(<LimitsOfPlayer />);
      await screen.findByRole("group", { name: "Deposit limit, 24 hours" });
    },
  ],
  [
    "an appeal against a ban",
    "banned",
    async () => {
      renderPage(
        <Asked query={BanAppealsDocument} variables={{ first: 20 }}>
          {(appeals) => <BlockAppealHistory appeals={appeals} />}
        </Asked>,
      );
      await screen.findByLabelText("Why the ban is a mistake");
    },
  ],
];

beforeEach(() => {
  [sent, isProven] = [[], true];
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** All values with TEST_LONG=1; without it a third of them at each form, in turn. */
const valuesAt = (form: number) =>
  process.env["TEST_LONG"] === "1" ? VALUES : VALUES.filter((_, at) => at % 3 === form % 3);

describe.each(FORMS.map(([name, who, reach], form) => [name, who, reach, valuesAt(form)] as const))(
  "%s",
  (_, who, reach, values) => {
    it.each(values)("bears %s in every field", { tags: "slow" }, async (__, value) => {
      const crashed = vi.spyOn(console, "error");
      const site = who === "guest" ? GUEST_SITE : playerSite("1.00");
      if (who === "banned" && site.viewer?.config != null)
        site.viewer = { ...site.viewer, config: { ...site.viewer.config, banLevel: 45 } };
      app = await createTestApp(site, (operation, variables) => {
        if (variables["input"] !== undefined) sent.push(JSON.stringify(variables["input"]));
        return answer(operation, variables) ?? { viewer: site.viewer };
      });
      await reach();
      const reached = sent.length;
      const form = () =>
        (screen.queryByRole("dialog") ?? document).querySelector<HTMLFormElement>("form:has([type='submit'])");
      const fields = [
        ...(form()?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
          "textarea, input:is([type='text'], [type='email'], [type='tel'], [type='password'], :not([type]))",
        ) ?? []),
      ];
      expect(fields.length).toBeGreaterThan(0);
      // Browsers keep what is typed and pasted to maxLength; events of a test don't.
      for (const field of fields)
        fireEvent.change(field, { target: { value: field.maxLength > 0 ? value.slice(0, field.maxLength) : value } });
      fireEvent.submit(form() as HTMLFormElement);
      await waitFor(() => expect(sent.length > reached || screen.queryAllByRole("alert").length > 0).toBe(true));
      await waitFor(() => expect(screen.queryAllByRole("alert").length).toBeGreaterThan(0));
      expect(screen.queryByText(/did not answer|no answer/i)).toBeNull();
      for (const text of sent) expect(text.length).toBeLessThan(LONGEST);
      expect(document.querySelector("script:not([src])")).toBeNull();
      expect(
        crashed.mock.calls
          .map(([first]) => String(first))
          .filter((words) => /error|crash|boundary/i.test(words) && !words.includes("not wrapped in act")),
      ).toEqual([]);
    });
  },
);
