import { siteClock } from "@/platform/browser/siteClock.ts";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useClient, useConnection } from "@/platform/app/app.ts";
import { useRecheck } from "@/platform/navigation/recheck.ts";
import { PingSessionDocument } from "@/operations/people/generated.ts";
import { isPlayPaused } from "@/platform/session/playPause.ts";
import { becomeGuest, signOut } from "@/platform/session/signOut.ts";
import { useTellEnd } from "@/platform/session/useTellEnd.ts";

const RealityCheck = lazy(() => import("./RealityCheck.tsx"));

/** How often the services hear that the player is there, in milliseconds (SPEC 9.06). */
export const PING_EVERY = 30_000;

/** Until the next ping, in milliseconds: sooner where the session limit ends before. */
const untilNext = (leftSeconds: number | null | undefined) =>
  Math.max(1_000, Math.min(PING_EVERY, leftSeconds == null ? PING_EVERY : leftSeconds * 1_000));

/**
 * Counts the time a player spends on the site while they look at the page: the session limit ends it (SPEC 4.71, 8.23),
 * the reality check reminds them of it. A refused ping counts as none (SPEC 8.22: 401 and 403 on limits are ignored).
 */
export function PlayTime() {
  const client = useClient();
  const connection = useConnection();
  const { tellAll } = useTellEnd();
  const recheck = useRecheck();
  const [isDue, setDue] = useState(false);

  const send = async (isRealityCheckSeen: boolean) => {
    const answer = await client
      .mutate({
        mutation: PingSessionDocument,
        variables: { input: { isRealityCheckSeen } },
        fetchPolicy: "no-cache",
        context: { hasOwnErrors: true },
      })
      .catch(() => undefined);
    return answer?.data?.pingSession;
  };

  const end = useEffectEvent(async () => {
    tellAll("limit");
    // The services ended the session; its cookie goes with the sign-out, and the page is a guest's in any case.
    if (!(await signOut({ client, connection }))) await becomeGuest({ client, connection });
    await recheck();
  });
  const ping = useEffectEvent(() => send(false));

  useEffect(function pingWhileSeen() {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let isAsking = false;
    let nextAt = 0;
    const wait = () => {
      clearTimeout(timer);
      if (!isOver && document.visibilityState !== "hidden")
        timer = setTimeout(() => void go(), Math.max(0, nextAt - siteClock.now()));
    };
    const go = async () => {
      if (isAsking) return;
      isAsking = true;
      const told = await ping();
      isAsking = false;
      if (isOver) return;
      if (told?.isDisconnected === true) {
        isOver = true;
        void end();
        return;
      }
      if (told != null) setDue(told.isRealityCheckDue);
      nextAt = siteClock.now() + untilNext(told?.leftSeconds);
      wait();
    };
    wait();
    document.addEventListener("visibilitychange", wait);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", wait);
    };
  }, []);

  useEffect(
    function pausePlay() {
      isPlayPaused(isDue);
      return () => void isPlayPaused(false);
    },
    [isDue],
  );

  function goOn() {
    setDue(false);
    void send(true);
  }

  return isDue ? (
    <Suspense fallback={null}>
      <RealityCheck onGoOn={goOn} />
    </Suspense>
  ) : null;
}
