/**
 * Close codes after which graphql-ws never connects again, although they come from a gateway or a proxy that is about to
 * be replaced: an error of theirs, a certificate, and 1005 and 1006 as some proxies pass them on.
 */
const PASSING: ReadonlySet<number> = new Set([1011, 1015, 4005, 4006, 4500]);

type CloseListener = (event: Pick<CloseEvent, "code" | "reason" | "wasClean">) => void;

/** A kind of WebSocket whose passing closes look like a broken network (1006), so that graphql-ws tries again. */
export function patientSocket(Base: typeof WebSocket): typeof WebSocket {
  return class extends Base {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args);
      let heard: CloseListener | null = null;
      Object.defineProperty(this, "onclose", {
        get: () => heard,
        set: (listener: CloseListener | null) => {
          heard =
            listener &&
            ((event) =>
              listener(PASSING.has(event.code) ? { code: 1006, reason: event.reason, wasClean: false } : event));
          // The browser's own setter, by which it learns of the listener.
          Reflect.set(Base.prototype, "onclose", heard, this);
        },
      });
    }
  };
}
