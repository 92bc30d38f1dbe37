/**
 * Security questions by their numbers, which never change; the site has the words. Nothing that a profile elsewhere
 * tells.
 */
export const SECURITY_QUESTIONS = [1, 2, 3, 4, 5, 6] as const;
export type SecurityQuestionId = (typeof SECURITY_QUESTIONS)[number];

export const isSecurityQuestion = (id: number): id is SecurityQuestionId =>
  SECURITY_QUESTIONS.some((known) => known === id);
