/** REST contract of the sub-applications: small programs of the operator that live inside pages of the site (SPEC 7.08, 7.09). */
import { z } from "zod";
import { errorBody, lng } from "../core/api.ts";

const url = z.string().min(1).max(2048);
const files = z.array(z.string());

/** A sub-application as a page loads it. Markup, styles and code are the operator's own. */
export const subApplication = z.object({
  appName: z.string().nullable(),
  title: z.string().nullable(),
  body: z.string(),
  style: z.string().nullable(),
  cssToLoad: files,
  /** Code to run once the scripts are there. */
  codeToEval: z.string().nullable(),
  scriptsToLoad: files,
  head: z.string().nullable(),
});

const rendered = z.object({
  scriptsToLoad: files,
  cssToLoad: files,
  /** Markup of each component asked for, in order; empty with `Force-SPA`, where the scripts draw. */
  components: z.array(z.object({ name: z.string(), html: z.string() })),
});

const component = z.object({ name: z.string().min(1).max(100), props: z.record(z.string(), z.unknown()).default({}) });

/** Calls of the render contract carry `MF-Render-Mode: json` and `MF-API-Version: v2`, and may carry `Force-SPA: 1`. */
const renderErrors = { 400: errorBody, 404: errorBody } as const;

export const appsApi = {
  /** `url` names the application, `path` is the full address of the page it stands on. */
  page: { method: "GET", path: "/apps-api/v1/page", query: z.object({ url, path: url, lng }), response: subApplication, errors: { 404: errorBody } },
  /** Without components: all the application has. */
  renderAll: { method: "GET", path: "/apps-api/v1/render", query: z.object({ url, lng }), response: rendered, errors: renderErrors },
  render: {
    method: "POST", path: "/apps-api/v1/render", query: z.object({ lng }), body: z.object({ url, components: z.array(component).min(1).max(20) }),
    response: rendered, errors: renderErrors,
  },
  /** Scripts and styles, under names that change with their contents. */
  file: { method: "GET", path: "/apps/:app/:file", params: z.object({ app: z.string(), file: z.string() }), media: "*/*" },
} as const;
