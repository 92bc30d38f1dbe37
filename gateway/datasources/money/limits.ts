/** The limits service: a player's responsible-gaming limits [7.30–7.33]. */
import { isCancellable, isNoLimit, limitRule } from "#shared/money/limits.ts";
import type { Limit, PendingLimit } from "../../generated/resolvers.ts";
import type { components, paths } from "../../upstream/limits.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService } from "../descriptor.ts";

type LimitBody = components["schemas"]["Limit"];
type FieldError = components["schemas"]["FieldError"];
type PendingBody = NonNullable<LimitBody["pending"]>;

function toPending(
  limitType: number,
  { limitValue, change, needApprove, startedAt, approveUntil }: PendingBody,
): PendingLimit {
  const needsApproval = needApprove === 1;
  return {
    limitValue: isNoLimit(limitType, limitValue) ? null : limitValue,
    change,
    needApprove: needsApproval,
    startedAt,
    approveUntil,
    isCancellable: isCancellable({ limitType, needApprove: needsApproval }),
  };
}

/** Whether a field is open, for a service that does not say so [4.66]. */
const isOpen = ({ limitType, needApprove, endsAt }: LimitBody) =>
  needApprove !== 1 && !(limitRule(limitType)?.isRemovable === false && endsAt !== null);

/**
 * A limit in the schema's terms. There is one of each type, so the type names it; what the service leaves out comes
 * from the table of types.
 */
export function toLimit(body: LimitBody): Limit {
  const rule = limitRule(body.limitType);
  return {
    id: String(body.limitType),
    limitType: body.limitType,
    label: body.label,
    section: body.section ?? rule?.section ?? "EXTRA",
    limitValue: body.limitValue,
    limitBalance: body.limitBalance,
    limitState: body.limitState,
    needApprove: body.needApprove === 1,
    startedAt: body.startedAt,
    endsAt: body.endsAt,
    currency: body.currency,
    measure: body.measure,
    options: body.options ?? rule?.options?.map(String) ?? null,
    isChangeable: body.isDisabled === undefined ? isOpen(body) : !body.isDisabled,
    pending: body.pending ? toPending(body.limitType, body.pending) : null,
  };
}

/** What became of an action: the limits after it, or a refusal's code. */
export interface LimitAction {
  isDone: boolean;
  code: string | null;
  title: string;
  limits: Limit[];
}

interface ActionBody {
  status: boolean;
  title: string;
  code?: string;
  limits: LimitBody[];
}

const toAction = ({ status, title, code, limits }: ActionBody): LimitAction => ({
  isDone: status,
  code: status ? null : (code ?? "INVALID"),
  title,
  limits: limits.map(toLimit),
});

const base = "/limit-service-api/api/external/web/v3";

export class LimitsService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** Limits of a token's player. @throws UpstreamError */
  async list(token: string, language: string): Promise<Limit[]> {
    const { limits } = await this.upstream.get(`${base}/limits`, { headers: headersOf(token, language) });
    return limits.map(toLimit);
  }

  /** Sets a limit. A refusal is a value with an error a field. @throws UpstreamError */
  async set(
    token: string,
    language: string,
    body: { limitType: number; limitValue: string; currency: string | null },
  ): Promise<LimitAction & { errors: FieldError[] }> {
    const answer = await this.upstream.post(`${base}/limit`, { body, headers: headersOf(token, language) });
    return { ...toAction(answer), errors: answer.errors };
  }

  /** Approves or rejects changes that need approval: of one type, or all. @throws UpstreamError */
  async decide(token: string, language: string, isApproved: boolean, limitType: number | null): Promise<LimitAction> {
    return toAction(
      await this.upstream.post(`${base}/limitaction`, {
        query: { action: isApproved ? 1 : 0, ...(limitType !== null && { limitType }) },
        headers: headersOf(token, language),
      }),
    );
  }

  /** Cancels pending changes that don't need approval yet: of one type, or all. @throws UpstreamError */
  async cancel(token: string, language: string, limitType: number | null): Promise<LimitAction> {
    return toAction(
      await this.upstream.delete(`${base}/limit`, {
        query: limitType === null ? {} : { limitType },
        headers: headersOf(token, language),
      }),
    );
  }

  /** What the player staked and won since they signed in. `startedAt` is epoch seconds. @throws UpstreamError */
  played(token: string): Promise<PlayedBody> {
    return this.upstream.get(`${base}/played`, { headers: { "x-auth": token } });
  }

  /** Says that the player is here. @throws UpstreamError */
  ping(token: string, isRealityCheckSeen: boolean): Promise<PingBody> {
    return this.upstream.post(`${base}/ping`, { body: { isRealityCheckSeen }, headers: { "x-auth": token } });
  }
}

type PlayedBody =
  paths["/limit-service-api/api/external/web/v3/played"]["get"]["responses"]["200"]["content"]["application/json"];
type PingBody =
  paths["/limit-service-api/api/external/web/v3/ping"]["post"]["responses"]["200"]["content"]["application/json"];

const headersOf = (token: string, language: string) => ({ "x-auth": token, "x-language": language });

export const limits = describeService({
  name: "limits",
  connect: (options) => new LimitsService(options),
});
