/** The site's own captcha, and the way to an operator's. */
import { defineService } from "../../platform/manifest.ts";
import { captchaApi, captchaResult } from "./api.ts";
import { captchaService } from "./routes.ts";

export const captcha = defineService({
  name: "captcha",
  api: captchaApi,
  schemas: { CaptchaResult: captchaResult },
  routes: captchaService,
});
