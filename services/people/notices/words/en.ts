import type { NoticeTexts } from "./render.ts";

export const en: NoticeTexts = {
  depositPaid: { title: "Deposit received", text: "{amount} is in your account." },
  depositDeclined: {
    title: "Deposit declined",
    text: "Your deposit of {amount} didn't go through. No money was taken: try again or choose another method.",
  },
  withdrawalPaid: { title: "Withdrawal paid", text: "We've sent your withdrawal of {amount}." },
  withdrawalDeclined: {
    title: "Withdrawal declined",
    text: "Your withdrawal of {amount} wasn't paid out. The money is back in your account.",
  },
  documentApproved: { title: "Document approved", text: "We've checked your document, and everything is in order." },
  documentRejected: {
    title: "Document declined",
    text: "We couldn't accept your document. See why and send another one.",
  },
  supportAnswered: { title: "Support has replied", text: "There's a reply to your request." },
  bonusGranted: { title: "You have a bonus", text: "A new bonus has been added to your account. See its terms." },
  bonusExpiring: { title: "Your bonus expires soon", text: "Less than a day is left to use your bonus." },
  betWon: { title: "Your bet won", text: "{amount} has been paid to your account." },
  betLost: { title: "Your bet was settled", text: "It didn't win this time." },
  betRefunded: { title: "Your bet was refunded", text: "{amount} is back in your account." },
  newSignIn: {
    title: "New sign-in to your account",
    text: "Someone signed in from a device we haven't seen before. If it wasn't you, end that session and change your password.",
  },
};
