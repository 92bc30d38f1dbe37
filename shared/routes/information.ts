/** Pages of information (SPEC 2.50, 2.51), blog and news (2.58). */
import { area } from "./entry.ts";

const information = area({ menu: "information", ban: "allowed", sitemap: "information", dictionaries: ["info"] });
const blog = area({ menu: "blog", dictionaries: ["blog"] });
const news = area({ menu: "news", dictionaries: ["blog"] });

export const INFORMATION_ROUTES = {
  contacts: information.page("information/contacts"),
  about: information.page("information/about"),
  howBet: information.page("information/howbet"),
  rulesRoot: information.moved("information/rules", "information/rules/1", 302, { flag: 47 }),
  rules: information.page("information/rules/:ruleGroup/:chapter?", { flag: 47 }),
  payment: information.page("information/payment", {
    siteArea: "PAYMENTS",
    playersOnlySetting: "isPaymentForPlayersOnly",
  }),
  cookies: information.page("information/cookies"),
  ussdInstruction: information.page("information/ussdinstruction", { siteArea: "PAYMENTS" }),
  licenses: information.page("information/licenses"),
  taxation: information.page("information/taxation"),
  consent: information.page("information/consent"),
  simpleIdentification: information.page("information/simpleidentification", { siteArea: "VERIFICATION" }),
  amlKyc: information.page("information/amlkyc"),
  smsBets: information.page("information/smsbets", { siteArea: "SMS" }),
  amlPolicy: information.page("information/amlpolicy"),
  disputeResolution: information.page("information/disputeresolution"),
  kycPolicy: information.page("information/kycpolicy"),
  responsibleGaming: information.page("information/responsiblegaming"),
  cashTerminals: information.page("information/cash_terminals", { siteArea: "PAYMENTS" }),
  bettingCalculator: information.page("information/betting-calculator"),
  awards: information.page("information/awards"),
  credits: information.page("information/credits"),
  informationMobile: information.moved("information/mobile", "mobile", 301, { siteArea: "APPS" }),
  informationDesktop: information.moved("information/desktop", "desktop", 301, { siteArea: "APPS" }),
  shortAbout: information.moved("about", "information/about"),
  shortContacts: information.moved("contacts", "information/contacts"),
  shortCookies: information.moved("cookies", "information/cookies"),
  shortResponsibleGaming: information.moved("responsiblegaming", "information/responsiblegaming"),
};

export const ARTICLE_ROUTES = {
  blog: blog.page("blog", { sitemap: "articles" }),
  blogCategories: blog.moved("blog/categories", "blog"),
  blogCategory: blog.page("blog/categories/*"),
  blogArticle: blog.page("blog/:articleSlug"),
  news: news.page("news", { sitemap: "articles" }),
  newsArticle: news.page("news/:slug"),
};
