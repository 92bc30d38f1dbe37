import { useReactiveVar } from "@apollo/client/react";
import type { Layout } from "#shared/routes/entry.ts";
import { useConnectionState } from "@/platform/app/app.ts";
import { useRouteName } from "@/features/site/shell/useRouteName.ts";

/** What the outermost element of each page says of it: to styles, and to anyone who looks a page over from outside. */
export function useLayoutRoot(layout: Layout) {
  const connection = useReactiveVar(useConnectionState());
  return { "data-layout": layout, "data-route": useRouteName(), "data-connection": connection };
}
