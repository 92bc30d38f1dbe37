import { isSecurityQuestion, type SecurityQuestionId } from "#shared/people/securityQuestions.ts";

/** Key of a question's words; one that this version does not know is asked for as what it is. */
export const questionKey = (id: number | null | undefined): `question.text.${SecurityQuestionId}` | "question.answer" =>
  typeof id === "number" && isSecurityQuestion(id) ? `question.text.${id}` : "question.answer";
