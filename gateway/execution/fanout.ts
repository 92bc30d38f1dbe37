/**
 * Sends public streams to many readers. Readers of the same operation in the same language form a group; a change is
 * executed and serialised once per group. The watched topics only decide who gets it. A reader that can't keep up gets
 * the full state of changed topics once it has room again.
 */
import { randomUUID } from "node:crypto";
import { GraphQLError, type ExecutionResult, type FormattedExecutionResult } from "graphql";
import type { GatewayContext } from "./context.ts";
import { eventsUnavailable } from "../errors/errors.ts";
import type { PreparedOperation, Variables } from "../documents/operation.ts";
import type { TopicSource, TopicWatcher } from "../events/topics.ts";
import type { Language } from "../sessions/language.ts";
import { planOf, readStreamRequest, type StreamPlan } from "./publicStream.ts";
import type { Runner } from "./run.ts";

/** Where the messages of one reader go. */
export interface Sink {
  /**
   * Takes the JSON text of a result; false when it is full and took nothing. It calls `FanoutReader.resume` when there
   * is room.
   */
  send(payload: string): boolean;
  /** The last message: nothing comes after it. */
  end(payload: string): void;
}

export interface FanoutOptions {
  execute: Runner["execute"];
  /** A result as it leaves. */
  format: (result: ExecutionResult) => FormattedExecutionResult;
  sourceOf: (plan: StreamPlan) => TopicSource<unknown>;
  /** A context without a client. */
  contextOf: (language: Language) => GatewayContext;
}

/** A topic of a group. */
interface Channel {
  topic: string;
  readers: Set<FanoutReader>;
  leave: () => void;
  /** The last whole state that was serialised, and what of. */
  whole: { state: unknown; text: string | Promise<string> } | null;
  /** Set while a slow change is being executed; changes in the meantime are sent as one state. */
  isBusy: boolean;
  isBehind: boolean;
}

class Group implements TopicWatcher<unknown> {
  readonly #channels = new Map<string, Channel>();
  readonly #source: TopicSource<unknown>;
  readonly #textOf: (event: unknown) => string | Promise<string>;
  readonly #onEmpty: () => void;

  constructor(source: TopicSource<unknown>, textOf: (event: unknown) => string | Promise<string>, onEmpty: () => void) {
    this.#source = source;
    this.#textOf = textOf;
    this.#onEmpty = onEmpty;
  }

  join(reader: FanoutReader, topic: string): Channel {
    const present = this.#channels.get(topic);
    const channel: Channel = present ?? {
      topic,
      readers: new Set(),
      leave: () => {},
      whole: null,
      isBusy: false,
      isBehind: false,
    };
    channel.readers.add(reader);
    if (present === undefined) {
      this.#channels.set(topic, channel);
      channel.leave = this.#source.watch(topic, this);
    }
    return channel;
  }

  part(reader: FanoutReader, channel: Channel): void {
    if (!channel.readers.delete(reader) || channel.readers.size > 0) return;
    this.#channels.delete(channel.topic);
    channel.leave();
    this.endIfEmpty();
  }

  /** The last reader has left, or there never was one. */
  endIfEmpty(): void {
    if (this.#channels.size === 0) this.#onEmpty();
  }

  changed(topic: string, event: unknown): void {
    const channel = this.#channels.get(topic);
    if (channel !== undefined) this.#tell(channel, event);
  }

  lost(): void {
    const payload = JSON.stringify({ errors: [eventsUnavailable().toJSON()], data: null });
    for (const { readers } of this.#channels.values()) for (const reader of readers) reader.end(payload);
  }

  /** The whole state of a topic, serialised once for all who need it; null while it is not known. */
  whole(channel: Channel): string | Promise<string> | null {
    const state = this.#source.state(channel.topic);
    if (state === null) return null;
    const known = channel.whole;
    if (known !== null && known.state === state) return known.text;
    const text = this.#textOf(state);
    const whole: NonNullable<Channel["whole"]> = { state, text };
    channel.whole = whole;
    if (typeof text !== "string") void text.then((settled) => void (whole.text = settled));
    return text;
  }

  #tell(channel: Channel, event: unknown): void {
    if (channel.isBusy) {
      channel.isBehind = true;
      return;
    }
    channel.whole = null;
    const text = this.#textOf(event);
    if (typeof text === "string") return this.#hand(channel, text);
    channel.isBusy = true;
    void this.#tellLater(channel, text);
  }

  async #tellLater(channel: Channel, text: Promise<string>): Promise<void> {
    const settled = await text;
    channel.isBusy = false;
    this.#hand(channel, settled);
    const isBehind = channel.isBehind;
    channel.isBehind = false;
    const state = isBehind ? this.#source.state(channel.topic) : null;
    if (state !== null) this.#tell(channel, state);
  }

