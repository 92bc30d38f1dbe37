import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { LinkPrefetch } from "@/app/page/LinkPrefetch.tsx";
import { AdBlockWatch } from "@/features/adBlock/AdBlockWatch.tsx";
import { VersionWatch } from "@/features/appUpdate/VersionWatch.tsx";
import { useTellAgreement } from "@/features/cookies/useTellAgreement.ts";
import { MaintenanceWatch } from "@/features/maintenance/MaintenanceWatch.tsx";
import { SitePush } from "@/features/maintenance/SitePush.tsx";
import { NotificationHost } from "@/features/notifications/NotificationHost.tsx";
import { SessionLife } from "@/features/session/SessionLife.tsx";
import { MadeCredentials } from "@/features/registration/MadeCredentials.tsx";
import { RegistrationReminder } from "@/features/registration/RegistrationReminder.tsx";
import { DialogHost } from "@/features/shell/DialogHost.tsx";
import { FloatingCorner } from "@/features/shell/FloatingCorner.tsx";
import { QR_PARAMETER } from "@/features/signIn/qrAddress.ts";
import { SiteWorker } from "@/features/siteWorker/SiteWorker.tsx";
import { Snowfall } from "@/features/snowfall/Snowfall.tsx";
import { SupportButton } from "@/features/support/SupportButton.tsx";
import { Welcome } from "@/features/welcome/Welcome.tsx";

const QrConfirm = lazy(() => import("@/features/signIn/QrConfirm.tsx"));

/** Windows come when they are first opened; most visits open few of them. */
const WINDOWS = {
  signIn: lazy(() => import("@/features/signIn/SignInDialogContent.tsx")),
  forgotPassword: lazy(() => import("@/features/recovery/RecoveryWindow.tsx")),
  cookies: lazy(() => import("@/features/cookies/CookieWindow.tsx")),
  transferUser: lazy(() => import("@/features/recovery/TransferWindow.tsx")),
  navigationMenu: lazy(() => import("@/features/shell/NavigationMenu.tsx")),
  search: lazy(() => import("@/features/search/SearchWindow.tsx")),
  betGenerator: lazy(() => import("@/features/betGenerator/BetGeneratorWindow.tsx")),
  registration: lazy(() => import("@/features/registration/RegistrationWindow.tsx")),
  responsibleGaming: lazy(() => import("@/features/registration/ResponsibleGaming.tsx")),
  support: lazy(() => import("@/features/support/SupportWindow.tsx")),
};

export default function LatePartsContent({ isClosed }: { isClosed: boolean }) {
  return (
    <>
      <SitePush />
      <MaintenanceWatch />
      <VersionWatch />
      <NotificationHost />
      {isClosed ? null : <OpenSite />}
    </>
  );
}

/** What belongs to an open site only. */
function OpenSite() {
  useTellAgreement();
  const isLettingIn = new URLSearchParams(useLocation().search).has(QR_PARAMETER);
  return (
    <>
      <SessionLife />
      <SiteWorker />
      <LinkPrefetch />
      <AdBlockWatch />
      <DialogHost windows={WINDOWS} />
      {isLettingIn ? <Suspense fallback={null}><QrConfirm /></Suspense> : null}
      <MadeCredentials />
      <RegistrationReminder />
      <FloatingCorner><SupportButton /></FloatingCorner>
      <Welcome />
      <Snowfall />
    </>
  );
}
