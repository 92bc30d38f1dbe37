/** The referral service: players' codes, and the friends they bring. */
import type { Friend, Referral, ReferralMonth } from "../../generated/resolvers.ts";
import { bearer } from "../../transport/headers.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { nullIfMissing } from "../../transport/upstreamError.ts";
import type { paths } from "../../upstream/referral.ts";
import { describeService } from "../descriptor.ts";
import { numberCursor } from "../numberCursor.ts";
import { type Page, pageOf } from "../page.ts";

/** Friends and months are asked for on their own. */
export type ReferralModel = Omit<Referral, "friends" | "months">;

export const friendCursor = numberCursor("friend");

export class ReferralService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** The programme of a token's player; null on a site without one. @throws UpstreamError, as all below */
  async programme(token: string): Promise<ReferralModel | null> {
    const body = await this.upstream.get("/referral-api/v1/programme", { headers: bearer(token) }).catch(nullIfMissing);
    if (body === null) return null;
    const money = (amount: string) => ({ amount, currency: body.currency });
    return {
      code: body.code,
      level: body.level,
      paidCount: body.paid_friends,
      toNextLevel: body.to_next,
      days: body.days,
      minDeposit: money(body.min_deposit),
      minTurnover: money(body.min_turnover),
      friendReward: money(body.friend_reward),
      levels: body.levels.map(({ level, from, reward, share_percent }) => ({
        level,
        from,
        reward: money(reward),
        sharePercent: share_percent,
      })),
      sharePercent: body.share_percent,
      shareMonths: body.share_months,
      carriesNegative: body.carries_negative,
      earned: body.earned,
    };
  }

  /** The running month and the paid ones of a token's player, latest first. */
  async months(token: string): Promise<ReferralMonth[]> {
    const { months } = await this.upstream.get("/referral-api/v1/months", { headers: bearer(token) });
    return months.map((row) => {
      const money = (amount: string) => ({ amount, currency: row.currency });
      return {
        month: row.month,
        level: row.level,
        percent: row.percent,
        friendCount: row.friends,
        stakes: money(row.stakes),
        wins: money(row.wins),
        bonuses: money(row.bonuses),
        fees: money(row.fees),
        net: money(row.net),
        carriedIn: money(row.carried_in),
        carriedOut: money(row.carried_out),
        share: money(row.share),
        withheld: row.withheld,
        isRunning: row.is_running,
        paidAt: row.paid_at,
      };
    });
  }

  /** A page of the friends of a token's player. */
  async friends(token: string, { limit, after }: { limit: number; after?: number }): Promise<Page<Friend>> {
    const answer = await this.upstream.get("/referral-api/v1/friends", {
      query: { limit, ...(after !== undefined && { after: String(after) }) },
      headers: bearer(token),
    });
    const friends = answer.friends.map(
      ({ held_for, registered_at, expires_at, ended_at, reward, currency, ...friend }) => ({
        ...friend,
        heldFor: held_for,
        registeredAt: registered_at,
        expiresAt: expires_at,
        endedAt: ended_at,
        reward: reward === null || currency === null ? null : { amount: reward, currency },
      }),
    );
    return pageOf(friends, friendCursor, answer);
  }
}

export const referral = describeService({
  name: "referral",
  connect: (options) => new ReferralService(options),
});
