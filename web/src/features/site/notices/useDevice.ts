import { useEffect, useState } from "react";
import { useSubscribePushMutation, useUnsubscribePushMutation } from "@/operations/site/generated.ts";
import { type DeviceState, deviceState, noteOwner, subscribe, unsubscribe } from "./device.ts";

/** Web push on this device for a player: how it stands (null while that isn't known), and how to switch it. */
export function useDevice(playerId: string, key: string | null) {
  const [state, setState] = useState<DeviceState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [tell] = useSubscribePushMutation();
  const [forget] = useUnsubscribePushMutation();

  const look = () => deviceState(playerId).catch(() => "unsupported" as const);
  useEffect(
    function lookOnce() {
      let isOver = false;
      void deviceState(playerId)
        .catch(() => "unsupported" as const)
        .then((found) => (isOver ? undefined : setState(found)));
      return () => {
        isOver = true;
      };
    },
    [playerId],
  );

  /** Whether the device is told from now on. */
  async function turnOn(): Promise<boolean> {
    if (key === null) return false;
    setBusy(true);
    const input = await subscribe(key).catch(() => null);
    const answer = input === null ? null : await tell({ variables: { input } }).catch(() => null);
    const isOn = answer?.data?.subscribePush?.errors.length === 0;
    if (isOn) noteOwner(playerId);
    else if (input !== null) await unsubscribe().catch(() => null);
    setState(await look());
    setBusy(false);
    return isOn;
  }

  async function turnOff(): Promise<void> {
    setBusy(true);
    const endpoint = await unsubscribe().catch(() => null);
    if (endpoint !== null) await forget({ variables: { input: { endpoint } } }).catch(() => null);
    setState(await look());
    setBusy(false);
  }

  return { state: key === null ? "unsupported" : state, isBusy, turnOn, turnOff } as const;
}
