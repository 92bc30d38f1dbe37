/** Signing in and up, and what letters and messages to players lead to (SPEC 2.34–2.42). */
import { area } from "./entry.ts";

const { page, moved } = area({ menu: "user", isIndexed: false, ban: "allowed" });

export const USER_ROUTES = {
  registration: page("registration/:socialregistration?", {
    access: "guest",
    setting: "isRegistrationAvailable",
    isIndexed: true,
    sitemap: "pages",
  }),
  registrationPhp: moved("user/registration.php", "registration", 301, { setting: "isRegistrationAvailable" }),
  login: page("user/login", { access: "guest", flag: 72 }),
  /** Signing in for an account's own pages (SPEC 2.42, 6.06). */
  authApp: page("auth", { access: "guest" }),
  actionPhp: page("user/action.php", {
    redirect: (_, search) => {
      const rest = new URLSearchParams(search);
      rest.delete("action");
      const query = rest.toString();
      return {
        to: `user/${search.get("action") === "forgot" ? "passwordreset" : "activate"}${query === "" ? "" : `?${query}`}`,
        status: 301,
      };
    },
  }),
  accountVerify: page("user/accountverify"),
  activateFast: page("user/activatefast/:type?", { params: { type: "slug" } }),
  activate: page("user/activate/:type?", { params: { type: "slug" } }),
  passwordReset: page("user/passwordreset"),
  stopNewsletter: page("user/stopnewsletter"),
  forgotpassword: moved("user/forgotpassword", "?showForgotPasswordModal=1", 302),
  /** The coupon is on every page; its old address leads home (SPEC 2.40). */
  coupon: moved("user/coupon", ""),
  oldBrowser: page("oldbrowser", { layout: "empty" }),
  confirmTerms: page("confirm-terms", { layout: "empty", access: "player" }),
  error: page("500"),
};
