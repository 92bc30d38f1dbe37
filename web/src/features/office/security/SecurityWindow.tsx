import { siteClock } from "@/platform/browser/siteClock.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNotifications } from "@/platform/app/app.ts";
import { Dialog } from "@/ui/overlays/Dialog.tsx";
import { EmailForm, PhoneForm } from "./ContactForms.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { ProofForm } from "./ProofForm.tsx";
import { QuestionForm } from "./QuestionForm.tsx";
import { RenewCodesForm } from "./RecoveryCodes.tsx";
import { TwoFactorOffForm } from "./TwoFactorOffForm.tsx";
import { TwoFactorOnForm } from "./TwoFactorOnForm.tsx";
import { ProofNeeded } from "./useTry.ts";
import type { Security } from "./useSecurity.ts";
import { CloseAccountForm, ExportDataForm } from "./YourDataForms.tsx";

/** What each of the page's windows is given. */
export interface FormProps {
  security: Security;
  /** What is so from now on, while the window stays. */
  onKeep(security: Security): void;
  /** It is done: the window closes, and the words say so. */
  onDone(security: Security, words: string | null): void;
}

const FORMS = {
  password: PasswordForm,
  twoFactorOn: TwoFactorOnForm,
  twoFactorOff: TwoFactorOffForm,
  recovery: RenewCodesForm,
  phone: PhoneForm,
  email: EmailForm,
  question: QuestionForm,
  exportData: ExportDataForm,
  closeAccount: CloseAccountForm,
} as const;
export type WindowName = keyof typeof FORMS;

/** These ask for the password themselves. */
const OWN_PROOF: readonly WindowName[] = ["password", "twoFactorOff", "closeAccount"];
/** Time to fill in what is asked for before the proof runs out, milliseconds. */
const MARGIN = 2 * 60_000;

const isProven = ({ confirmedUntil }: Security) =>
  confirmedUntil !== null && Date.parse(confirmedUntil) > siteClock.now() + MARGIN;

interface Props {
  name: WindowName;
  security: Security;
  onKeep(security: Security): void;
  onClose(): void;
}

/** One of the page's windows; who signed in a while ago gives their password first. */
export default function SecurityWindow({ name, security, onKeep, onClose }: Props) {
  const { t } = useTranslation("security");
  const notifications = useNotifications();
  const [hasProof, setHasProof] = useState(() => OWN_PROOF.includes(name) || isProven(security));
  /** What was typed stays while the password is asked for once more. */
  const [isBegun, setBegun] = useState(hasProof);
  const FormOfName = FORMS[name];

  function done(next: Security, words: string | null) {
    onKeep(next);
    onClose();
    if (words !== null) notifications.show({ kind: "success", view: "toast", text: words });
  }

  return (
    <Dialog title={t(`window.${name}`)} closeLabel={t("close")} isOpen onClose={onClose}>
      {hasProof ? null : (
        <ProofForm
          onProven={(next) => {
            onKeep(next);
            setBegun(true);
            setHasProof(true);
          }}
        />
      )}
      {isBegun ? (
        <div hidden={!hasProof}>
          <ProofNeeded value={() => setHasProof(false)}>
            <FormOfName security={security} onKeep={onKeep} onDone={done} />
          </ProofNeeded>
        </div>
      ) : null}
    </Dialog>
  );
}
