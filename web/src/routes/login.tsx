import { useNavigate, useSearchParams } from "react-router";
import { safeReturnTo, urls } from "#shared/routes.ts";
import { languageOf, useApp } from "@/app/app.ts";
import { Frame } from "@/features/shell/Frame.tsx";
import { SignInPage } from "@/features/signIn/SignInPage.tsx";

/** Where a guest signs in, and from where he goes on to the page he wanted (SPEC 2.35, 6.06). */
export default function Login() {
  const app = useApp();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const target = safeReturnTo(search.get("returnTo")) ?? urls.home(languageOf(app));
  return <Frame><SignInPage onSignedIn={() => { app.dialog(null); void navigate(target, { replace: true }); }} /></Frame>;
}
