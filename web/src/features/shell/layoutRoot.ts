import { useReactiveVar } from "@apollo/client/react";
import type { Layout } from "#shared/routes/entry.ts";
import { useApp } from "@/app/app.ts";
import { useRouteName } from "./useRouteName.ts";

/** What the outermost element of each page says of it: to styles, and to whoever looks a page over from outside. */
export function useLayoutRoot(layout: Layout) {
  const connection = useReactiveVar(useApp().connectionState);
  return { "data-layout": layout, "data-route": useRouteName(), "data-connection": connection };
}
