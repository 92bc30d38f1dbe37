import { describe, expect, it } from "vitest";
import { otherKeyboard, plainWords, soundOf } from "./letters.ts";

describe("plain words", () => {
  it.each([
    ["Bayern München", ["bayern", "munchen"]],
    ["Манчестер Сити", ["manchester", "siti"]],
    ["FC København", ["fc", "kobenhavn"]],
    ["Beşiktaş J.K.", ["besiktas", "j", "k"]],
    ["Щётка", ["shchetka"]],
    ["الأهلي", ["الاهلي"]],
    [" -- ", []],
  ])("brings %s to %j", (text, words) => expect(plainWords(text)).toEqual(words));
});

describe("sounds", () => {
  it.each([
    ["bayern", "baiern"],
    ["schalke", "shalke"],
    ["wolfsburg", "volfsburg"],
    ["chelsee", "chelsi"],
    ["liverpool", "liverpul"],
  ])("%s is %s", (one, other) => expect(soundOf(one)).toBe(soundOf(other)));
});

describe("the other keyboard", () => {
  it.each([
    ["xtkcb", "челси"],
    ["XTKCB", "челси"],
    ["срудыуф", "chelsea"],
    ["12", null],
    ["", null],
  ])("%s is %s", (typed, meant) => expect(otherKeyboard(typed)).toBe(meant));
});
