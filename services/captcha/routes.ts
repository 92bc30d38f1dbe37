/** Routes of the captcha service (SPEC 7.20). */
import type { ServicePlugin } from "../core/context.ts";
import { route } from "../core/rest.ts";
import { captchaApi } from "./api.ts";
import { captchaMs, newChallenge, secondsLeft, tryCaptcha, type Verdict } from "./captcha.ts";

/** The only kind there is: characters in a picture. */
const type = "picture";

const errorMessages: Record<Verdict, string | null> = {
  right: null, captchaWrong: "The answer is wrong", captchaExpired: "The challenge's time is up", captchaUsed: "The challenge was used or tried too often",
};

export const captchaService: ServicePlugin = (context) => async (app) => {
  route(app, captchaApi.update, async () => ({ ...(await newChallenge(context)), type, time: captchaMs / 1000 }));

  route(app, captchaApi.validate, async ({ query: { captcha } }) => {
    const verdict = await tryCaptcha(context, captcha);
    return { success: verdict === "right", type, time: await secondsLeft(context, captcha), error_message: errorMessages[verdict] };
  });

  route(app, captchaApi.gettime, async ({ query: { captcha } }) => {
    const time = await secondsLeft(context, captcha);
    return { success: time > 0, type, time, error_message: time > 0 ? null : errorMessages.captchaExpired };
  });
};
