import { useEffect, useEffectEvent } from "react";
import { noteRegLeave, noteRegPage } from "@/app/analytics/analyticsCounters.ts";
import { needsAgreement } from "@/app/people/agreement.ts";
import { useApp } from "@/app/app.ts";
import { readSiteConfig, readViewer } from "@/app/site/siteData.ts";
import { Registration } from "./Registration.tsx";

interface Props {
  socialToken: string | null;
  /** first_deposit_bonus_choice of the address; null without one. */
  bonusId: string | null;
  onDone(): void;
}

/** Registering as a part of a page (SPEC 2.34); leaving it without signing in is told (4.42). */
export function RegistrationPage({ socialToken, bonusId, onDone }: Props) {
  const app = useApp();

  const begin = useEffectEvent(() => {
    noteRegPage(app, "page");
    if (needsAgreement(readSiteConfig(app.client))) app.dialog({ name: "responsibleGaming" });
  });

  useEffect(function track() {
    begin();
    return () => { if (readViewer(app.client) == null) noteRegLeave(); };
  }, [app]);

  return <Registration socialToken={socialToken} bonusId={bonusId} onDone={onDone} />;
}