  #hand(channel: Channel, text: string): void {
    for (const reader of channel.readers) reader.take(channel, text);
  }
}

/** One subscription on a public stream. */
export class FanoutReader {
  readonly #group: Group;
  readonly #topics: readonly string[];
  readonly #sink: Sink;
  #channels: Channel[] = [];
  /** Topics to send in full; null if there never were any. */
  #owed: Set<Channel> | null = null;
  #isOver = false;
  /** Called once when the reader stops. */
  onStop: (() => void) | null = null;

  constructor(group: Group, topics: readonly string[], sink: Sink) {
    this.#group = group;
    this.#topics = topics;
    this.#sink = sink;
  }

  /** Begins: the state of each topic that is known, then changes. */
  start(): void {
    if (this.#isOver) return;
    this.#channels = this.#topics.map((topic) => this.#group.join(this, topic));
    for (const channel of this.#channels) this.#pay(channel);
  }

  stop(): void {
    if (!this.#isOver) this.onStop?.();
    this.#isOver = true;
    this.#owed = null;
    for (const channel of this.#channels.splice(0)) this.#group.part(this, channel);
    this.#group.endIfEmpty();
  }

  /** There is room again: sends what is owed until it is full or done. */
  resume(): void {
    if (this.#owed === null) return;
    for (const channel of this.#owed) if (!this.#pay(channel)) return;
  }

  take(channel: Channel, text: string): void {
    if (this.#owed !== null && this.#owed.has(channel)) return;
    if (!this.#sink.send(text)) this.#owe(channel);
  }

  end(payload: string): void {
    if (this.#isOver) return;
    this.stop();
    this.#sink.end(payload);
  }

  #owe(channel: Channel): void {
    (this.#owed ??= new Set()).add(channel);
  }

  /** Sends a topic in full; false when there is no room. */
  #pay(channel: Channel): boolean {
    const text = this.#group.whole(channel);
    if (text instanceof Promise) {
      this.#owe(channel);
      void text.then(() => this.#isOver || this.#pay(channel));
      return true;
    }
    if (text !== null && !this.#sink.send(text)) {
      this.#owe(channel);
      return false;
    }
    this.#owed?.delete(channel);
    return true;
  }
}

export class Fanout {
  readonly #options: FanoutOptions;
  readonly #plans = new WeakMap<PreparedOperation, { plan: StreamPlan | null }>();
  readonly #groups = new Map<string, Group>();

  constructor(options: FanoutOptions) {
    this.#options = options;
  }

  /** Groups of readers there are now. */
  get groupCount(): number {
    return this.#groups.size;
  }

  /** The plan of an operation whose events can be shared; null for all others. */
  plan(operation: PreparedOperation): StreamPlan | null {
    const known = this.#plans.get(operation) ?? { plan: planOf(operation) };
    this.#plans.set(operation, known);
    return known.plan;
  }

  /** A reader that has not begun yet, or why there can be none. */
  subscribe(
    plan: StreamPlan,
    operation: PreparedOperation,
    variables: Variables,
    language: Language,
    sink: Sink,
  ): FanoutReader | readonly GraphQLError[] {
    const request = readStreamRequest(plan, operation.document.schema, variables);
    if ("length" in request) return request;
    const source = this.#options.sourceOf(plan);
    if (!source.isAvailable) return [eventsUnavailable()];
    return new FanoutReader(this.#groupOf(source, operation, request.variables, language), request.topics, sink);
  }

  #groupOf(
    source: TopicSource<unknown>,
    operation: PreparedOperation,
    variables: Variables,
    language: Language,
  ): Group {
    const key = `${operation.document.id} ${operation.name ?? ""} ${language} ${JSON.stringify(variables)}`;
    const present = this.#groups.get(key);
    if (present !== undefined) return present;
    const group = new Group(
      source,
      (event) => this.#textOf(operation, variables, language, event),
      () => {
        if (this.#groups.get(key) === group) this.#groups.delete(key);
      },
    );
    this.#groups.set(key, group);
    return group;
  }

  #textOf(
    operation: PreparedOperation,
    variables: Variables,
    language: Language,
    event: unknown,
  ): string | Promise<string> {
    const { execute, format, contextOf } = this.#options;
    const text = (settled: ExecutionResult) => JSON.stringify(format(settled));
    // A failing document must not affect the source, which feeds all others.
    const failed = (error: unknown) =>
      text({
        errors: [new GraphQLError("Something went wrong.", error instanceof Error ? { originalError: error } : {})],
        data: null,
      });
    try {
      const result = execute(operation, {
        variables,
        context: contextOf(language),
        root: event,
        requestId: randomUUID(),
      });
      return result instanceof Promise ? result.then(text).catch(failed) : text(result);
    } catch (error) {
      return failed(error);
    }
  }
}
