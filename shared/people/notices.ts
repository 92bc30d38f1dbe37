/** Notices to players: their kinds, the channels they come by, and which of both a player may switch off. */

export const NOTICE_KINDS = [
  "SECURITY",
  "PAYMENTS",
  "DOCUMENTS",
  "SUPPORT",
  "BONUSES",
  "BETS",
  "SERVICE",
  "OFFERS",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_CHANNELS = ["INBOX", "PUSH", "MAIL"] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** Longest words of a notice that the operator writes, in characters. */
export const MAX_NOTICE_TITLE = 100;
export const MAX_NOTICE_TEXT = 1000;

/** Warnings about the account always come: who got into it must not be able to silence them. */
export const isNoticeFixed = (kind: NoticeKind): boolean => kind === "SECURITY";

/** Whether a kind comes by a channel for players who haven't chosen. */
export function isNoticeOn(kind: NoticeKind, channel: NoticeChannel): boolean {
  if (isNoticeFixed(kind)) return true;
  if (kind === "BETS") return false;
  if (channel === "INBOX") return true;
  return channel === "PUSH" && kind !== "OFFERS";
}

/** Kinds that must not reach players who have excluded themselves, by no channel at all. */
export const isNoticeTempting = (kind: NoticeKind): boolean => kind === "OFFERS" || kind === "BONUSES";
