import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useAfterSignIn } from "@/platform/session/afterSignIn.ts";
import { useDialog, useLanguage } from "@/platform/app/app.ts";
import { definePage } from "@/platform/page/page.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { textVariables } from "@/features/content/texts/section.ts";
import { TextPage } from "@/features/content/texts/TextPage.tsx";
import { RegistrationPage } from "@/features/people/registration/RegistrationPage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { TextPageDocument } from "@/operations/content/generated.ts";
import { takeSecrets } from "@/platform/session/signInAddress.ts";

const page = definePage({
  documents: { text: TextPageDocument },
  variables: ({ url }) => {
    const match = routeAt(url.pathname);
    return { text: match === null ? null : textVariables(match) };
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** What a network gave who is nobody here yet: kept beside the entry of the history, so that no address shows it. */
const tokenIn = (state: unknown): string | null =>
  typeof state === "object" &&
  state !== null &&
  "registrationToken" in state &&
  typeof state.registrationToken === "string"
    ? state.registrationToken
    : null;

/** Registering, with the operator's text about it, and from where the new player goes on (SPEC 2.34, 4.25, 4.28). */
export default function RegistrationRoute() {
  const { text } = page.useVariables();
  const answer = page.useQuery("text");
  const dialog = useDialog();
  const lang = useLanguage();
  const afterSignIn = useAfterSignIn();
  const { t } = useTranslation("registration");
  const match = usePageRoute();
  const navigate = useNavigate();
  const location = useLocation();
  const { search, hash } = location;

  useEffect(
    function receive() {
      if (hash === "" && search === "") return;
      const registrationToken = takeSecrets()?.get("token") ?? null;
      if (registrationToken !== null)
        void navigate(`${globalThis.location.pathname}${globalThis.location.search}`, {
          replace: true,
          state: { registrationToken },
        });
    },
    [navigate, hash, search],
  );

  if (match === null || text === null) return <ErrorNotice status={404} />;
  const socialToken = tokenIn(location.state);

  function goOn() {
    dialog(null);
    void navigate(afterSignIn.fromPage(location) ?? urls.home(lang), { replace: true });
  }

  return (
    <TextPage match={match} answer={answer} missing={null} ownName={t("title")}>
      <RegistrationPage
        key={socialToken}
        socialToken={socialToken}
        bonusId={new URLSearchParams(search).get("bonusId")}
        onDone={goOn}
      />
    </TextPage>
  );
}
