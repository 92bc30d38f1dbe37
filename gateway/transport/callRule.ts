/**
 * How one call of a service is made. A call without a rule is made once, a GET once more when its connection failed; a
 * call is a read when it is a GET.
 */
export interface CallRule {
  /** How often the call is made at most. */
  tries?: number;
  /** Milliseconds between two tries; a Retry-After that is longer goes before it. */
  delayMs?: number;
  /** A POST that changes nothing: it may be made again, and given up when the client leaves. */
  isRead?: true;
  /**
   * The answer is the same for everybody who sends the same request, so one call serves all who ask at the same time.
   */
  isPublic?: true;
  /** Longest answer in bytes, where the usual limit is too short. */
  maxAnswerBytes?: number;
}
