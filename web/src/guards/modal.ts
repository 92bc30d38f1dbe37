import type { DialogName } from "@/app/dialogs.ts";
import { urls } from "#shared/routes.ts";
import { type Effect, goTo, type Guard, type GuardFacts, hasLanguage, PASS, passWith } from "./guard.ts";
import { RETURN_TO, returnAddress } from "./returning.ts";

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
 * Windows go with the page they stood over, and home opens the one its address asks for (SPEC 2.39, 6.06). Registration
 * has a page of its own: whoever is asked to register is led there, unless he is there or there is none (4.44, 4.47).
 * Only a browser has windows; a search engine sees pages only.
 */
export const modal: Guard = (facts) => {
  if (facts.device.isBot || !hasLanguage(facts)) return PASS;
  const query = new URLSearchParams(facts.url.search);
  const canRegister = facts.viewer === null && facts.match?.name !== "registration" && facts.config?.isRegistrationAvailable === true;
  if (query.get(REGISTRATION_QUERY) === "1" && canRegister) return goTo(urls.page(facts.lang, "registration"));
  if (facts.isServer || facts.trigger === "change") return PASS;
  const hasLeft = facts.previous !== null && facts.previous.pathname !== facts.url.pathname;
  const form = asked(facts, query);
  return passWith(...(hasLeft ? [{ kind: "closeDialogs" as const }] : []), ...(form === null ? [] : [form]));
};
