import { type RefObject, useEffect, useEffectEvent } from "react";
import { PLAYED } from "@/platform/session/activity.ts";
import { type FrameMessage, type PageMessage, readFrameMessage, sandboxOf } from "./frameMessages.ts";

/**
 * Hears the game in a frame, and speaks to it. Messages of other windows, of other origins and of no known form are
 * dropped.
 */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  heard: (message: FrameMessage) => void,
): { sandbox: string; tell(message: PageMessage): void } {
  const { sandbox, origin } = sandboxOf(new URL(address), globalThis.location.hostname);
  const onMessage = useEffectEvent((event: MessageEvent) => {
    if (event.source !== frame.current?.contentWindow || event.origin !== origin) return;
    const message = readFrameMessage(event.data);
    if (message === null) return;
    if (message.type === "roundStarted") dispatchEvent(new Event(PLAYED));
    heard(message);
  });

  useEffect(function listen() {
    const listener = (event: MessageEvent) => onMessage(event);
    addEventListener("message", listener);
    return () => removeEventListener("message", listener);
  }, []);

  return {
    sandbox,
    tell: (message) =>
      // A frame without an origin can't be named by one; what it is told is no secret.
      frame.current?.contentWindow?.postMessage({ studio: 1, ...message }, origin === "null" ? "*" : origin),
  };
}
