import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from "react";
import { RELOAD_GUARD } from "@/platform/start/chunkFailure.ts";
import { keepLayerOrder } from "@/styles/keepLayerOrder.ts";
import { Contained } from "@/ui/layout/Contained.tsx";

type Content = ComponentType<{ isClosed: boolean }>;

/** Longest wait for a quiet moment after the page stands, in milliseconds (SPEC 9.17). */
const IDLE_TIMEOUT = 2_000;

interface Props {
  /** The site is closed for all, and nothing but that is stated. */
  isClosed?: boolean;
  /** Fetches the parts: notices, consent, pushed changes; nothing that the first view of a page needs. */
  fetchContent?(): Promise<{ default: Content }>;
  /** What keeps their place until then. */
  placeholder?: ReactNode;
}

const fetchLate = () => import("./LatePartsContent.tsx");

/**
 * Parts of every page that come when the browser has time for them. Nothing of them moves what stands; and a page whose
 * parts can't be had, because the connection broke or the site has been deployed again, stands without them until they
 * can.
 */
export function LateParts({ isClosed = false, fetchContent = fetchLate, placeholder = null }: Props) {
  const [Late, setLate] = useState<Content | null>(null);

  useEffect(keepLayerOrder, []);

  useEffect(
    function fetchWhenQuiet() {
      let isOver = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let handle: number | undefined;
      const fetchNow = async () => {
        try {
          const { default: content } = await fetchContent();
          if (!isOver) setLate(() => content);
        } catch {
          if (!isOver) timer = setTimeout(() => void fetchNow(), RELOAD_GUARD);
        }
      };
      if (typeof requestIdleCallback === "function")
        handle = requestIdleCallback(() => void fetchNow(), { timeout: IDLE_TIMEOUT });
      else timer = setTimeout(() => void fetchNow(), IDLE_TIMEOUT / 4);
      return () => {
        isOver = true;
        clearTimeout(timer);
        if (handle !== undefined) cancelIdleCallback(handle);
      };
    },
    [fetchContent],
  );

  return Late === null ? (
    placeholder
  ) : (
    <Contained onFail={console.error}>
      <Suspense fallback={placeholder}>
        <Late isClosed={isClosed} />
      </Suspense>
    </Contained>
  );
}
