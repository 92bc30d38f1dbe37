import type { ReactNode } from "react";
import { StepForm as Form } from "@/ui/fields/StepForm.tsx";
import type { useStep } from "./useStep.ts";

interface Props {
  step: ReturnType<typeof useStep>;
  /** The one thing to do. */
  action: string;
  /** Fields that tell themselves what is wrong with them. */
  fields?: readonly string[];
  onSubmit(): void;
  /** What else there is to do. */
  after?: ReactNode;
  children: ReactNode;
}

/** A step of these forms, with what its calls told. */
export function StepForm({ step, action, fields, onSubmit, after, children }: Props) {
  return (
    <Form
      action={action}
      isBusy={step.isBusy}
      error={step.errorBeside(...(fields ?? []))}
      captcha={step.captcha}
      onSubmit={onSubmit}
      after={after}
    >
      {children}
    </Form>
  );
}
