import { useEffect } from "react";
import { useApp } from "@/app/app.ts";
import { SESSION_DELAY } from "@/session/delays.ts";

/** Sees to it that this device has a record, some seconds after the page came (SPEC 3.34, 9.13). A failure is logged, and is nothing to the visitor (SPEC 8.31). */
export function DeviceWatch() {
  const app = useApp();

  useEffect(function recordDevice() {
    const keep = async () => {
      const { keepDevice } = await import("@/session/device.ts");
      if (!await keepDevice(app)) throw new Error("no token for this device");
    };
    const timer = setTimeout(() => void keep().catch((error: unknown) => console.warn("the device has no record", error)), SESSION_DELAY);
    return () => clearTimeout(timer);
  }, [app]);

  return null;
}
