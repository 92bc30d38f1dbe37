import { NEEDED_KINDS } from "#shared/people/verification.ts";
import type { Answer } from "@/platform/page/page.ts";
import { useAskAgain } from "@/platform/page/useAskAgain.ts";
import {
  type DocumentFieldsFragment,
  useVerificationChangedSubscription,
  type VerificationQuery,
  type VerificationQueryVariables,
} from "@/operations/office/generated.ts";
import type { DocumentKind } from "@/operations/types.generated.ts";
import { useAfterGap } from "@/platform/apollo/useAfterGap.ts";
import { useViewer } from "@/platform/site/siteData.ts";

/** The player's verification as its page asked for it. */
export type AskedVerification = Answer<VerificationQuery, VerificationQueryVariables>;

export interface KindStanding {
  kind: DocumentKind;
  /** The document that counts: the last of its kind, or the approved one. Null before there is one. */
  document: DocumentFieldsFragment | null;
}

/**
 * The document of each kind that counts: the needed kinds first, of others those that were asked for or sent.
 */
export function standings(documents: readonly DocumentFieldsFragment[]): KindStanding[] {
  const kinds = [...new Set([...NEEDED_KINDS, ...documents.map(({ kind }) => kind)])];
  return kinds.map((kind) => {
    const own = documents.filter((document) => document.kind === kind);
    return { kind, document: own.find(({ state }) => state === "APPROVED") ?? own.at(-1) ?? null };
  });
}

/** The verification, live. */
export function useVerification({ data, loading, refetch }: AskedVerification) {
  const isPlayer = useViewer() !== null;
  const again = () => void refetch().catch(() => undefined);
  useVerificationChangedSubscription({
    skip: !isPlayer,
    ignoreResults: true,
    onData: useAskAgain(again),
  });
  useAfterGap(() => {
    if (isPlayer) again();
  });
  return {
    verification: data?.viewer?.verification ?? null,
    details: data?.viewer?.personalDetails ?? null,
    isPlayer,
    isLoading: loading && data === undefined,
    again,
  };
}
