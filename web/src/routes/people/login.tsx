import { useLocation, useNavigate } from "react-router";
import { urls } from "#shared/routes/routes.ts";
import { useAfterSignIn } from "@/platform/session/afterSignIn.ts";
import { useDialog, useLanguage } from "@/platform/app/app.ts";
import { RETURN_TO } from "@/platform/guards/access/returning.ts";
import { SignInPage } from "@/features/people/signIn/SignInPage.tsx";

/** Where a guest signs in, and from where they go on to the page they wanted (SPEC 2.35, 4.25, 4.28, 6.06). */
export default function Login() {
  const dialog = useDialog();
  const lang = useLanguage();
  const afterSignIn = useAfterSignIn();
  const navigate = useNavigate();
  const location = useLocation();

  function goOn(returnTo?: string) {
    dialog(null);
    const asked =
      returnTo === undefined
        ? location
        : { ...location, search: `?${new URLSearchParams({ [RETURN_TO]: returnTo }).toString()}` };
    void navigate(afterSignIn.fromPage(asked) ?? urls.home(lang), { replace: true });
  }

  return <SignInPage onSignedIn={goOn} />;
}
