import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { ROUTES } from "#shared/routes.ts";

/**
 * Which module stands at which path. The catch-alls inside and outside the language prefix matter: middleware runs on
 * matched routes only, so without them a missing prefix could not be redirected (SPEC 2.02).
 */
export default [
  ...prefix(":lang", [
    layout("routes/sportsbook.tsx", [
      index("routes/home.tsx"),
      route(ROUTES.line.pattern, "routes/section.tsx", { id: "line" }),
      route(ROUTES.lineGame.pattern, "routes/game.tsx", { id: "lineGame" }),
      route(ROUTES.live.pattern, "routes/section.tsx", { id: "live" }),
      route(ROUTES.liveGame.pattern, "routes/game.tsx", { id: "liveGame" }),
      route(ROUTES.history.pattern, "routes/history.tsx"),
    ]),
    route(ROUTES.login.pattern, "routes/login.tsx"),
    route(ROUTES.coupon.pattern, "routes/coupon.tsx"),
    route(ROUTES.credits.pattern, "routes/credits.tsx"),
    route(ROUTES.error.pattern, "routes/error.tsx"),
    route("*", "routes/notFound.tsx", { id: "notFound" }),
  ]),
  route("*", "routes/notFound.tsx", { id: "notFoundOutside" }),
] satisfies RouteConfig;
