import { useLocation, useNavigate } from "react-router";
import { urls } from "#shared/routes.ts";
import { afterSignInPage } from "@/app/people/afterSignIn.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { RETURN_TO } from "@/guards/returning.ts";
import { SignInPage } from "@/features/signIn/SignInPage.tsx";

/** Where a guest signs in, and from where he goes on to the page he wanted (SPEC 2.35, 4.25, 4.28, 6.06). */
export default function Login() {
  const app = useApp();
  const navigate = useNavigate();
  const location = useLocation();

  function goOn(returnTo?: string) {
    app.dialog(null);
    const asked = returnTo === undefined ? location : { ...location, search: `?${new URLSearchParams({ [RETURN_TO]: returnTo }).toString()}` };
    void navigate(afterSignInPage(app, asked) ?? urls.home(languageOf(app)), { replace: true });
  }

  return <SignInPage onSignedIn={goOn} />;
}
