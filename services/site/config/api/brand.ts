/** Settings of the operator: what the brand is called, looks like, and how it is reached. */
import { z } from "zod";
import { token } from "../tokens.ts";
import { httpsUrl } from "./parts.ts";

/** Support by the site's own desk alone. */
const OWN_CHAT = "own-chat";

const supportConsultant = z
  .object({
    id: z.string().min(1).max(128).describe("Id of the consultant: the website token of the chat"),
    providers: z
      .record(
        z.string().regex(/^[a-z]{2}$/, "two lower-case letters of a language"),
        z.union([z.literal(OWN_CHAT), httpsUrl]),
      )
      .describe(
        "Chat by language: the https address of a Chatwoot, or own-chat for the site's own desk alone. The site needs the origin in CHAT_ORIGINS.",
      ),
    colors: z
      .record(
        z.string().regex(/^[a-z]{1,32}$/, "a name of lower-case letters"),
        z.string().regex(/^#[0-9a-fA-F]{6}$/, "a color such as #F5B014"),
      )
      .describe("Colours of the chat's button by name: background, text and accent"),
  })
  .describe("The support chat: which consultant, whose chat in each language, and its colours by name");

export const brandSettings = {
  companyName: z.string().describe("Name of the brand"),
  companyLegalName: z.string().max(200).optional().describe("Name of the company in law; default its name"),
  siteEnv: z.enum(["demo", "production"]).describe("Kind of deployment"),
  brandBook: z.array(token).describe("Design tokens of the brand"),
  pwaManifest: z
    .object({ themeColor: z.string().describe("Colour of the browser's frame, CSS value") })
    .describe("What the web app manifest takes from the brand"),
  isPwa: z.boolean().describe("Whether the site can be installed as an app"),
  openGraphImage: z
    .string()
    .max(2048)
    .nullable()
    .optional()
    .describe("Picture that messengers show with a link: a path of the site or an https address"),
  footerType: z.int().min(0).max(1).optional().describe("0 the full footer (default), 1 the compact one"),
  socialLinks: z
    .array(
      z.object({
        name: z.string().min(1).max(64).describe("Name of the network"),
        url: httpsUrl.describe("Address of the brand's page"),
      }),
    )
    .max(20)
    .optional()
    .describe("Pages of the operator in social networks. Default none."),
  support: z
    .object({
      phone: z.string().max(32).nullable().describe("Phone number of support; null for none"),
      email: z.string().max(254).nullable().describe("E-mail of support; null for none"),
    })
    .nullable()
    .optional()
    .describe("How support is reached"),
  supportConsultant: supportConsultant.nullable().describe("Chat with support; null for none"),
  isSnowfallShown: z.boolean().optional().describe("Snow on the home page. Default false."),
};
