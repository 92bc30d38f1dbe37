/** The security question: asked when two steps are turned off, and when a device that is new changes the password. */
import { eq } from "../../platform/database/drizzle.ts";
import { isSecurityQuestion } from "#shared/people/securityQuestions.ts";
import type { FieldError } from "../../platform/http/api.ts";
import type { ServiceContext } from "../../platform/context.ts";
import type { Db } from "../../platform/database/database.ts";
import { changeProfile, checkPassword, hashPassword } from "../players/public.ts";
import { securityQuestion } from "./tables.ts";

const shortestAnswer = 2;
const longestAnswer = 64;

/** An answer as it is compared: capitals and spaces are easily forgotten. */
const plain = (answer: string) => answer.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** The number of a player's question; null while there is none. */
export async function questionOf(db: Db, playerId: number): Promise<number | null> {
  const [kept] = await db
    .select({ id: securityQuestion.questionId })
    .from(securityQuestion)
    .where(eq(securityQuestion.playerId, playerId));
  return kept?.id ?? null;
}

function answerProblem(answer: string): FieldError[] {
  const text = plain(answer);
  if (text === "") return [{ code: "REQUIRED", message: "The answer is empty", path: ["answer"] }];
  const isForm = text.length >= shortestAnswer && text.length <= longestAnswer && !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(text);
  return isForm
    ? []
    : [
        {
          code: "INVALID",
          message: "The answer is too short, too long, or has characters that nobody sees",
          path: ["answer"],
        },
      ];
}

export async function setQuestion(
  { db }: Pick<ServiceContext, "db">,
  playerId: number,
  questionId: number,
  answer: string,
): Promise<FieldError[]> {
  const errors: FieldError[] = [
    ...(isSecurityQuestion(questionId)
      ? []
      : [{ code: "INVALID", message: "No such question", path: ["question_id"] }]),
    ...answerProblem(answer),
  ];
  if (errors.length > 0) return errors;
  const values = { questionId, answerHash: await hashPassword(plain(answer)), setAt: Date.now() };
  await db.transaction(async (tx) => {
    await tx
      .insert(securityQuestion)
      .values({ playerId, ...values })
      .onConflictDoUpdate({ target: securityQuestion.playerId, set: values });
    await changeProfile(tx, playerId, { hasSecurityQuestion: true });
  });
  return [];
}

/** The errors of an answer; none if there is no question. */
export async function answerErrors(db: Db, playerId: number, answer: string | undefined): Promise<FieldError[]> {
  const [kept] = await db.select().from(securityQuestion).where(eq(securityQuestion.playerId, playerId));
  if (!kept) return [];
  if (answer === undefined || plain(answer) === "")
    return [{ code: "REQUIRED", message: "The answer to the security question is needed", path: ["answer"] }];
  return (await checkPassword(plain(answer), kept.answerHash))
    ? []
    : [{ code: "WRONG_ANSWER", message: "This is not the answer", path: ["answer"] }];
}
