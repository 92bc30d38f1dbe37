import { useEffect, useEffectEvent } from "react";
import { noteRegLeave, noteRegPage } from "@/platform/analytics/analyticsCounters.ts";
import { needsAgreement } from "@/platform/session/agreement.ts";
import { useClient, useDialog } from "@/platform/app/app.ts";
import { readSiteConfig, readViewer } from "@/platform/site/siteData.ts";
import { Registration } from "./Registration.tsx";

interface Props {
  socialToken: string | null;
  /** first_deposit_bonus_choice of the address; null without one. */
  bonusId: string | null;
  onDone(): void;
}

/** Registering as a part of a page (SPEC 2.34); leaving it without signing in is told (4.42). */
export function RegistrationPage({ socialToken, bonusId, onDone }: Props) {
  const client = useClient();
  const dialog = useDialog();

  const begin = useEffectEvent(() => {
    noteRegPage({ client }, "page");
    if (needsAgreement(readSiteConfig(client))) dialog({ name: "responsibleGaming" });
  });

  useEffect(
    function track() {
      begin();
      return () => {
        if (readViewer(client) == null) noteRegLeave();
      };
    },
    [client],
  );

  return <Registration socialToken={socialToken} bonusId={bonusId} onDone={onDone} />;
}
