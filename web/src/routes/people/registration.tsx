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
import { useSocialToken } from "@/features/people/registration/useSocialToken.ts";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";
import { TextPageDocument } from "@/operations/content/generated.ts";

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
  const { text } = page.useVariables();
  const answer = page.useQuery("text");
  const dialog = useDialog();
  const lang = useLanguage();
  const afterSignIn = useAfterSignIn();
  const { t } = useTranslation("registration");
  const match = usePageRoute();
  const navigate = useNavigate();
  const location = useLocation();
  const socialToken = useSocialToken();

  if (match === null || text === null) return <ErrorNotice status={404} />;

  function goOn() {
    dialog(null);
    void navigate(afterSignIn.fromPage(location) ?? urls.home(lang), { replace: true });
  }

  return (
    <TextPage match={match} answer={answer} missing={null} ownName={t("title")}>
      <RegistrationPage
        key={socialToken}
        socialToken={socialToken}
        bonusId={new URLSearchParams(location.search).get("bonusId")}
        onDone={goOn}
      />
    </TextPage>
  );
}
