import type { i18n } from "i18next";
import { createContext, type ReactNode, use, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useOddsView } from "@/prices/useOddsView.ts";

interface Scope {
  i18n: i18n;
  /** Language of the page: the instance stays the same when it changes. */
  language: string;
  /** Number of the odds format. */
  view: number;
}

const ScopeContext = createContext<Scope | null>(null);

/**
 * What all prices of a page need alike: followed once, and not by each of a thousand buttons. Stands above every page.
 */
export function PickScope({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation("games");
  const view = useOddsView();
  const { language } = i18n;
  const scope = useMemo(() => ({ i18n, language, view }), [i18n, language, view]);
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

export function usePickScope(): Scope {
  const scope = use(ScopeContext);
  if (scope === null) throw new Error("usePickScope needs a PickScope above it");
  return scope;
}
