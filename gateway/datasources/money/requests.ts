/** The requests service: what players ask the operator's desks, and what is answered. */
import { MAX_REQUEST_FILES, MAX_REQUEST_TEXT, MIN_REQUEST_TEXT } from "#shared/money/requests.ts";
import { FILE_TYPES, type FileType, MAX_FILE_BYTES } from "#shared/people/verification.ts";
import type {
  SupportDesk,
  SupportRequestEnd,
  SupportRequestFile,
  SupportRequestMessage,
  SupportRequestState,
  SupportTopic,
  SupportTopics,
} from "../../generated/resolvers.ts";
import { bearer } from "../../transport/headers.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import type { components, paths } from "../../upstream/requests.ts";
import { describeService } from "../descriptor.ts";
import { numberCursor } from "../numberCursor.ts";

type Schemas = components["schemas"];
type RequestBody = Schemas["SupportRequest"];
type MessageBody = Schemas["RequestMessage"];
type FieldError = Schemas["FieldError"];

/** Where files of messages are posted to; below it, by their ids, they are opened. */
export const REQUEST_UPLOADS = "/uploads/requests";

/** A request with the numbers of what it is about. */
export interface RequestModel {
  id: string;
  desk: SupportDesk;
  state: SupportRequestState;
  topicId: string;
  subTopicId: string;
  paymentId: string | null;
  messageCount: number;
  canReply: boolean;
  reopenUntil: number | null;
  createdAt: number;
  changedAt: number;
  closedAt: number | null;
  closedBy: SupportRequestEnd | null;
}

const ends = { player: "PLAYER", operator: "OPERATOR", clock: "TIME" } as const;
const authors = { player: "PLAYER", operator: "OPERATOR", desk: "DESK" } as const;

export const toRequest = (body: RequestBody): RequestModel => ({
  id: body.id,
  desk: body.desk,
  state: body.state,
  topicId: String(body.topic_id),
  subTopicId: String(body.sub_topic_id),
  paymentId: body.payment_id,
  messageCount: body.message_count,
  canReply: body.can_reply,
  reopenUntil: body.reopen_until,
  createdAt: body.created_at,
  changedAt: body.changed_at,
  closedAt: body.closed_at,
  closedBy: body.closed_by === null ? null : ends[body.closed_by],
});

const toFile = ({ id, media_type: mediaType, bytes }: MessageBody["files"][number]): SupportRequestFile => ({
  id,
  mediaType,
  bytes,
  url: `${REQUEST_UPLOADS}/${id}`,
});

const toMessage = ({ id, author, text, files, at }: MessageBody): SupportRequestMessage => ({
  id: String(id),
  author: authors[author],
  text,
  files: files.map(toFile),
  at,
});

/** All topics that requests have or had, and the numbers of what takes new ones. */
export interface KnownTopics {
  edition: string;
  topics: (SupportTopic & { isOffered: boolean })[];
  offeredSubTopics: ReadonlySet<string>;
}

/** What a player can ask a desk about. */
export const offeredTopics = (
  { edition, topics, offeredSubTopics }: KnownTopics,
  desk: SupportDesk,
): SupportTopics => ({
  edition,
  topics: topics
    .filter((topic) => topic.isOffered && topic.desk === desk)
    .map((topic) => ({ ...topic, subTopics: topic.subTopics.filter(({ id }) => offeredSubTopics.has(id)) }))
    .filter(({ subTopics }) => subTopics.length > 0),
  minTextLength: MIN_REQUEST_TEXT,
  maxTextLength: MAX_REQUEST_TEXT,
  maxFiles: MAX_REQUEST_FILES,
  maxFileBytes: MAX_FILE_BYTES,
  fileTypes: [...FILE_TYPES],
  uploadUrl: REQUEST_UPLOADS,
});

