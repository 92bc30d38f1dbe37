/** What can be said of one bet from what is known of its game (SPEC 4.09–4.11). */

/** Numbers of a game's states in the operator's data: 2 and 3 in play, 4 finished. */
const liveStatusIds: readonly number[] = [2, 3];
const finishedStatusId = 4;

/** Facts a bet's lock depends on; those left out count as false. */
export interface BetLockFacts {
  isBlocked?: boolean;
  /** Depends on another bet of the coupon. */
  isDepend?: boolean;
  isBannedExpress?: boolean;
}

/** A bet is locked when blocked, dependent or banned from expresses [4.09]. */
export function betIsLocked(bet: BetLockFacts): boolean {
  return Boolean(bet.isBlocked || bet.isDepend || bet.isBannedExpress);
}

export interface GameStateFacts {
  gameIsFinished?: boolean;
  gameStatusId?: number | null;
}

/** A game is finished when the finished flag is set or its status id is 4 [4.10]. */
export function gameIsFinished(game: GameStateFacts): boolean {
  return Boolean(game.gameIsFinished) || game.gameStatusId === finishedStatusId;
}

export interface BetLiveFacts extends GameStateFacts {
  /** Seconds on the game clock; null or absent when the game has none yet. */
  gameTimeSec?: number | null;
  gameIsLiveInLive?: boolean;
  /** The market itself is a live one. */
  isLive?: boolean;
}

/**
 * A bet is live when its game is not finished and has a game time, a live-in-live flag, status 2 or 3, or a live market
 * [4.11].
 */
export function betIsLive(bet: BetLiveFacts): boolean {
  if (gameIsFinished(bet)) return false;
  const hasGameTime = bet.gameTimeSec !== null && bet.gameTimeSec !== undefined;
  const hasLiveStatus = typeof bet.gameStatusId === "number" && liveStatusIds.includes(bet.gameStatusId);
  return hasGameTime || hasLiveStatus || Boolean(bet.gameIsLiveInLive || bet.isLive);
}
