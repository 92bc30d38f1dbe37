/** Writing a notice: into the inbox, into the queue of web push, and as a letter. */
import { eq, and, count, isNull } from "../../platform/database/drizzle.ts";
import type { NoticeKind } from "#shared/people/notices.ts";
import { isLanguageCode, type LanguageCode } from "#shared/site/languages.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { toEpoch } from "../../platform/lifetimes.ts";
import { queueMessage } from "../messages/public.ts";
import { playerById, profileOf } from "../players/public.ts";
import { hindranceOf, mayBeWritten } from "./allowed.ts";
import { wantsOf } from "./choices.ts";
import { type NoticeRow, notice, pushDelivery, pushSubscription } from "./tables.ts";
import { languages, type NoticeEvent, type NoticeParams, wordsOf } from "./words/render.ts";

export type Context = Pick<ServiceContext, "clock" | "db" | "log" | "outbox" | "settings" | "transact">;

/** What is told. */
export interface News {
  playerId: number;
  kind: NoticeKind;
  event: NoticeEvent;
  params?: NoticeParams;
  /** Path of a page without its language. */
  link?: string | null;
  /** What it tells of: the same is told once. */
  source: string;
  sendingId?: number;
}

/** Address of a page in a language; null for none. */
export const pathOf = (link: string | null, language: LanguageCode): string | null =>
  link === null ? null : `/${language}${link === "" ? "" : `/${link}`}`;

export const shown = (clock: ServiceContext["clock"], row: NoticeRow, language: LanguageCode) => ({
  id: String(row.id),
  kind: row.kind,
  ...wordsOf(row, language),
  link: pathOf(row.link, language),
  created_at: toEpoch(clock, row.createdAt),
  is_read: row.readAt !== null,
});

/** How many notices of a player's inbox are unread. */
export async function unreadOf(db: Db | Tx, playerId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notice)
    .where(and(eq(notice.playerId, playerId), notice.isInInbox, isNull(notice.readAt)));
  return row?.unread ?? 0;
}

/** The languages of a player's devices; letters are in the one that agreed last. */
async function languageOfPlayer(tx: Tx, playerId: number): Promise<LanguageCode> {
  const rows = await tx
    .select({ language: pushSubscription.language })
    .from(pushSubscription)
    .where(eq(pushSubscription.playerId, playerId))
    .orderBy(pushSubscription.id);
  const language = rows.at(-1)?.language;
  return isLanguageCode(language) ? language : "en";
}

/** Queues a letter where the player wants one, has an address that is theirs, and may be told. */
async function writeLetter(context: Context, tx: Tx, row: NoticeRow): Promise<void> {
  const player = await playerById(tx, row.playerId);
  if (player === null || player.email === null) return;
  const profile = await profileOf(tx, player.id);
  const declined =
    (row.kind === "PAYMENTS" && !profile.enableMailDeposit) || (row.kind === "BETS" && !profile.enableMailBets);
  if (!profile.isEmailConfirmed || declined) return;
  if ((await hindranceOf({ db: tx, clock: context.clock }, player, row.kind)) !== null) return;
  const language = await languageOfPlayer(tx, player.id);
  const { title, text } = wordsOf(row, language);
  const path = pathOf(row.link, language);
  await queueMessage(
    tx,
    {
      channel: "email",
      recipient: player.email,
      playerId: player.id,
      subject: title,
      text: path === null ? text : `${text}\n\n${new URL(path, context.settings.siteUrl).href}`,
    },
    context.clock.now(),
  );
}

/** Tells a player something, by the channels they want it by. Told twice, it is told once. */
export async function tell(
  context: Context,
  { playerId, kind, event, params = {}, link = null, source, sendingId }: News,
): Promise<void> {
  if (!(await mayBeWritten(context, playerId, kind))) return;
  const wants = await wantsOf(context.db, playerId);
  const [isInInbox, isPushed, isMailed] = [wants(kind, "INBOX"), wants(kind, "PUSH"), wants(kind, "MAIL")];
  if (!isInInbox && !isPushed && !isMailed) return;
  await context.transact(async (tx) => {
    const now = context.clock.now();
    const [row] = await tx
      .insert(notice)
      .values({ playerId, kind, event, params, link, source, sendingId, isInInbox, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (row === undefined) return;
    if (isPushed) {
      const devices = await tx
        .select({ id: pushSubscription.id })
        .from(pushSubscription)
        .where(eq(pushSubscription.playerId, playerId));
      if (devices.length > 0)
        await tx.insert(pushDelivery).values(
          devices.map(({ id }) => ({
            playerId,
            noticeId: row.id,
            subscriptionId: id,
            deliverAfter: now,
            createdAt: now,
          })),
        );
    }
    if (isMailed) await writeLetter(context, tx, row);
    if (!isInInbox) return;
    await context.outbox.append(tx, {
      type: "notice",
      userId: playerId,
      data: {
        userId: playerId,
        unread: await unreadOf(tx, playerId),
        notices: languages.map((lng) => ({ lng, ...shown(context.clock, row, lng) })),
      },
    });
  });
}
