/** Where events come from: the services' stream (SSE), or Redis when several gateways share it. */

/** What a source says. */
export interface SourceListener {
  /** A named event with its parsed data. */
  onEvent: (name: string, data: unknown) => void;
  /** Whether the source is there. When it comes, it tells the games it is asked for whole. */
  onConnected: (isConnected: boolean) => void;
  /** Events about players were missed that can't be had any more. */
  onMissed: () => void;
  /** Told why a connection ended, for the log. */
  onTrouble: (message: string) => void;
}

export interface EventSource {
  start(): void;
  stop(): Promise<void>;
  /**
   * Replaces the set of games whose changes are told; each that is new is told whole.
   * @throws when nobody knows whether the source took it.
   */
  watch(gameIds: readonly string[]): Promise<void>;
  /** Ends the connection and comes back: what may have been missed is told anew. */
  reconnect(): void;
}
