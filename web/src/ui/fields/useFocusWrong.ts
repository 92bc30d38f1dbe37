import { useEffect, useRef } from "react";

/**
 * Puts the focus on the first field that is wrong, once what a try came to is known: readers say the field with the
 * words about it. What is typed meanwhile ends the wait.
 * @param isBusy whether the answer is still on its way
 */
export function useFocusWrong(isBusy: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const isWaiting = useRef(false);

  // After every render: words come with the answer, or without one where the form itself finds something.
  useEffect(function goToWrong() {
    if (!isWaiting.current || isBusy) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid='true']:enabled");
    if (wrong == null) return;
    isWaiting.current = false;
    wrong.focus();
  });

  return {
    form,
    begin: () => {
      isWaiting.current = true;
    },
    end: () => {
      isWaiting.current = false;
    },
  };
}
