/** The captcha service [7.20]: challenges, and whether an answer is right. */
import type { paths } from "../upstream/captcha.ts";
import { Upstream, type UpstreamOptions } from "../transport/upstream.ts";

/** `expiresAt` is epoch seconds; `image` is SVG. */
export interface Challenge {
  id: string;
  type: string;
  image: string;
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

  /** A new challenge. @throws UpstreamError */
  async challenge(): Promise<Challenge> {
    const { id, type, image, time } = await this.upstream.get("/captcha-api/captcha/update", {});
    return { id, type, image, expiresAt: Math.floor(Date.now() / 1000) + time };
  }

  /** Looks at an answer without using the challenge up. @param solved "id.answer" @throws UpstreamError */
  async check(solved: string): Promise<CaptchaCheck> {
    const { success, type, time, error_message } = await this.upstream.post("/captcha-api/captcha/validate", { query: { captcha: solved } });
    return { isRight: success, type, secondsLeft: time, errorMessage: error_message };
  }

  /** Whole seconds for which a challenge can still be used, 0 for one that can't. @throws UpstreamError */
  async secondsLeft(id: string): Promise<number> {
    const { success, time } = await this.upstream.get("/captcha-api/captcha/gettime", { query: { captcha: id } });
    return success ? time : 0;
  }
}
