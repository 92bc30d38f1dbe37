import { type LoaderFunctionArgs, redirect } from "react-router";
import { redirectOfRoute } from "#shared/routes/routes.ts";
import { appContext, languageOf } from "@/platform/app/app.ts";
import { missing } from "@/platform/page/missing.ts";
import { routeAt } from "@/platform/page/pageRoute.ts";

/** Addresses that lead elsewhere by the table of routes. Guards come first: what does not exist leads nowhere. */
function lead({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const url = new URL(request.url);
  const match = routeAt(url.pathname);
  const target = match === null ? null : redirectOfRoute(languageOf(context.get(appContext)), match, url.search);
  if (target === null) throw missing();
  throw redirect(target.to, target.status);
}

// Two names for one function: the browser's build drops `loader`, and what stands for it with it.
export const loader = lead;
export const clientLoader = lead;

export default function Moved() {
  return null;
}
