/** Which pages stand beside a page in its section's menu. */
import { OFFICE_MENU } from "#shared/routes/office.ts";
import { filled, type MenuSection } from "#shared/routes/entry.ts";
import { type RouteMatch, type RouteName, ROUTES } from "#shared/routes/routes.ts";

/** Sections of the main menu that share one menu of pages. */
const TOGETHER: Partial<Record<MenuSection, readonly MenuSection[]>> = {
  apps: ["apps", "partners"],
  partners: ["apps", "partners"],
  blog: [],
  news: [],
  user: [],
};

/** A group of the menu; the name is the key of its word. */
export interface SectionGroup {
  name: MenuSection | (typeof OFFICE_MENU)[number]["group"];
  routes: readonly RouteName[];
}

/** Parameters of pages whose first one stands in the menu. */
const FIRST: Partial<Record<RouteName, Readonly<Record<string, string>>>> = { rules: { ruleGroup: "1" } };

const needsNothing = (name: RouteName) =>
  FIRST[name] !== undefined || !/(?:^|\/)(?::[^/?]+(?:\/|$)|\*)/.test(ROUTES[name].pattern);

/** Path of a page as the menu leads to it. */
export function menuPath(name: RouteName): string {
  return filled(ROUTES[name].pattern, FIRST[name] ?? {});
}

/** Path of the text that pages under the same parameters share: a kind of cyber-sport, or all pages of a pattern. */
export function generalPath({ name, params }: RouteMatch): string {
  const { variant } = params;
  return variant === undefined ? filled(ROUTES[name].pattern, {}) : `cyber/${variant}`;
}

/** Pages of a section in the order of the table: those with an address of their own that search engines may keep. */
export function groupsOf(name: RouteName): readonly SectionGroup[] {
  const { menu } = ROUTES[name];
  if (menu === null) return [];
  if (menu === "office") return OFFICE_MENU.map(({ group, routes }) => ({ name: group, routes }));
  const sections = TOGETHER[menu] ?? [menu];
  const routes = (Object.keys(ROUTES) as RouteName[]).filter((other) => {
    const entry = ROUTES[other];
    return (
      entry.menu !== null &&
      sections.includes(entry.menu) &&
      entry.isIndexed &&
      entry.redirect === null &&
      needsNothing(other)
    );
  });
  return routes.length < 2 ? [] : [{ name: menu, routes }];
}

/** Path under which a page's own text may lie. */
export function textPath(match: RouteMatch): string {
  const { name, params } = match;
  // The first page of a kind of cyber-sport is about the kind.
  if (name === "cyberMain") return generalPath(match);
  return decodeURIComponent(filled(ROUTES[name].pattern, params)).slice(0, 200);
}

/** Variables of a page's text; what its section says is asked for only where that is another text. */
export function textVariables(match: RouteMatch): { path: string; general: string; hasGeneral: boolean } {
  const [path, general] = [textPath(match), generalPath(match)];
  return { path, general, hasGeneral: path !== general };
}

/** Paths of the section's pages, whose titles its menu shows. The office's words are the site's own. */
export function summaryPaths(name: RouteName): string[] {
  return ROUTES[name].menu === "office" ? [] : groupsOf(name).flatMap(({ routes }) => routes.map(menuPath));
}
