import { Contacts } from "./Contacts.tsx";
import { LinkActivation } from "./LinkActivation.tsx";
import { RecoveryForm } from "./RecoveryForm.tsx";
import { StopNewsletter } from "./StopNewsletter.tsx";

interface Props {
  name: "passwordReset" | "activate" | "activateFast" | "accountVerify" | "stopNewsletter";
  /** Last part of the address: what is to be confirmed. */
  type: string | undefined;
}

/** What a page that letters and messages lead to is for (SPEC 2.37); the operator's text stands around it. */
export function RecoveryPart({ name, type }: Props) {
  switch (name) {
    case "passwordReset":
      return <RecoveryForm hasLink />;
    case "stopNewsletter":
      return <StopNewsletter />;
    case "activateFast":
      return <Contacts only={type === "email" || type === "phone" ? type : undefined} />;
    default:
      return <LinkActivation />;
  }
}
