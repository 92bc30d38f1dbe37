import { useEffect, useEffectEvent, useRef } from "react";
import type { ApolloClient } from "@apollo/client";
import type { SessionEndReason } from "#shared/people/sessionEnd.ts";
import { useClient, useConnection } from "@/platform/app/app.ts";
import { useLeaveIfMust } from "@/platform/navigation/recheck.ts";
import { readViewer, useViewer } from "@/platform/site/siteData.ts";
import { onSessionEnded } from "@/platform/session/onSessionEnded.ts";
import { pause, SESSION_PAUSE } from "@/platform/session/delays.ts";
import { hearTabs, tellTabs, type TabNews } from "@/platform/session/tabs.ts";
import { useTellEnd } from "@/platform/session/useTellEnd.ts";
import { useBecomeOther } from "@/platform/session/visitor.ts";

/** An answer that is lost, or that was on its way when the session ended, says nothing yet. */
const MOST_ASKED = 3;

const knownId = (client: ApolloClient) => readViewer(client)?.id ?? null;

/**
 * Keeps the tabs of a browser of one mind: who signs in or out in one of them does it in all at once. What
 * another device did, a session limit that its pings used up (SPEC 8.23) or a new password, is heard of by the closed
 * socket.
 */
export function TabWatch() {
  const client = useClient();
  const connection = useConnection();
  const { tellHere } = useTellEnd();
  const leaveIfMust = useLeaveIfMust();
  const becomeOther = useBecomeOther();
  const playerId = useViewer()?.id ?? null;
  const told = useRef(playerId);
  const following = useRef(Promise.resolve());

  /**
   * What another tab says is only a reason to ask, until the answer says the same: the cookie says who it is. An answer
   * to another question may have said so before; the guards have not looked at the page then.
   */
  async function follow(saidId: string | null): Promise<void> {
    for (let asked = 0; asked < MOST_ASKED && knownId(client) !== saidId; asked += 1) {
      if (asked > 0) await pause(SESSION_PAUSE);
      await becomeOther();
    }
    await leaveIfMust();
  }

  const hear = useEffectEvent((news: TabNews) => {
    if (news.kind === "ended") tellHere(news.reason, news.until);
    // Who tells of the end may be gone before their page says that it is a guest's.
    const saidId = news.kind === "ended" ? null : news.playerId;
    // One letter after the other, also after one that could not be followed.
    const followNext = () => follow(saidId);
    following.current = following.current.then(followNext, followNext);
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
