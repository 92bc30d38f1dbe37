import { useApp } from "@/app/app.ts";
import { type DeviceSessionFieldsFragment, type SecurityFieldsFragment, SecurityPageDocument, useSecurityPageQuery } from "@/operations/pages.generated.ts";

export type Security = SecurityFieldsFragment;
export type DeviceSession = DeviceSessionFieldsFragment;

/** What the page shows, and how it takes what a change answered. */
export function useSecurity() {
  const { client } = useApp();
  const { data, loading, refetch } = useSecurityPageQuery();
  const viewer = data?.viewer ?? null;

  function keep(change: { security?: Security; sessions?: DeviceSession[] }) {
    client.cache.updateQuery({ query: SecurityPageDocument }, (kept) => (kept?.viewer == null ? kept : { ...kept, viewer: { ...kept.viewer, ...change } }));
  }

  return {
    security: viewer?.security ?? null, sessions: viewer?.sessions ?? null, isLoading: loading, isKnown: data !== undefined, keep,
    retry: () => void refetch().catch(() => undefined),
  };
}
