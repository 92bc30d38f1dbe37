import { useClient } from "@/platform/app/app.ts";
import type { Answer } from "@/platform/page/page.ts";
import {
  type DeviceSessionFieldsFragment,
  type SecurityFieldsFragment,
  SecurityPageDocument,
  type SecurityPageQuery,
  type SecurityPageQueryVariables,
} from "@/operations/office/generated.ts";

export type Security = SecurityFieldsFragment;
export type DeviceSession = DeviceSessionFieldsFragment;

/** What guards the account, as its page asked. */
export type AskedSecurity = Answer<SecurityPageQuery, SecurityPageQueryVariables>;

/** What the page shows, and how it takes what a change answered. */
export function useSecurity({ data, loading, refetch }: AskedSecurity) {
  const client = useClient();
  const viewer = data?.viewer ?? null;

  function keep(change: { security?: Security; sessions?: DeviceSession[] }) {
    client.cache.updateQuery({ query: SecurityPageDocument }, (kept) =>
      kept?.viewer == null ? kept : { ...kept, viewer: { ...kept.viewer, ...change } },
    );
  }

  return {
    security: viewer?.security ?? null,
    sessions: viewer?.sessions ?? null,
    isLoading: loading,
    isKnown: data !== undefined,
    keep,
    retry: () => void refetch().catch(() => undefined),
  };
}
