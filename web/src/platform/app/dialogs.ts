/** Windows that stand over a page, one at a time (SPEC 2.61). Which component each of them is, the root says. */
export type DialogName =
  | "signIn"
  | "deposit"
  | "forgotPassword"
  | "navigationMenu"
  | "support"
  | "userQuestion"
  | "requestHistory"
  | "cookies"
  | "search"
  | "betGenerator"
  | "transferUser"
  | "teamCash"
  | "rating"
  | "webPush"
  | "registration"
  | "responsibleGaming";

export interface OpenDialog {
  name: DialogName;
  /** What the window needs to know, such as where to go on after signing in. */
  params?: Readonly<Record<string, string>>;
}
