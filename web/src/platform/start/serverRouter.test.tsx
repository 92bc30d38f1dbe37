import { renderToString } from "react-dom/server";
import * as library from "react-router";
import { describe, expect, it } from "vitest";
import * as server from "./serverRouter.tsx";

const links: readonly library.LinkProps[] = [
  { to: "/en/line/football", className: "row", title: "Football", children: "Football" },
  {
    to: "/en/line?order=start#top",
    replace: true,
    state: { from: "menu" },
    preventScrollReset: true,
    viewTransition: true,
    relative: "path",
    children: "Line",
  },
  { to: "/ru/results", discover: "none", target: "_blank", rel: "noopener", "aria-label": "Results" },
  { to: "/en/live", reloadDocument: true, children: "Live" },
  { to: "?page=2", children: "Next" },
  { to: "../line", children: "Up" },
  { to: ".", children: "Here" },
  { to: "/en/./line/..//live", children: "Odd" },
  { to: { pathname: "/en", search: "?a=1" }, children: "Parts" },
  { to: "//host.example/x", children: "Elsewhere" },
  { to: "https://host.example/x", children: "Abroad" },
  { to: '/ar/%D9%85?x=%3C&y="', children: "Encoded" },
];

/** The link's HTML, on a page of the site. */
function written(Link: typeof library.Link, props: library.LinkProps): string {
  const router = library.createMemoryRouter([{ path: "*", element: <Link {...props} /> }], {
    initialEntries: ["/en/line/football?q=1"],
  });
  return renderToString(<library.RouterProvider router={router} />);
}

describe("links of a page that the server makes", () => {
  it.each(links)("are written as the library writes them: $to", (props) => {
    const html = written(server.Link as typeof library.Link, props);
    expect(html).toContain("<a ");
    const parts = (text: string) => text.match(/[\w-]+="[^"]*"|>.*/g)?.toSorted();
    expect(parts(html)).toEqual(parts(written(library.Link, props)));
  });
});
