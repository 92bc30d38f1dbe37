import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useApp } from "@/app/app.ts";
import { afterSignOut, signOut } from "@/session/signOut.ts";

/** Signs the player out; a page that is not for guests gives way to home. A failed sign-out loads the page anew (SPEC 4.27, 8.29). */
export function useSignOut(): { leave(): Promise<void>; isLeaving: boolean } {
  const app = useApp();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    const isDone = await signOut(app);
    if (!isDone) { location.reload(); return; }
    setLeaving(false);
    const to = afterSignOut(app, pathname);
    if (to !== null) await navigate(to);
  }

  return { leave, isLeaving };
}
