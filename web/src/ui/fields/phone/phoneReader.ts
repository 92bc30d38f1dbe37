import { useEffect, useState } from "react";
import type { PhoneReader } from "./phoneText.ts";

/**
 * The reader of phones, with its tables of all countries: too much for a page that asks for no phone. Null without a
 * network; the services read what is sent themselves.
 */
export const loadPhoneReader = (): Promise<PhoneReader | null> =>
  import("#shared/typed/phone.ts").then(
    ({ readPhone }) => readPhone,
    () => null,
  );

/** The reader once it is here. */
export function usePhoneReader(): PhoneReader | null {
  const [read, setRead] = useState<PhoneReader | null>(null);
  useEffect(function load() {
    let isGone = false;
    void (async () => {
      const loaded = await loadPhoneReader();
      if (!isGone) setRead(() => loaded);
    })();
    return () => {
      isGone = true;
    };
  }, []);
  return read;
}
