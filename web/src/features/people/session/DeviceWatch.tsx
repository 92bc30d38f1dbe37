import { useEffect } from "react";
import { useClient } from "@/platform/app/app.ts";
import { SESSION_DELAY } from "@/platform/session/delays.ts";

/**
 * Sees to it that this device has a record, some seconds after the page came (SPEC 3.34, 9.13). A failure is logged,
 * and is nothing to the visitor (SPEC 8.31).
 */
export function DeviceWatch() {
  const client = useClient();

  useEffect(
    function recordDevice() {
      const keep = async () => {
        const { keepDevice } = await import("@/platform/session/device.ts");
        if (!(await keepDevice({ client }))) throw new Error("no token for this device");
      };
      const timer = setTimeout(
        () => void keep().catch((error: unknown) => console.warn("the device has no record", error)),
        SESSION_DELAY,
      );
      return () => clearTimeout(timer);
    },
    [client],
  );

  return null;
}
