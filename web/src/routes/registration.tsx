import { useTranslation } from "react-i18next";
import { useLoaderData, useLocation, useNavigate } from "react-router";
import { urls } from "#shared/routes.ts";
import { afterSignInPage } from "@/app/afterSignIn.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { definePage } from "@/app/page.ts";
import { routeAt, usePageRoute } from "@/app/pageRoute.ts";
import { textVariables } from "@/features/content/section.ts";
import { TextPage } from "@/features/content/TextPage.tsx";
import { RegistrationPage } from "@/features/registration/RegistrationPage.tsx";
import { ErrorNotice } from "@/features/shell/ErrorView.tsx";
import { TextPageDocument } from "@/operations/pages.generated.ts";

const page = definePage({
  documents: { text: TextPageDocument },
  variables: ({ url }) => {
    const match = routeAt(url.pathname);
    return { text: match === null ? null : textVariables(match) };
  },
});

export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Registering, with the operator's text about it, and from where the new player goes on (SPEC 2.34, 4.25, 4.28). */
export default function RegistrationRoute() {
  const { text } = page.useHydration(useLoaderData<typeof clientLoader>());
  const app = useApp();
  const { t } = useTranslation("registration");
  const match = usePageRoute();
  const navigate = useNavigate();
  const location = useLocation();
  if (match === null || text === null) return <ErrorNotice status={404} />;
  const query = new URLSearchParams(location.search);

  function goOn() {
    app.dialog(null);
    void navigate(afterSignInPage(app, location) ?? urls.home(languageOf(app)), { replace: true });
  }

  return (
    <TextPage match={match} variables={text} missing={null} ownName={t("title")}>
      <RegistrationPage key={query.get("token")} socialToken={query.get("token")} bonusId={query.get("bonusId")} onDone={goOn} />
    </TextPage>
  );
}
