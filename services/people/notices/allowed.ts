/** Who may be told of something outside the site. */
import { isNoticeFixed, isNoticeTempting, type NoticeKind } from "#shared/people/notices.ts";
import { isExcluded } from "../../money/limits/public.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { playerById, type Player, profileOf } from "../players/public.ts";

type Context = Pick<ServiceContext, "clock" | "db">;

/** Why a player isn't told. */
export type Hindrance = "ERASED" | "EXCLUDED" | "BANNED" | "NO_AGREEMENT";

/** Why a kind may not reach a player outside the site; null where it may. Their own choices are another matter. */
export async function hindranceOf(
  { db, clock }: Context,
  player: Player | null,
  kind: NoticeKind,
): Promise<Hindrance | null> {
  if (player === null || player.erasedAt !== null) return "ERASED";
  if (isNoticeFixed(kind)) return null;
  if (player.banLevel > 0) return "BANNED";
  // Players on a time-out must not be called back.
  if (await isExcluded(db, player.id, clock.now())) return "EXCLUDED";
  if (kind !== "OFFERS") return null;
  const { enableMailNews, isNewsletterStopped } = await profileOf(db, player.id);
  return enableMailNews && !isNewsletterStopped ? null : "NO_AGREEMENT";
}

/** Whether a notice may be written at all: offers tempt, even in the inbox. */
export async function mayBeWritten(context: Context, playerId: number, kind: NoticeKind): Promise<boolean> {
  if (!isNoticeTempting(kind)) return true;
  return (await hindranceOf(context, await playerById(context.db, playerId), kind)) === null;
}
