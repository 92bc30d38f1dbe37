import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLoaderData, useLocation, useNavigate } from "react-router";
import { urls } from "#shared/routes.ts";
import { afterSignInPage } from "@/app/people/afterSignIn.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { definePage } from "@/app/page/page.ts";
import { routeAt, usePageRoute } from "@/app/page/pageRoute.ts";
import { textVariables } from "@/features/content/section.ts";
import { TextPage } from "@/features/content/TextPage.tsx";
import { RegistrationPage } from "@/features/registration/RegistrationPage.tsx";
import { ErrorNotice } from "@/features/shell/ErrorView.tsx";
import { TextPageDocument } from "@/operations/pages.generated.ts";
import { takeSecrets } from "@/session/signInAddress.ts";

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
  (typeof state === "object" && state !== null && "registrationToken" in state && typeof state.registrationToken === "string" ? state.registrationToken : null);

/** Registering, with the operator's text about it, and from where the new player goes on (SPEC 2.34, 4.25, 4.28). */
export default function RegistrationRoute() {
  const { text } = page.useHydration(useLoaderData<typeof clientLoader>());
  const app = useApp();
  const { t } = useTranslation("registration");
  const match = usePageRoute();
  const navigate = useNavigate();
  const location = useLocation();
  const { search, hash } = location;

  useEffect(function receive() {
    if (hash === "" && search === "") return;
    const registrationToken = takeSecrets()?.get("token") ?? null;
    if (registrationToken !== null) void navigate(`${globalThis.location.pathname}${globalThis.location.search}`, { replace: true, state: { registrationToken } });
  }, [navigate, hash, search]);

  if (match === null || text === null) return <ErrorNotice status={404} />;
  const socialToken = tokenIn(location.state);

  function goOn() {
    app.dialog(null);
    void navigate(afterSignInPage(app, location) ?? urls.home(languageOf(app)), { replace: true });
  }

  return (
    <TextPage match={match} variables={text} missing={null} ownName={t("title")}>
      <RegistrationPage key={socialToken} socialToken={socialToken} bonusId={new URLSearchParams(search).get("bonusId")} onDone={goOn} />
    </TextPage>
  );
}
