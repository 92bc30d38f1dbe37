import { useApp } from "@/platform/app/app.ts";
import type { GuardFacts } from "@/platform/guards/guard.ts";
import { knownFacts } from "./browserFacts.ts";
import type { Place } from "./visit.ts";

/** Facts of an address as the page knows them, without asking anybody. */
export function useKnownFacts(): (url: Place & { host: string }) => GuardFacts {
  const app = useApp();
  return (url) => knownFacts(app, url);
}
