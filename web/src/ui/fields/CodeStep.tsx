import { type ComponentProps, useState } from "react";
import { CodeField } from "./CodeField.tsx";
import { focusNow } from "@/ui/overlays/focusNow.ts";
import { OtherWay, StepForm } from "./StepForm.tsx";

/** An address as a part of a sentence: it runs from left to right in every language. */
export const isolated = (address: string): string => `\u2066${address}\u2069`;

interface Props extends Pick<ComponentProps<typeof StepForm>, "action" | "isBusy" | "error" | "captcha"> {
  /** Where the code went. */
  lead: string;
  label: string;
  /** Words of the way back. */
  back: string;
  /** What is wrong with the code, in words. */
  codeError?: string | undefined;
  /** From when on another code may be asked for; null if nobody said. */
  retryAt: string | null;
  onSubmit(code: string): void;
  /** Asks for another code. */
  onResend(): void;
  onBack(): void;
}

/**
 * The step after a code was sent: entering it or requesting another one. It looks the same whether or not the address
 * has an account.
 */
export function CodeStep({
  lead,
  label,
  action,
  back,
  codeError,
  error,
  retryAt,
  isBusy,
  captcha,
  onSubmit,
  onResend,
  onBack,
}: Props) {
  const [code, setCode] = useState("");
  return (
    <StepForm
      lead={lead}
      action={action}
      isBusy={isBusy}
      error={error}
      onSubmit={() => onSubmit(code)}
      after={<OtherWay onClick={onBack}>{back}</OtherWay>}
      {...(captcha !== undefined && { captcha })}
    >
      <CodeField
        label={label}
        ref={focusNow}
        value={code}
        error={codeError}
        retryAt={retryAt}
        isResending={isBusy}
        onChange={setCode}
        onResend={onResend}
      />
    </StepForm>
  );
}
