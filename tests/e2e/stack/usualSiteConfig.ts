/** Site config of browser tests: nothing pops up over the page that is tested, and paying in has a page of its own. */
export const usualSiteConfig = { isShowCookieAgreePopup: false, isWelcomeWidgetShown: false, useRechargeModal: false };
