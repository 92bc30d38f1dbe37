import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { afterSignInWindow } from "@/app/people/afterSignIn.ts";
import { noteRegLeave, noteRegPage } from "@/app/analytics/analyticsCounters.ts";
import { useApp } from "@/app/app.ts";
import { readViewer } from "@/app/site/siteData.ts";
import { Dialog } from "@/ui/Dialog.tsx";
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
  const app = useApp();
  const navigate = useNavigate();
  const location = useLocation();

  useEffect(function track() {
    if (!isOpen) return undefined;
    noteRegPage(app, "modal");
    return () => { if (readViewer(app.client) == null) noteRegLeave(); };
  }, [app, isOpen]);

  function goOn() {
    onClose();
    const target = afterSignInWindow(app, location, params?.["returnTo"]);
    if (target !== null) void navigate(target);
  }

  return (
    <Dialog title={t("title")} closeLabel={t("close")} size="whole" focus="title" isOpen={isOpen} onClose={onClose}>
      <div className={styles.window}>
        <div><Registration socialToken={null} bonusId={params?.["bonusId"] ?? null} onDone={goOn} /></div>
        <KnowBefore />
      </div>
    </Dialog>
  );
}
