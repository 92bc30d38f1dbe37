import { useTranslation } from "react-i18next";
import { Dialog } from "@/ui/Dialog.tsx";
import { SignInForm } from "./SignInForm.tsx";

export default function SignInDialogContent({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation("signIn");
  return <Dialog title={t("title")} closeLabel={t("close")} isOpen={isOpen} onClose={onClose}><SignInForm onSignedIn={onClose} /></Dialog>;
}