export interface RequestPage {
  edges: { node: RequestModel; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

export interface RequestQuery {
  desk?: SupportDesk | undefined;
  states?: readonly SupportRequestState[] | undefined;
  paymentId?: number | undefined;
  first: number;
  after?: number | undefined;
}

/** A message as it is sent. */
export interface Written {
  text: string;
  files: readonly string[];
  key: string;
}

export interface NewRequest extends Written {
  topicId: number;
  subTopicId: number;
  paymentId: string | null;
}

export interface AnsweredRequest {
  request: RequestModel | null;
  errors: FieldError[];
}

const answered = ({ request, errors }: { request: RequestBody | null; errors: FieldError[] }): AnsweredRequest => ({
  request: request === null ? null : toRequest(request),
  errors,
});

export const requestCursor = numberCursor("request");

export class RequestsService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** What requests are about, in a language. @throws UpstreamError, as all below */
  async topics(token: string, language: string): Promise<KnownTopics> {
    const { edition, topics } = await this.upstream.get("/requests-api/v1/topics", {
      headers: { ...bearer(token), "x-language": language },
    });
    const offered = topics.flatMap(({ sub_topics: all }) => all.filter((one) => one.is_offered));
    return {
      edition,
      topics: topics.map((topic) => ({
        id: String(topic.id),
        desk: topic.desk,
        name: topic.name,
        direction: topic.direction,
        isOffered: topic.is_offered,
        subTopics: topic.sub_topics.map((one) => ({
          id: String(one.id),
          name: one.name,
          needsPayment: one.needs_payment,
        })),
      })),
      offeredSubTopics: new Set(offered.map(({ id }) => String(id))),
    };
  }

  /** A page of the player's requests, newest first. */
  async requests(token: string, { desk, states, paymentId, ...page }: RequestQuery): Promise<RequestPage> {
    const { requests, next, total } = await this.upstream.get("/requests-api/v1/requests", {
      query: {
        ...page,
        ...(desk !== undefined && { desk }),
        ...(states !== undefined && { states: states.join(",") }),
        ...(paymentId !== undefined && { payment_id: paymentId }),
      },
      headers: bearer(token),
    });
    const edges = requests.map((body) => ({ node: toRequest(body), cursor: requestCursor.write(body.id) }));
    return {
      edges,
      pageInfo: { hasNextPage: next !== null, endCursor: edges.at(-1)?.cursor ?? null },
      totalCount: total,
    };
  }

  /** @throws UpstreamError with upstreamCode REQUEST_UNKNOWN */
  async request(token: string, id: string): Promise<RequestModel> {
    return toRequest(
      await this.upstream.get("/requests-api/v1/requests/{id}", { path: { id }, headers: bearer(token) }),
    );
  }

  /** Messages of some requests; none of those that aren't the player's. */
  async messages(token: string, ids: readonly string[]): Promise<{ id: string; messages: SupportRequestMessage[] }[]> {
    const { threads } = await this.upstream.get("/requests-api/v1/messages", {
      query: { requests: ids.join(",") },
      headers: bearer(token),
    });
    return threads.map((thread) => ({ id: thread.request_id, messages: thread.messages.map(toMessage) }));
  }

  /** Sends a request. Refusals are values. */
  async create(token: string, language: string, asked: NewRequest): Promise<AnsweredRequest> {
    return answered(
      await this.upstream.post("/requests-api/v1/requests", {
        body: {
          topic_id: asked.topicId,
          sub_topic_id: asked.subTopicId,
          payment_id: asked.paymentId,
          text: asked.text,
          files: [...asked.files],
        },
        headers: { ...bearer(token), "x-language": language, "idempotency-key": asked.key },
      }),
    );
  }

  /** Writes a message. Refusals are values. */
  async reply(token: string, id: string, { text, files, key }: Written): Promise<AnsweredRequest> {
    return answered(
      await this.upstream.post("/requests-api/v1/requests/{id}/messages", {
        path: { id },
        body: { text, files: [...files] },
        headers: { ...bearer(token), "idempotency-key": key },
      }),
    );
  }

  /** Closes a request. Refusals are values. */
  async close(token: string, id: string): Promise<AnsweredRequest> {
    return answered(
      await this.upstream.post("/requests-api/v1/requests/{id}/close", { path: { id }, headers: bearer(token) }),
    );
  }

  /** Takes a file for a message to come. Refusals are values. */
  async addFile(token: string, bytes: Buffer): Promise<{ file: SupportRequestFile | null; errors: FieldError[] }> {
    const { file, errors } = await this.upstream.post("/requests-api/v1/files", {
      body: { content: bytes.toString("base64") },
      headers: bearer(token),
    });
    return { file: file === null ? null : toFile(file), errors };
  }

  /** A file of a message of the player's requests. @throws UpstreamError with upstreamCode FILE_UNKNOWN */
  async openFile(token: string, file: string): Promise<{ mediaType: FileType; bytes: Buffer }> {
    const { media_type: mediaType, content } = await this.upstream.get("/requests-api/v1/files/{file}", {
      path: { file },
      headers: bearer(token),
    });
    return { mediaType, bytes: Buffer.from(content, "base64") };
  }

  /** @throws UpstreamError with upstreamCode FILE_UNKNOWN */
  async removeFile(token: string, file: string): Promise<void> {
    await this.upstream.delete("/requests-api/v1/files/{file}", { path: { file }, headers: bearer(token) });
  }
}

export const requests = describeService({
  name: "requests",
  // Files come in base64.
  calls: { "GET /requests-api/v1/files/{file}": { maxAnswerBytes: MAX_FILE_BYTES * 2 } },
  connect: (options) => new RequestsService(options),
});
