/** Cyber-sport (SPEC 2.17, 2.18). Its second name, esports, leads to the same pages under the first. */
import { area } from "./entry.ts";

const params = { variant: { oneOf: ["real", "virtual", "stream"] }, section: { oneOf: ["live", "line"] } } as const;
const cyber = area({ menu: "cyber", hasQuickCoupon: true, subApplication: "cyber", params });

export const CYBER_ROUTES = {
  cyberRoot: cyber.moved("cyber", "cyber/real/main"),
  cyberVariant: cyber.moved("cyber/:variant", "cyber/:variant/main"),
  esports: cyber.moved("esports", "cyber/real/main"),
  esportsVariant: cyber.moved("esports/:variant", "cyber/:variant/main"),
  esportsRest: cyber.moved("esports/:variant/*", "cyber/:variant/*"),
  cyberMain: cyber.page("cyber/:variant/main", { sitemap: "sports" }),
  cyberDisciplines: cyber.moved("cyber/:variant/disciplines", "cyber/:variant/all"),
  cyberAll: cyber.page("cyber/:variant/all", { sitemap: "sports" }),
  cyberDiscipline: cyber.page("cyber/:variant/:discipline"),
  cyberChamps: cyber.page("cyber/:variant/:discipline/champs"),
  cyberLine: cyber.page("cyber/:variant/:discipline/line"),
  cyberLive: cyber.page("cyber/:variant/:discipline/live"),
  cyberChamp: cyber.page("cyber/:variant/:discipline/:championship"),
  cyberGame: cyber.page("cyber/:variant/:discipline/:championship/:section/:game"),
};
