/** A captcha to solve, as refusals bring it (SPEC 5.25). */
export interface Challenge {
  id: string;
  /** "picture", or which of the operator's own. */
  type?: string;
  /** A data: URI; empty if there is a widget. */
  image: string;
  /** The operator's own captcha, instead of a picture. */
  widget?: { siteKey: string; script: string } | null;
}

/** A solved one, as calls take it. */
export interface SolvedCaptcha {
  challengeId: string;
  answer: string;
}
