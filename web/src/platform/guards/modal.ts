import type { DialogName } from "@/platform/app/dialogs.ts";
import { urls } from "#shared/routes/routes.ts";
import { type Effect, goTo, type Guard, type GuardFacts, hasLanguage, PASS, passWith } from "./guard.ts";
import { AGREEMENT_COOKIE } from "@/platform/session/agreement.ts";
import { RETURN_TO, returnAddress } from "./access/returning.ts";

/** Asks for the login form, where there is no login page. */
export const LOGIN_QUERY = "showLoginModal";
/** What user/forgotpassword leads to (SPEC 2.39). */
export const FORGOT_PASSWORD_QUERY = "showForgotPasswordModal";
/** Asks for coming over from the former brand (SPEC 2.61). */
const TRANSFER_QUERY = "showTransferUserModal";
const REGISTRATION_QUERY = "showRegistrationModal";

const FORMS: readonly { query: string; dialog: DialogName }[] = [
  { query: FORGOT_PASSWORD_QUERY, dialog: "forgotPassword" },
  { query: LOGIN_QUERY, dialog: "signIn" },
  { query: TRANSFER_QUERY, dialog: "transferUser" },
];

/** The form that an address asks for; only a guest is shown one. */
function asked(facts: GuardFacts, query: URLSearchParams): Effect | null {
  const form = FORMS.find((candidate) => query.get(candidate.query) === "1");
  if (form === undefined || facts.viewer !== null || facts.match?.name !== "home") return null;
  const returnTo = returnAddress(facts);
  return { kind: "openDialog", name: form.dialog, ...(returnTo !== null && { params: { [RETURN_TO]: returnTo } }) };
}

/**
 * The window that a guest registers in; the agreement about responsible gaming goes before it, once a browser (SPEC
 * 4.45).
 */
function registrationWindow({ config, cookies }: GuardFacts, query: URLSearchParams): Effect {
  const bonusId = query.get("bonusId");
  const isAgreementDue = config?.isResponsibleGamingAgreementRequired === true && cookies.get(AGREEMENT_COOKIE) !== "1";
  return {
    kind: "openDialog",
    name: isAgreementDue ? "responsibleGaming" : "registration",
    ...(bonusId !== null && { params: { bonusId } }),
  };
}

/**
 * Windows go with the page they stood over, and home opens the one its address asks for (SPEC 2.39, 6.06). Anyone who
 * is asked to register gets a window over any page, or is led to the page of it, as the operator has it, unless they
 * are there or registration is closed (4.44, 4.47). Only a browser has windows; a search engine sees pages only.
 */
export const modal: Guard = (facts) => {
  if (facts.device.isBot || !hasLanguage(facts)) return PASS;
  const query = new URLSearchParams(facts.url.search);
  const canRegister =
    facts.viewer === null && facts.match?.name !== "registration" && facts.config?.isRegistrationAvailable === true;
  const wantsToRegister = query.get(REGISTRATION_QUERY) === "1" && canRegister;
  if (wantsToRegister && facts.config?.registrationForm === "PAGE") return goTo(urls.page(facts.lang, "registration"));
  if (facts.isServer || facts.trigger === "change") return PASS;
  const hasLeft = facts.previous !== null && facts.previous.pathname !== facts.url.pathname;
  const form = wantsToRegister ? registrationWindow(facts, query) : asked(facts, query);
  return passWith(...(hasLeft ? [{ kind: "closeDialogs" as const }] : []), ...(form === null ? [] : [form]));
};
