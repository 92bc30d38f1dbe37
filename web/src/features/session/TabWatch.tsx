import { useEffect, useEffectEvent, useRef } from "react";
import type { SessionEndReason } from "#shared/sessionEnd.ts";
import { useApp } from "@/app/app.ts";
import { readViewer, useViewer } from "@/app/site/siteData.ts";
import { onSessionEnded } from "@/session/onSessionEnded.ts";
import { hearTabs, tellTabs, type TabNews } from "@/session/tabs.ts";
import { useTellEnd } from "@/session/useTellEnd.ts";
import { useBecomeOther } from "@/session/visitor.ts";

/**
 * Keeps the tabs of a browser of one mind: who signs in or out in one of them does it in all at once. What
 * another device did, a session limit that its pings used up (SPEC 8.23) or a new password, is heard of by the closed socket.
 */
export function TabWatch() {
  const app = useApp();
  const { tellHere } = useTellEnd();
  const becomeOther = useBecomeOther();
  const playerId = useViewer()?.id ?? null;
  const told = useRef(playerId);

  const hear = useEffectEvent((news: TabNews) => {
    if (news.kind === "ended") {
      tellHere(news.reason, news.until);
      return;
    }
    const known = readViewer(app.client)?.id ?? null;
    // What another tab says is only a reason to ask: the cookie says who it is.
    if (known !== news.playerId) void becomeOther();
  });

  useEffect(function hearOthers() { return hearTabs(hear); }, []);

  const tellEnd = useEffectEvent((reason: SessionEndReason | null) => { if (reason !== null) tellHere(reason); });

  useEffect(function hearEnd() { return app.connection === null ? undefined : onSessionEnded(app.connection, tellEnd); }, [app]);

  useEffect(function tellOthers() {
    if (told.current === playerId) return;
    told.current = playerId;
    tellTabs({ kind: "visitor", playerId });
  }, [playerId]);

  return null;
}
