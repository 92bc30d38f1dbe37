import { type Layout } from "#shared/routes/entry.ts";
import { ROUTES } from "#shared/routes.ts";
import { useRouteName } from "./useRouteName.ts";

/** Frame of the open page; what is no page of the table stands in the usual one. */
export function useLayout(): Layout {
  const route = useRouteName();
  return route === "notFound" ? "default" : ROUTES[route].layout;
}
