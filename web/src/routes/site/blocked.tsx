import { data, type LoaderFunctionArgs } from "react-router";
import { type BlockPage as BlockPageName, RETRY_AFTER_SECONDS, statusOfBlockPage } from "#shared/site/blocks.ts";
import { ROUTES } from "#shared/routes/routes.ts";
import { routeAt, usePageRoute } from "@/platform/page/pageRoute.ts";
import { BlockPage } from "@/features/site/blocking/BlockPage.tsx";
import { ErrorNotice } from "@/features/site/shell/ErrorView.tsx";

const pageAt = (pathname: string): BlockPageName | null => {
  const match = routeAt(pathname);
  return match === null ? null : (ROUTES[match.name].pattern as BlockPageName);
};

/** The page says by its status, too, that nobody gets further here: for a legal reason, or for now (SPEC 2.59). */
export function loader({ request }: Pick<LoaderFunctionArgs, "request">) {
  const page = pageAt(new URL(request.url).pathname);
  const status = page === null ? 404 : statusOfBlockPage(page);
  return data(null, { status, headers: status === 503 ? { "retry-after": String(RETRY_AFTER_SECONDS) } : {} });
}

export const clientLoader = () => null;
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function Blocked() {
  const match = usePageRoute();
  return match === null ? (
    <ErrorNotice status={404} />
  ) : (
    <BlockPage page={ROUTES[match.name].pattern as BlockPageName} />
  );
}
