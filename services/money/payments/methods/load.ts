/** Reads the operator's own list of methods. */
import { readOperatorFile } from "../../../platform/settings/operatorFile.ts";
import { methodList, standardMethods, type Method } from "./catalogue.ts";

/** The methods of a site. @throws SettingsError naming what is wrong with the operator's file */
export const loadMethods = (path: string | null): readonly Method[] =>
  path === null ? standardMethods : readOperatorFile("PAYMENT_METHODS", path, methodList);
