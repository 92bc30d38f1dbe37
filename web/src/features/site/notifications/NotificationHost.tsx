import { useReactiveVar } from "@apollo/client/react";
import { lazy, Suspense, useState } from "react";
import { useNotifications } from "@/platform/app/app.ts";

/** Everything that shows a notification comes with the first one; most visits never have any. */
const Notifications = lazy(() => import("./Notifications.tsx"));

/** Where notifications of all kinds appear. Once on a page. */
export function NotificationHost() {
  const hasSome = useReactiveVar(useNotifications().list).length > 0;
  const [wasNeeded, setWasNeeded] = useState(false);
  if (hasSome && !wasNeeded) setWasNeeded(true);
  return wasNeeded ? (
    <Suspense fallback={null}>
      <Notifications />
    </Suspense>
  ) : null;
}
