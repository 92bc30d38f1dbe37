/**
 * REST contract of the sub-applications: small programs of the operator that live inside pages of the site (SPEC 7.08,
 * 7.09).
 */
import { z } from "zod";
import { errorBody, lng } from "../../platform/http/api.ts";

const url = z.string().min(1).max(2048).describe("Address of the sub-application");
const files = z.array(z.string()).describe("Addresses of files");

export const subApplication = z
  .object({
    appName: z.string().nullable().describe("Name of the application; null when it has none"),
    title: z.string().nullable().describe("Title of the page; null for none"),
    body: z.string().describe("Markup of the body"),
    style: z.string().nullable().describe("Inline style sheet; null for none"),
    cssToLoad: files.describe("Addresses of style sheets to load"),
    codeToEval: z.string().nullable().describe("Code to run once the scripts are there"),
    scriptsToLoad: files.describe("Addresses of scripts to load, in order"),
    head: z.string().nullable().describe("Markup for the head; null for none"),
  })
  .describe("A sub-application as a page loads it. Markup, styles and code are the operator's own.");

const rendered = z
  .object({
    scriptsToLoad: files.describe("Addresses of scripts to load, in order"),
    cssToLoad: files.describe("Addresses of style sheets to load"),
    components: z
      .array(z.object({ name: z.string().describe("Name of the component"), html: z.string().describe("Its markup") }))
      .describe("Markup of each component asked for, in order; empty with `Force-SPA`, where the scripts draw"),
  })
  .describe("Rendered components of an application");

const component = z
  .object({
    name: z.string().min(1).max(100).describe("Name of the component"),
    props: z.record(z.string(), z.unknown()).default({}).describe("Its properties"),
  })
  .describe("A component to render");

/** Calls of the render contract carry `MF-Render-Mode: json` and `MF-API-Version: v2`, and may carry `Force-SPA: 1`. */
const renderErrors = { 400: errorBody, 404: errorBody } as const;

export const appsApi = {
  page: {
    summary: "A sub-application for a page",
    description: "`url` names the application, `path` is the full address of the page it stands on.",
    security: "none",
    codes: { "404": { APP_UNKNOWN: "There is no such sub-application" } },
    method: "GET",
    path: "/apps-api/v1/page",
    query: z.object({ url, path: url.describe("Full address of the page that the application stands on"), lng }),
    response: subApplication,
    errors: { 404: errorBody },
  },
  renderAll: {
    summary: "Renders all components of a sub-application",
    description: "Without components: all the application has.",
    security: "none",
    headers: ["MF-Render-Mode", "MF-API-Version", "Force-SPA"],
    codes: {
      "400": { VERSION_UNKNOWN: "Only `MF-Render-Mode: json` with `MF-API-Version: v2` is supported" },
      "404": { APP_UNKNOWN: "There is no such sub-application" },
    },
    method: "GET",
    path: "/apps-api/v1/render",
    query: z.object({ url, lng }),
    response: rendered,
    errors: renderErrors,
  },
  render: {
    summary: "Renders chosen components of a sub-application",
    security: "none",
    headers: ["MF-Render-Mode", "MF-API-Version", "Force-SPA"],
    codes: {
      "400": { VERSION_UNKNOWN: "Only `MF-Render-Mode: json` with `MF-API-Version: v2` is supported" },
      "404": {
        APP_UNKNOWN: "There is no such sub-application",
        COMPONENT_UNKNOWN: "The application has no component of this name",
      },
    },
    method: "POST",
    path: "/apps-api/v1/render",
    query: z.object({ lng }),
    body: z.object({ url, components: z.array(component).min(1).max(20).describe("Components to render") }),
    response: rendered,
    errors: renderErrors,
  },
  file: {
    summary: "A script or style sheet of a sub-application",
    description: "Scripts and styles, under names that change with their contents.",
    security: "none",
    codes: { "404": { NO_SUCH_CALL: "There is no such file" } },
    method: "GET",
    path: "/apps/:app/:file",
    params: z.object({
      app: z.string().describe("Name of the application"),
      file: z.string().describe("Name of the file"),
    }),
    media: "*/*",
  },
} as const;
