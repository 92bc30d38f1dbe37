import { useEffect, useEffectEvent, useRef } from "react";
import type { SessionEndReason } from "#shared/people/sessionEnd.ts";
import { useClient, useConnection } from "@/platform/app/app.ts";
import { readViewer, useViewer } from "@/platform/site/siteData.ts";
import { onSessionEnded } from "@/platform/session/onSessionEnded.ts";
import { hearTabs, tellTabs, type TabNews } from "@/platform/session/tabs.ts";
import { useTellEnd } from "@/platform/session/useTellEnd.ts";
import { useBecomeOther } from "@/platform/session/visitor.ts";

/**
 * Keeps the tabs of a browser of one mind: who signs in or out in one of them does it in all at once. What
 * another device did, a session limit that its pings used up (SPEC 8.23) or a new password, is heard of by the closed
 * socket.
 */
export function TabWatch() {
  const client = useClient();
  const connection = useConnection();
  const { tellHere } = useTellEnd();
  const becomeOther = useBecomeOther();
  const playerId = useViewer()?.id ?? null;
  const told = useRef(playerId);

  const hear = useEffectEvent((news: TabNews) => {
    if (news.kind === "ended") {
      tellHere(news.reason, news.until);
      return;
    }
    const known = readViewer(client)?.id ?? null;
    // What another tab says is only a reason to ask: the cookie says who it is.
    if (known !== news.playerId) void becomeOther();
  });

  useEffect(function hearOthers() {
    return hearTabs(hear);
  }, []);

  const tellEnd = useEffectEvent((reason: SessionEndReason | null) => {
    if (reason !== null) tellHere(reason);
  });

  useEffect(
    function hearEnd() {
      return connection === null ? undefined : onSessionEnded(connection, tellEnd);
    },
    [connection],
  );

  useEffect(
    function tellOthers() {
      if (told.current === playerId) return;
      told.current = playerId;
      tellTabs({ kind: "visitor", playerId });
    },
    [playerId],
  );

  return null;
}
