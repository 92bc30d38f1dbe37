/** The generator's form, and the request it makes. */
import { asciiDigits } from "#shared/typed/digits.ts";
import type { GenerateBetsInput, Section } from "@/operations/types.generated.ts";

export interface GeneratorForm {
  goal: "win" | "coef";
  stake: string;
  win: string;
  coefFrom: string;
  coefTo: string;
  section: Section | "ALL";
  /** "" for all. */
  sportId: string;
  hours: string;
  legs: string;
}

export const EMPTY_FORM: GeneratorForm = {
  goal: "win",
  stake: "",
  win: "",
  coefFrom: "5",
  coefTo: "10",
  section: "LINE",
  sportId: "",
  hours: "48",
  legs: "",
};

/** What bets may be asked for, of the sections that are open to the player. */
export const sectionsOf = (open: readonly Section[]): readonly GeneratorForm["section"][] =>
  open.length > 1 ? [...open, "ALL"] : open;

/** Hours to choose among; days from the first whole one on. */
export const HOURS = ["3", "12", "24", "48", "168"] as const;
export const LEGS = ["2", "3", "4", "5", "6", "7", "8", "10", "12"] as const;

/** A price as typed in the form the schema reads; sums are read by their fields. */
const plain = (text: string) => asciiDigits(text).replaceAll(/\s/g, "").replace(/[,٫]/, ".");
/** The schema takes decimals only: what is none is stated here, before it is sent. */
const isDecimal = (text: string) => /^\d{1,12}(\.\d{1,4})?$/.test(text);

export type FormProblem = "STAKE_INVALID" | "WIN_INVALID" | "COEF_INVALID";

const exact = (form: GeneratorForm, name: "stake" | "win" | "coefFrom" | "coefTo") =>
  name === "stake" || name === "win" ? form[name] : plain(form[name]);

/** What is typed wrong, by field. */
export function problemsOf(form: GeneratorForm): Partial<Record<keyof GeneratorForm, FormProblem>> {
  const check = (name: "stake" | "win" | "coefFrom" | "coefTo", problem: FormProblem) =>
    isDecimal(exact(form, name)) && Number(exact(form, name)) > 0 ? {} : { [name]: problem };
  return form.goal === "win"
    ? { ...check("stake", "STAKE_INVALID"), ...check("win", "WIN_INVALID") }
    : { ...check("coefFrom", "COEF_INVALID"), ...check("coefTo", "COEF_INVALID") };
}

export function inputOf(form: GeneratorForm, seed: number): GenerateBetsInput {
  return {
    ...(form.goal === "win"
      ? { stake: form.stake, win: form.win }
      : { coefFrom: plain(form.coefFrom), coefTo: plain(form.coefTo) }),
    ...(form.section !== "ALL" && { section: form.section }),
    ...(form.sportId !== "" && { sportIds: [form.sportId] }),
    ...(form.section !== "LIVE" && form.hours !== "" && { startsWithinHours: Number(form.hours) }),
    ...(form.legs !== "" && { legs: Number(form.legs) }),
    seed,
  };
}
