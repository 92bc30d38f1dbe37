import type { ReactNode } from "react";
import { StepForm as Form } from "@/ui/StepForm.tsx";
import type { useStep } from "./useStep.ts";

interface Props {
  step: ReturnType<typeof useStep>;
  /** The one thing to do. */
  action: string;
  /** What was wrong is told at a field already. */
  isToldElsewhere?: boolean;
  onSubmit(): void;
  /** What else there is to do. */
  after?: ReactNode;
  children: ReactNode;
}

/** A step of these forms, with what its calls told. */
export function StepForm({ step, action, isToldElsewhere = false, onSubmit, after, children }: Props) {
  return <Form action={action} isBusy={step.isBusy} error={isToldElsewhere ? null : step.words} captcha={step.captcha} onSubmit={onSubmit} after={after}>{children}</Form>;
}
