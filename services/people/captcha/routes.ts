/** Routes of the captcha service (SPEC 7.20). */
import type { ServicePlugin } from "../../platform/context.ts";
import { languageOf } from "../../platform/http/language.ts";
import { route } from "../../platform/http/rest.ts";
import { captchaApi } from "./api.ts";
import { captchaMs, newChallenge, secondsLeft, soundOf, tryCaptcha, type Verdict } from "./captcha.ts";

const errorMessages: Record<Verdict, string | null> = {
  right: null,
  captchaWrong: "The answer is wrong",
  captchaExpired: "The challenge's time is up",
  captchaUsed: "The challenge was used or tried too often",
  captchaUnavailable: "Only the call that the answer is meant for can tell",
};

export const captchaService: ServicePlugin = (context) => async (app) => {
  const type = context.settings.captcha?.name ?? "picture";

  route(app, captchaApi.update, async ({ query: { captcha } }) => ({
    ...(await newChallenge(context, captcha)),
    time: captchaMs / 1000,
  }));

  route(app, captchaApi.sound, async ({ query: { captcha }, header }) => ({
    sound: await soundOf(context, captcha, {
      language: languageOf(header("x-language")),
      address: header("x-client-address"),
    }),
  }));

  route(app, captchaApi.validate, async ({ query: { captcha } }) => {
    const verdict = await tryCaptcha(context, captcha);
    return {
      success: verdict === "right",
      type,
      time: await secondsLeft(context, captcha),
      error_message: errorMessages[verdict],
    };
  });

  route(app, captchaApi.gettime, async ({ query: { captcha } }) => {
    const time = await secondsLeft(context, captcha);
    return { success: time > 0, type, time, error_message: time > 0 ? null : errorMessages.captchaExpired };
  });
};
