import type { ComponentType, SVGProps } from "react";
import Alert from "~icons/mdi/alert-circle-outline";
import Check from "~icons/mdi/check-circle-outline";
import Help from "~icons/mdi/help-circle-outline";
import Info from "~icons/mdi/information-outline";
import Warning from "~icons/mdi/alert-outline";
import type { NotificationKind } from "@/platform/app/notifications.ts";

interface KindLook {
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Interrupts a screen reader; the others wait their turn. */
  isUrgent: boolean;
  /** Whether a card without a title gets the kind's own (SPEC 8.01, 8.02); a window always has one. */
  hasTitle: boolean;
}

/** How each kind of notification looks and sounds. */
export const KINDS: Readonly<Record<NotificationKind, KindLook>> = {
  error: { Icon: Alert, isUrgent: true, hasTitle: true },
  permanentError: { Icon: Alert, isUrgent: true, hasTitle: true },
  info: { Icon: Info, isUrgent: false, hasTitle: false },
  success: { Icon: Check, isUrgent: false, hasTitle: true },
  warning: { Icon: Warning, isUrgent: true, hasTitle: false },
  question: { Icon: Help, isUrgent: true, hasTitle: false },
};
