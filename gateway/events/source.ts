/** Where events come from: the services' stream (SSE), or Redis when several gateways share it. */

/** What a source reports. */
export interface SourceListener {
  /** A named event with its parsed data. */
  onEvent: (name: string, data: unknown) => void;
  /** Whether the source is connected. After connecting it sends the full state of all requested games. */
  onConnected: (isConnected: boolean) => void;
  /** Events about players were missed that can't be had any more. */
  onMissed: () => void;
  /** Called with the reason when a connection ends, for the log. */
  onTrouble: (message: string) => void;
}

export interface EventSource {
  start(): void;
  stop(): Promise<void>;
  /**
   * Replaces the set of games to report; new ones are sent in full. @throws when it is unknown whether the source
   * accepted it.
   */
  watch(gameIds: readonly string[]): Promise<void>;
  /** Reconnects; everything that may have been missed is sent again. */
  reconnect(): void;
}
