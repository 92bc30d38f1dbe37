import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { SESSION_LIMIT_REASON } from "#shared/sessionEnd.ts";
import { useApp } from "@/app/app.ts";
import { readViewer, useViewer } from "@/app/siteData.ts";
import { showNotice } from "@/session/notices.ts";
import { onSessionEnded } from "@/session/onSessionEnded.ts";
import { hearTabs, tellTabs, type TabNews } from "@/session/tabs.ts";
import { useBecomeOther } from "@/session/visitor.ts";

/**
 * Keeps the tabs of a browser of one mind: who signs in or out in one of them does it in all at once. Another device
 * whose pings used the session limit up is heard of by the closed socket (SPEC 8.23).
 */
export function TabWatch() {
  const app = useApp();
  const { t } = useTranslation("session");
  const becomeOther = useBecomeOther();
  const playerId = useViewer()?.id ?? null;
  const told = useRef(playerId);

  const hear = useEffectEvent((news: TabNews) => {
    if (news.kind === "ended") {
      showNotice(app, news.reason, { title: t(`ended.${news.reason}.title`), text: t(`ended.${news.reason}.info`) });
      return;
    }
    const known = readViewer(app.client)?.id ?? null;
    // What another tab says is only a reason to ask: the cookie says who it is.
    if (known !== news.playerId) void becomeOther();
  });

  useEffect(function hearOthers() { return hearTabs(hear); }, []);

  const tellLimit = useEffectEvent(() => showNotice(app, "limit", { title: t("ended.limit.title"), text: t("ended.limit.info") }));

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
