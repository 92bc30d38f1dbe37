import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { RELOAD_GUARD } from "@/platform/start/chunkFailure.ts";
import { isMediaPlaying, MINUTE, watchActivity } from "@/platform/session/activity.ts";
import { leaveNotice } from "@/platform/session/notices.ts";
import { useClient, useConnection, useLanguage } from "@/platform/app/app.ts";
import { afterSignOut, signOut } from "@/platform/session/signOut.ts";
import { tellTabs } from "@/platform/session/tabs.ts";
import { localTexts } from "@/platform/browser/storage.ts";

/**
 * Signs a player out who has not been there for the operator's minutes (SPEC 4.29, 4.30, 9.07); the page loaded then
 * says so.
 */
export function AutoLogoff({ playerId, minutes }: { playerId: string; minutes: number }) {
  const client = useClient();
  const connection = useConnection();
  const lang = useLanguage();
  const { pathname } = useLocation();

  const end = useEffectEvent(async () => {
    while (!(await signOut({ client, connection }))) {
      // Not loaded again as after a click on "Sign out": nobody is there, and the page would go round in circles.
      await new Promise((resolve) => {
        setTimeout(resolve, RELOAD_GUARD);
      });
    }
    leaveNotice("inactivity");
    tellTabs({ kind: "ended", reason: "inactivity", until: null });
    const home = afterSignOut(lang, pathname);
    if (home === null) location.reload();
    else location.assign(home);
  });

  useEffect(
    function watch() {
      return watchActivity({
        playerId,
        limit: minutes * MINUTE,
        storage: localTexts,
        isPlaying: isMediaPlaying,
        expired: () => void end(),
      });
    },
    [playerId, minutes],
  );

  return null;
}
