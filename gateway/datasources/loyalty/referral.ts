/** The referral service: players' codes, and the friends they bring. */
import type { Friend, Referral } from "../../generated/resolvers.ts";
import { bearer } from "../../transport/headers.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import type { paths } from "../../upstream/referral.ts";
import { describeService } from "../descriptor.ts";
import { numberCursor } from "../numberCursor.ts";
import { type Page, pageOf } from "../page.ts";

/** Friends are asked for on their own. */
export type ReferralModel = Omit<Referral, "friends">;

export const friendCursor = numberCursor("friend");

export class ReferralService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** The programme of a token's player. @throws UpstreamError, as all below */
  async programme(token: string): Promise<ReferralModel> {
    const body = await this.upstream.get("/referral-api/v1/programme", { headers: bearer(token) });
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
      levels: body.levels.map(({ level, from, reward }) => ({ level, from, reward: money(reward) })),
      earned: body.earned,
    };
  }

  /** A page of the friends of a token's player. */
  async friends(token: string, { limit, after }: { limit: number; after?: number }): Promise<Page<Friend>> {
    const answer = await this.upstream.get("/referral-api/v1/friends", {
      query: { limit, ...(after !== undefined && { after: String(after) }) },
      headers: bearer(token),
    });
    const friends = answer.friends.map(({ registered_at, expires_at, ended_at, reward, currency, ...friend }) => ({
      ...friend,
      registeredAt: registered_at,
      expiresAt: expires_at,
      endedAt: ended_at,
      reward: reward === null || currency === null ? null : { amount: reward, currency },
    }));
    return pageOf(friends, friendCursor, answer);
  }
}

export const referral = describeService({
  name: "referral",
  connect: (options) => new ReferralService(options),
});
