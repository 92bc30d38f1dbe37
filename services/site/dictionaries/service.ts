/** Dictionaries: fixed names in every language, as files. */
import { defineService } from "../../platform/manifest.ts";
import { dictionariesApi } from "./api.ts";
import { dictionariesService } from "./routes.ts";

export const dictionaries = defineService({
  name: "dictionaries",
  api: dictionariesApi,
  routes: dictionariesService,
});
