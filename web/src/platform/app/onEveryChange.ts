import type { ReactiveVar } from "@apollo/client";

/** Calls `listener` at every change; a reactive variable tells once, so it is asked again each time. */
export function onEveryChange<T>(variable: ReactiveVar<T>, listener: () => void): void {
  variable.onNextChange(function changed() {
    listener();
    variable.onNextChange(changed);
  });
}
