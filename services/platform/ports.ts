/**
 * Ports: how a service asks services above it without importing them.
 *
 * The lower service declares the port beside the code that asks (`definePort`) and exports it from its `public.ts`.
 * Each upper service that has an answer imports the port from there and lists it in its manifest (`fills:
 * [port.with(...)]`). services/registry.ts connects the ports of all services once, even if SERVICES names only some of
 * them: an answer is code over the same database, so it works in every process.
 */

/** A port with one of its answers, as listed in a manifest under `fills`. */
export interface FilledPort {
  connect(): void;
}

export interface Port<Answer> {
  /** Pairs the port with the code that answers it. */
  with(answer: Answer): FilledPort;
  /**
   * The answers of the services above, in their order; empty if there are none. @throws Error before
   * services/registry.ts has connected the ports
   */
  readonly answers: readonly Answer[];
}

let isConnected = false;

/** @param name `service.question`, for the error of a port that is asked too early */
export function definePort<Answer>(name: string): Port<Answer> {
  const answers = new Set<Answer>();
  return {
    with: (answer) => ({ connect: () => void answers.add(answer) }),
    get answers() {
      if (!isConnected) throw new Error(`the port ${name} is not connected: import services/registry.ts`);
      return [...answers];
    },
  };
}

/** Connects the ports that services fill. Connecting the same ones again changes nothing. */
export function connectPorts(services: readonly { fills?: readonly FilledPort[] }[]): void {
  for (const { fills = [] } of services) for (const filled of fills) filled.connect();
  isConnected = true;
}
