/** The notices service: the inbox, which kinds come by which channel, and web push. */
import type { Notice, NoticeChannel, NoticeKind, NoticeSetting } from "../../generated/resolvers.ts";
import { bearer } from "../../transport/headers.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import type { components, paths } from "../../upstream/notices.ts";
import { describeService } from "../descriptor.ts";
import { numberCursor } from "../numberCursor.ts";

type Schemas = components["schemas"];
type FieldError = Schemas["FieldError"];

export const noticeCursor = numberCursor("notice");

export const toNotice = (body: Schemas["Notice"]): Notice => ({
  id: body.id,
  kind: body.kind,
  title: body.title,
  text: body.text,
  link: body.link,
  createdAt: body.created_at,
  isRead: body.is_read,
});

interface SettingBody {
  kind: NoticeKind;
  channel: NoticeChannel;
  is_on: boolean;
  is_fixed: boolean;
}
const toSetting = ({ kind, channel, is_on: isOn, is_fixed: isFixed }: SettingBody): NoticeSetting => ({
  kind,
  channel,
  isOn,
  isFixed,
});

export interface NoticePage {
  edges: { node: Notice; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

export class NoticesService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** A page of a token's player's inbox, newest first. @throws UpstreamError, as all below */
  async notices(
    token: string,
    language: string,
    { first, after }: { first: number; after?: number | undefined },
  ): Promise<NoticePage> {
    const { notices, next, total } = await this.upstream.get("/notices-api/v1/notices", {
      query: { first, ...(after !== undefined && { before: String(after) }) },
      headers: { ...bearer(token), "x-language": language },
    });
    const edges = notices.map((body) => ({ node: toNotice(body), cursor: noticeCursor.write(body.id) }));
    return {
      edges,
      pageInfo: { hasNextPage: next !== null, endCursor: edges.at(-1)?.cursor ?? null },
      totalCount: total,
    };
  }

  async unread(token: string): Promise<number> {
    return (await this.upstream.get("/notices-api/v1/unread", { headers: bearer(token) })).unread;
  }

  /** Notes that notices were read, all for null; answers how many are unread then. */
  async read(token: string, ids: readonly string[] | null): Promise<number> {
    const body = { ids: ids === null ? null : [...ids] };
    return (await this.upstream.post("/notices-api/v1/read", { headers: bearer(token), body })).unread;
  }

  async settings(token: string): Promise<NoticeSetting[]> {
    return (await this.upstream.get("/notices-api/v1/settings", { headers: bearer(token) })).settings.map(toSetting);
  }

  /** Keeps a choice. Refusals are values. */
  async choose(
    token: string,
    { kind, channel, isOn }: Pick<NoticeSetting, "kind" | "channel" | "isOn">,
  ): Promise<{ settings: NoticeSetting[]; errors: FieldError[] }> {
    const { settings, errors } = await this.upstream.put("/notices-api/v1/settings", {
      headers: bearer(token),
      body: { kind, channel, is_on: isOn },
    });
    return { settings: settings.map(toSetting), errors };
  }

  async pushKey(): Promise<string | null> {
    return (await this.upstream.get("/notices-api/v1/push/key", {})).key;
  }

  /** Keeps a device. Refusals are values. */
  async subscribe(
    token: string,
    language: string,
    body: { endpoint: string; p256dh: string; auth: string },
  ): Promise<FieldError[]> {
    const headers = { ...bearer(token), "x-language": language };
    return (await this.upstream.post("/notices-api/v1/push/subscriptions", { headers, body })).errors;
  }

  async unsubscribe(token: string, endpoint: string): Promise<boolean> {
    const headers = bearer(token);
    return (await this.upstream.post("/notices-api/v1/push/unsubscribe", { headers, body: { endpoint } })).is_dropped;
  }
}

export const notices = describeService({
  name: "notices",
  connect: (options) => new NoticesService(options),
});
