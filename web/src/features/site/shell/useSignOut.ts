import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useClient, useConnection, useLanguage } from "@/platform/app/app.ts";
import { afterSignOut, signOut } from "@/platform/session/signOut.ts";

/**
 * Signs the player out; a page that is not for guests gives way to home. A failed sign-out loads the page again (SPEC
 * 4.27, 8.29).
 */
export function useSignOut(): { leave(): Promise<void>; isLeaving: boolean } {
  const client = useClient();
  const connection = useConnection();
  const lang = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    const isDone = await signOut({ client, connection });
    if (!isDone) {
      location.reload();
      return;
    }
    setLeaving(false);
    const to = afterSignOut(lang, pathname);
    if (to !== null) await navigate(to);
  }

  return { leave, isLeaving };
}
