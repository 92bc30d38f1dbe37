import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { useAfterSignIn } from "@/platform/session/afterSignIn.ts";
import { noteAuthPopup } from "@/platform/analytics/analyticsCounters.ts";
import { useClient } from "@/platform/app/app.ts";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import { SignInForm } from "./SignInForm.tsx";

interface Props {
  isOpen: boolean;
  onClose(): void;
  /** `returnTo`: the page that asked for signing in. */
  params: Readonly<Record<string, string>> | undefined;
}

/**
 * Signing in as a window; it leads on to where the operator lets players of the page go, or to the page that asked for
 * it (SPEC 4.25, 4.28).
 */
export default function SignInDialogContent({ isOpen, onClose, params }: Props) {
  const { t } = useTranslation("signIn");
  const client = useClient();
  const afterSignIn = useAfterSignIn();
  const navigate = useNavigate();
  const location = useLocation();

  useEffect(
    function countOpening() {
      if (isOpen) noteAuthPopup({ client });
    },
    [client, isOpen],
  );

  function onSignedIn() {
    onClose();
    const target = afterSignIn.fromWindow(location, params?.["returnTo"]);
    if (target !== null) void navigate(target);
  }

  return (
    <Dialog title={t("title")} closeLabel={t("close")} isOpen={isOpen} onClose={onClose}>
      <SignInForm returnTo={params?.["returnTo"] ?? null} onSignedIn={onSignedIn} />
    </Dialog>
  );
}
