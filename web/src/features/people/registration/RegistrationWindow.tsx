import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { useAfterSignIn } from "@/platform/session/afterSignIn.ts";
import { noteRegLeave, noteRegPage } from "@/platform/analytics/analyticsCounters.ts";
import { useClient } from "@/platform/app/app.ts";
import { readViewer } from "@/platform/site/siteData.ts";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import { KnowBefore } from "./KnowBefore.tsx";
import { Registration } from "./Registration.tsx";
import styles from "./Registration.module.css";

interface Props {
  isOpen: boolean;
  onClose(): void;
  /** `returnTo`: where to go on afterwards. */
  params: Readonly<Record<string, string>> | undefined;
}

/** Registering as a window over the page (SPEC 2.61, 4.47); leaving it without signing in is told (4.42). */
export default function RegistrationWindow({ isOpen, onClose, params }: Props) {
  const { t } = useTranslation("registration");
  const client = useClient();
  const afterSignIn = useAfterSignIn();
  const navigate = useNavigate();
  const location = useLocation();

  useEffect(
    function track() {
      if (!isOpen) return undefined;
      noteRegPage({ client }, "modal");
      return () => {
        if (readViewer(client) == null) noteRegLeave();
      };
    },
    [client, isOpen],
  );

  function goOn() {
    onClose();
    const target = afterSignIn.fromWindow(location, params?.["returnTo"]);
    if (target !== null) void navigate(target);
  }

  return (
    <Dialog title={t("title")} closeLabel={t("close")} size="whole" focus="title" isOpen={isOpen} onClose={onClose}>
      <div className={styles.window}>
        <div>
          <Registration socialToken={null} bonusId={params?.["bonusId"] ?? null} onDone={goOn} />
        </div>
        <KnowBefore />
      </div>
    </Dialog>
  );
}
