import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { ROUTES } from "#shared/routes/routes.ts";
import { routeExists } from "#shared/routes/availability.ts";
import { useSiteConfig, useViewer } from "@/platform/site/siteData.ts";
import { FocusKeeper } from "@/platform/page/FocusKeeper.tsx";
import { LinkPrefetch } from "@/platform/page/LinkPrefetch.tsx";
import { AdBlockWatch } from "@/features/site/adBlock/AdBlockWatch.tsx";
import { VersionWatch } from "@/features/site/appUpdate/VersionWatch.tsx";
import { useTellAgreement } from "@/features/site/cookies/useTellAgreement.ts";
import { MaintenanceWatch } from "@/features/site/maintenance/MaintenanceWatch.tsx";
import { SitePush } from "@/features/site/maintenance/SitePush.tsx";
import { InstallOfferWatch } from "@/features/site/installing/InstallOfferWatch.tsx";
import { NotificationHost } from "@/features/site/notifications/NotificationHost.tsx";
import { OperatorWords } from "@/features/site/operatorWords/OperatorWords.tsx";
import { SessionLife } from "@/features/people/session/SessionLife.tsx";
import { MadeCredentials } from "@/features/people/registration/MadeCredentials.tsx";
import { RegistrationReminder } from "@/features/people/registration/RegistrationReminder.tsx";
import { DialogHost } from "@/features/site/shell/DialogHost.tsx";
import { useRouteName } from "@/features/site/shell/useRouteName.ts";
import { useIsUpright } from "@/ui/layout/useIsUpright.ts";
import { FloatingCorner } from "@/features/site/shell/FloatingCorner.tsx";
import { QR_PARAMETER } from "@/features/people/signIn/qrAddress.ts";
import { SiteWorker } from "@/features/site/siteWorker/SiteWorker.tsx";
import { Snowfall } from "@/features/site/snowfall/Snowfall.tsx";
import { SupportButton } from "@/features/content/support/SupportButton.tsx";
import { Welcome } from "@/features/site/welcome/Welcome.tsx";

const QrConfirm = lazy(() => import("@/features/people/signIn/QrConfirm.tsx"));

const TeamCashWatch = lazy(() => import("@/features/office/payments/teamCash/TeamCashWatch.tsx"));

const NoticeBell = lazy(() => import("@/features/site/notices/NoticeBell.tsx"));
const PushOfferWatch = lazy(() => import("@/features/site/notices/PushOfferWatch.tsx"));

const BottomNavigation = lazy(() => import("@/features/site/shell/bottom/BottomNavigation.tsx"));

const RatingWatch = lazy(() => import("@/features/site/rating/RatingWatch.tsx"));

/** Windows come when they are first opened; most visits open few of them. */
const WINDOWS = {
  signIn: lazy(() => import("@/features/people/signIn/SignInDialogContent.tsx")),
  deposit: lazy(() => import("@/features/office/payments/deposit/DepositWindow.tsx")),
  forgotPassword: lazy(() => import("@/features/people/recovery/RecoveryWindow.tsx")),
  cookies: lazy(() => import("@/features/site/cookies/CookieWindow.tsx")),
  transferUser: lazy(() => import("@/features/people/recovery/TransferWindow.tsx")),
  userQuestion: lazy(() => import("@/features/office/payments/requests/desks/QuestionWindow.tsx")),
  requestHistory: lazy(() => import("@/features/office/payments/requests/desks/HistoryWindow.tsx")),
  teamCash: lazy(() => import("@/features/office/payments/teamCash/TeamCashWindow.tsx")),
  webPush: lazy(() => import("@/features/site/notices/PushWindow.tsx")),
  rating: lazy(() => import("@/features/site/rating/RatingWindow.tsx")),
  navigationMenu: lazy(() => import("@/features/site/shell/NavigationMenu.tsx")),
  search: lazy(() => import("@/features/betting/search/SearchWindow.tsx")),
  betGenerator: lazy(() => import("@/features/betting/betGenerator/BetGeneratorWindow.tsx")),
  registration: lazy(() => import("@/features/people/registration/RegistrationWindow.tsx")),
  responsibleGaming: lazy(() => import("@/features/people/registration/ResponsibleGaming.tsx")),
  support: lazy(() => import("@/features/content/support/SupportWindow.tsx")),
};

export default function LatePartsContent({ isClosed }: { isClosed: boolean }) {
  return (
    <>
      <SitePush />
      <MaintenanceWatch />
      <VersionWatch />
      <OperatorWords />
      <NotificationHost />
      {isClosed ? null : <OpenSite />}
    </>
  );
}

/** The bar at the lower edge: only windows that have it load it. */
function BottomPlace() {
  const route = useRouteName();
  const isUpright = useIsUpright();
  return isUpright && (route === "notFound" || ROUTES[route].layout === "default") ? (
    <Suspense fallback={null}>
      <BottomNavigation />
    </Suspense>
  ) : null;
}

/** What belongs to an open site only. */
function OpenSite() {
  useTellAgreement();
  const viewer = useViewer();
  const config = useSiteConfig();
  const isLettingIn = new URLSearchParams(useLocation().search).has(QR_PARAMETER);
  return (
    <>
      <SessionLife />
      <SiteWorker />
      <InstallOfferWatch />
      <LinkPrefetch />
      <FocusKeeper />
      <AdBlockWatch />
      <DialogHost windows={WINDOWS} />
      {isLettingIn ? (
        <Suspense fallback={null}>
          <QrConfirm />
        </Suspense>
      ) : null}
      {viewer !== null && routeExists("recharge", config) ? (
        <Suspense fallback={null}>
          <TeamCashWatch key={viewer.id} playerId={viewer.id} />
        </Suspense>
      ) : null}
      {viewer !== null ? (
        <Suspense fallback={null}>
          <RatingWatch key={viewer.id} />
          <NoticeBell key={`bell ${viewer.id}`} playerId={viewer.id} />
          <PushOfferWatch key={`push ${viewer.id}`} playerId={viewer.id} />
        </Suspense>
      ) : null}
      <MadeCredentials />
      <RegistrationReminder />
      <FloatingCorner>
        <SupportButton />
      </FloatingCorner>
      <BottomPlace />
      <Welcome />
      <Snowfall />
    </>
  );
}
