/** REST contract of the password, and of the question that stands beside it. */
import { z } from "zod";
import { done, text } from "./parts.ts";

export const passwordCalls = {
  confirm: {
    summary: "Confirms the player by the password, for ten minutes",
    description:
      "The confirmation holds ten minutes. Three wrong ones lock this session's tries for half an hour. Errors: REQUIRED, BAD_CREDENTIALS, SIGN_IN_LOCKED.",
    security: "player",
    ...done,
    path: "/security-api/v1/confirm",
    body: z.object({ password: text.describe("The player's password") }),
  },
  setQuestion: {
    summary: "Sets the security question and its answer",
    description: "Sets the question and its answer. Errors: CONFIRMATION_REQUIRED, REQUIRED, INVALID.",
    security: "player",
    ...done,
    path: "/security-api/v1/question",
    body: z.object({
      question_id: z.int().describe("Number of the question"),
      answer: text.describe("Answer to remember"),
    }),
  },
  changePassword: {
    summary: "Changes the password",
    description:
      "A new password; the player's other sessions end. Errors: BAD_CREDENTIALS, SIGN_IN_LOCKED, REQUIRED, WRONG_ANSWER, PASSWORD_WEAK, PASSWORD_SAME.",
    security: "player",
    headers: ["X-Language"],
    ...done,
    path: "/security-api/v1/password",
    body: z.object({
      old_password: text.describe("Present password"),
      new_password: text.describe("New password"),
      answer: text.optional().describe("Answer to the security question, when one is set"),
    }),
  },
} as const;
