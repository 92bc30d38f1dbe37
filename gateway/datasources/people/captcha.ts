/** The captcha service [7.20]: challenges, and whether an answer is right. */
import type { paths } from "../../upstream/captcha.ts";
import { Upstream, type UpstreamOptions } from "../../transport/upstream.ts";
import { describeService } from "../descriptor.ts";

/** `expiresAt` is epoch seconds; `image` a data: URI, empty if there is a widget. */
export interface Challenge {
  id: string;
  type: string;
  image: string;
  widget: { siteKey: string; script: string } | null;
  expiresAt: number;
}

/** [3.24] `secondsLeft` is how long the challenge can still be used. */
export interface CaptchaCheck {
  isRight: boolean;
  type: string;
  secondsLeft: number;
  errorMessage: string | null;
}

export class CaptchaService {
  readonly upstream: Upstream<paths>;

  constructor(options: UpstreamOptions) {
    this.upstream = new Upstream<paths>(options);
  }

  /** A new challenge. @param replaced id of one that can't be used any more then @throws UpstreamError */
  async challenge(replaced?: string): Promise<Challenge> {
    const { id, type, image, time, widget } = await this.upstream.get(
      "/captcha-api/captcha/update",
      replaced === undefined ? {} : { query: { captcha: replaced } },
    );
    return {
      id,
      type,
      image,
      widget: widget ? { siteKey: widget.site_key, script: widget.script } : null,
      expiresAt: Math.floor(Date.now() / 1000) + time,
    };
  }

  /** Looks at an answer without using the challenge up. @param solved "id.answer" @throws UpstreamError */
  async check(solved: string): Promise<CaptchaCheck> {
    const { success, type, time, error_message } = await this.upstream.post("/captcha-api/captcha/validate", {
      query: { captcha: solved },
    });
    return { isRight: success, type, secondsLeft: time, errorMessage: error_message };
  }

  /**
   * The sound of a challenge in a language, a WAV as a data: URI; null for an unusable one, and where there is a
   * widget. @throws UpstreamError
   */
  async sound(id: string, language: string): Promise<string | null> {
    return (
      await this.upstream.get("/captcha-api/captcha/sound", {
        query: { captcha: id },
        headers: { "x-language": language },
      })
    ).sound;
  }

  /** Whole seconds for which a challenge is still valid; 0 for an invalid one. @throws UpstreamError */
  async secondsLeft(id: string): Promise<number> {
    const { success, time } = await this.upstream.get("/captcha-api/captcha/gettime", { query: { captcha: id } });
    return success ? time : 0;
  }
}

export const captcha = describeService({
  name: "captcha",
  calls: {
    // A second try would be a second challenge.
    "GET /captcha-api/captcha/update": { tries: 1 },
  },
  connect: (options) => new CaptchaService({ ...options, passesCookies: true }),
});
