/** Feeds a public stream: topics with a state each, their changes, and whether live data is available at all. */
import type { LatestByKey } from "./latest.ts";

/** Hears what happens to the topics it watches. */
export interface TopicWatcher<Event> {
  changed(topic: string, event: Event): void;
  /** The source has been away for too long: known data may be stale, and no more is sent. */
  lost(): void;
}

export interface TopicSource<Event> {
  /** False while the source is away for so long that nothing may be shown as current. */
  readonly isAvailable: boolean;
  /** Full state of a topic as an event; null while unknown. The same object until it changes. */
  state(topic: string): Event | null;
  /** Changes of a topic from now on; a state that is not known yet comes as its first. Returns the way out. */
  watch(topic: string, watcher: TopicWatcher<Event>): () => void;
  /** The state of each topic first, then its changes, conflated while the reader is busy. */
  read(topics: readonly string[]): LatestByKey<Event>;
}
