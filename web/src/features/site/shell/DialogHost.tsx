import { useReactiveVar } from "@apollo/client/react";
import { type ComponentType, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDialog, useNotifications } from "@/platform/app/app.ts";
import { isChunkFailure } from "@/platform/start/chunkFailure.ts";
import type { DialogName, OpenDialog } from "@/platform/app/dialogs.ts";
import { Contained } from "@/ui/layout/Contained.tsx";

/** What each window of the site gets. */
export interface WindowProps {
  isOpen: boolean;
  onClose(): void;
  params: OpenDialog["params"];
}

interface Props {
  /** The windows there are, each to be loaded when it is first opened. */
  windows: Readonly<Partial<Record<DialogName, ComponentType<WindowProps>>>>;
}

/** The one window over the page (SPEC 2.07, 2.61). */
export function DialogHost({ windows }: Props) {
  const dialog = useDialog();
  const notifications = useNotifications();
  const { t } = useTranslation("notifications");
  const open = useReactiveVar(dialog);
  const [last, setLast] = useState<OpenDialog | null>(null);
  // What was shown last stays while it closes, and its words with it.
  if (open !== null && open !== last) setLast(open);

  /** A window that can't be shown takes nothing of the page with it. */
  function giveUp(error: unknown) {
    dialog(null);
    setLast(null);
    // Asked again, as for any file that is gone: the page is loaded again where that was not done a moment ago (SPEC
    // 8.03).
    if (isChunkFailure(error)) globalThis.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
    else console.error(error);
    notifications.show({ kind: "error", view: "toast", text: t("networkFailed") });
  }

  const Window = last === null ? undefined : windows[last.name];
  if (last === null || Window === undefined) return null;
  return (
    <Contained key={last.name} onFail={giveUp}>
      <Suspense fallback={null}>
        <Window isOpen={open !== null && open.name === last.name} onClose={() => dialog(null)} params={last.params} />
      </Suspense>
    </Contained>
  );
}
