import { useEffect, useEffectEvent, useRef } from "react";
import { SESSION_LIMIT_REASON } from "#shared/sessionEnd.ts";
import { useApp } from "@/app/app.ts";
import { readViewer, useViewer } from "@/app/siteData.ts";
import { onSessionEnded } from "@/session/onSessionEnded.ts";
import { hearTabs, tellTabs, type TabNews } from "@/session/tabs.ts";
import { useTellEnd } from "@/session/useTellEnd.ts";
import { useBecomeOther } from "@/session/visitor.ts";

/**
 * Keeps the tabs of a browser of one mind: who signs in or out in one of them does it in all at once. Another device
 * whose pings used the session limit up is heard of by the closed socket (SPEC 8.23).
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

  const tellLimit = useEffectEvent(() => tellHere("limit"));

  useEffect(function hearLimit() {
    return app.connection === null ? undefined : onSessionEnded(app.connection, (reason) => { if (reason === SESSION_LIMIT_REASON) tellLimit(); });
  }, [app]);

  useEffect(function tellOthers() {
    if (told.current === playerId) return;
    told.current = playerId;
    tellTabs({ kind: "visitor", playerId });
  }, [playerId]);

  return null;
}
