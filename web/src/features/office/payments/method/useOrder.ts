import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNotifications, useVisit } from "@/platform/app/app.ts";
import { lockNavigation } from "@/platform/navigation/lockNavigation.ts";
import type { OrderAnswer, Refusal } from "./order.ts";
import { SteadyKey } from "@/account/SteadyKey.ts";

/** Waits before the same order is sent again by itself, in milliseconds. */
export const PAUSES: readonly number[] = [1_000, 2_000, 4_000];

/** asking: no answer yet, it is sent again. stalled: gave up asking by itself; the player may. */
export type OrderPhase = "idle" | "sending" | "asking" | "stalled";

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Orders what must not be made twice: the same order once more can only come to the same. */
export function useOrder<Content extends object, Taken>(
  send: (input: Content & { idempotencyKey: string }) => Promise<OrderAnswer<Taken>>,
) {
  const { t } = useTranslation("payments");
  const notifications = useNotifications();
  const visit = useVisit();
  const [phase, setPhase] = useState<OrderPhase>("idle");
  const [errors, setErrors] = useState<readonly Refusal[]>([]);
  const [key] = useState(() => new SteadyKey());
  const unanswered = useRef<(Content & { idempotencyKey: string }) | null>(null);
  const isBusy = useRef(false);
  const isGone = useRef(false);

  useEffect(function stopWhenGone() {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  /** Sends it, during which the page can't be left. */
  async function sendHere(input: Content & { idempotencyKey: string }): Promise<OrderAnswer<Taken>> {
    const unlock = lockNavigation(visit, () =>
      notifications.show({ kind: "info", view: "snackbar", text: t("leaving") }),
    );
    try {
      return await send(input);
    } finally {
      unlock();
    }
  }

  async function ask(input: Content & { idempotencyKey: string }): Promise<Taken | null> {
    isBusy.current = true;
    unanswered.current = input;
    setErrors([]);
    setPhase("sending");
    try {
      for (let tries = 0; ; tries += 1) {
        const answer = await sendHere(input);
        if (answer.kind !== "unknown") {
          unanswered.current = null;
          key.settle();
          setPhase("idle");
          if (answer.kind === "taken") return answer.taken;
          setErrors(answer.errors);
          return null;
        }
        const wait = PAUSES[tries];
        if (wait === undefined || isGone.current) {
          setPhase("stalled");
          return null;
        }
        setPhase("asking");
        await pause(wait);
      }
    } finally {
      isBusy.current = false;
    }
  }

  return {
    phase,
    errors,
    /** What it came to; null if it was refused or nobody knows. */
    submit: (content: Content): Promise<Taken | null> =>
      isBusy.current ? Promise.resolve(null) : ask({ ...content, idempotencyKey: key.of(content) }),
    /** Sends what has no answer yet once more, as it was. */
    again: (): Promise<Taken | null> =>
      isBusy.current || unanswered.current === null ? Promise.resolve(null) : ask(unanswered.current),
    /** Lets the player change what has no answer; the same order again still goes under its key. */
    release: () => setPhase("idle"),
    forget: () => setErrors([]),
  };
}
