/**
 * React Router's links for the one render of a page on the server, in their place there (vite.config.ts). Nobody clicks
 * there, and an address that begins with a slash is whole; the library's own works out for each of a page's hundreds
 * where it would lead from every route above it.
 */
import type { ReactElement } from "react";
import { Link as RouterLink, type LinkProps } from "react-router";

export * from "react-router";

/** An address as it stands: from the root, of this site, with nothing in it to resolve. */
const WHOLE = /^\/(?!\/)(?!.*(?:\/\/|\/\.))/;

export function Link(props: LinkProps): ReactElement {
  const {
    to,
    discover = "render",
    prefetch = "none",
    mask,
    children,
    relative: _relative,
    reloadDocument: _reload,
    replace: _replace,
    state: _state,
    preventScrollReset: _scroll,
    viewTransition: _transition,
    defaultShouldRevalidate: _revalidate,
    ...rest
  } = props;
  if (typeof to !== "string" || prefetch !== "none" || mask !== undefined || !WHOLE.test(to))
    return <RouterLink {...props} />;
  return (
    <a {...rest} href={to} data-discover={discover === "render" ? "true" : undefined}>
      {children}
    </a>
  );
}
