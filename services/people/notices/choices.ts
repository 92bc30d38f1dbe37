/** Which kinds of notices a player wants by which channel. */
import { and, eq, inArray } from "../../platform/database/drizzle.ts";
import {
  isNoticeFixed,
  isNoticeOn,
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeKind,
} from "#shared/people/notices.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { FieldError } from "../../platform/http/api.ts";
import { noticeSetting } from "./tables.ts";

export interface Choice {
  kind: NoticeKind;
  channel: NoticeChannel;
  isOn: boolean;
  isFixed: boolean;
}

type Wants = (kind: NoticeKind, channel: NoticeChannel) => boolean;

/** What some players want; one call however many they are. */
async function wantsOfAll(db: Db | Tx, playerIds: readonly number[]): Promise<Map<number, Wants>> {
  const rows =
    playerIds.length === 0
      ? []
      : await db
          .select()
          .from(noticeSetting)
          .where(inArray(noticeSetting.playerId, [...playerIds]));
  return new Map(
    playerIds.map((playerId) => {
      const own = new Map(
        rows.filter((row) => row.playerId === playerId).map((row) => [`${row.kind} ${row.channel}`, row.isOn]),
      );
      return [
        playerId,
        (kind, channel) => (isNoticeFixed(kind) ? true : (own.get(`${kind} ${channel}`) ?? isNoticeOn(kind, channel))),
      ];
    }),
  );
}

export const wantsOf = async (db: Db | Tx, playerId: number): Promise<Wants> =>
  (await wantsOfAll(db, [playerId])).get(playerId) ?? isNoticeOn;

/** Those of some players who want a kind by any channel. */
export async function wanting(db: Db, kind: NoticeKind, playerIds: readonly number[]): Promise<Set<number>> {
  const wants = await wantsOfAll(db, playerIds);
  return new Set(
    playerIds.filter((playerId) => NOTICE_CHANNELS.some((channel) => wants.get(playerId)?.(kind, channel))),
  );
}

/** Every kind with every channel. */
export async function choicesOf(db: Db, playerId: number): Promise<Choice[]> {
  const wants = await wantsOf(db, playerId);
  return NOTICE_KINDS.flatMap((kind) =>
    NOTICE_CHANNELS.map((channel) => ({
      kind,
      channel,
      isOn: wants(kind, channel),
      isFixed: isNoticeFixed(kind),
    })),
  );
}

/** Keeps a choice. Warnings about the account can't be switched off. */
export async function choose(
  db: Db,
  playerId: number,
  { kind, channel, isOn }: Pick<Choice, "kind" | "channel" | "isOn">,
): Promise<FieldError[]> {
  if (isNoticeFixed(kind) && !isOn)
    return [{ code: "NOTICE_FIXED", message: "Warnings about the account can't be switched off", path: ["isOn"] }];
  if (isNoticeFixed(kind)) return [];
  await db
    .insert(noticeSetting)
    .values({ playerId, kind, channel, isOn })
    .onConflictDoUpdate({
      target: [noticeSetting.playerId, noticeSetting.kind, noticeSetting.channel],
      set: { isOn },
    });
  return [];
}

/** Whether a player has switched a kind off for a channel; for those who look at one pair only. */
export async function hasDeclined(
  db: Db,
  playerId: number,
  kind: NoticeKind,
  channel: NoticeChannel,
): Promise<boolean> {
  if (isNoticeFixed(kind)) return false;
  const [row] = await db
    .select({ isOn: noticeSetting.isOn })
    .from(noticeSetting)
    .where(and(eq(noticeSetting.playerId, playerId), eq(noticeSetting.kind, kind), eq(noticeSetting.channel, channel)));
  return !(row?.isOn ?? isNoticeOn(kind, channel));
}
