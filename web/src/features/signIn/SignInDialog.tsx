import { useReactiveVar } from "@apollo/client/react";
import { lazy, Suspense, useState } from "react";
import { useApp } from "@/app/app.ts";

/** The window and its form come when they are first needed; most visits never open them. */
const Content = lazy(() => import("./SignInDialogContent.tsx"));

export function SignInDialog() {
  const app = useApp();
  const isOpen = useReactiveVar(app.dialog) === "signIn";
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense fallback={null}><Content isOpen={isOpen} onClose={() => app.dialog(null)} /></Suspense> : null;
}
