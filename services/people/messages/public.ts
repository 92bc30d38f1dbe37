/** What other services may use of messages. Each function is described where it is defined. */
export { type Full, type MessageTo, admitMessage, admitPlayer, ceilingError, forgetCounts } from "./ceilings.ts";
export { forgetMessages, messagesTo, unreadMessages } from "./kept.ts";
export { type Letter, letter } from "./letters.ts";
export { siteLink } from "./links.ts";
export { stopNewsletter } from "./newsletter.ts";
export { tellChange } from "./notices.ts";
export { type OutgoingMessage, queueMessage } from "./send.ts";
export { passwordFirst, recoverByEmail, withCode } from "./smsTexts.ts";
