import { useEffect, useEffectEvent } from "react";
import { takeNotice } from "@/platform/session/notices.ts";
import { useTellEnd } from "@/platform/session/useTellEnd.ts";

/** Tells of a session that ended before this page was loaded (SPEC 4.30, 8.15). */
export function SessionNotice() {
  const { tellHere } = useTellEnd();

  const tell = useEffectEvent(() => {
    const reason = takeNotice();
    if (reason !== null) tellHere(reason);
  });

  useEffect(function tellOnce() {
    tell();
  }, []);

  return null;
}
