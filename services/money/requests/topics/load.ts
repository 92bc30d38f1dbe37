/** Reads the operator's own list of topics. */
import { readOperatorFile } from "../../../platform/settings/operatorFile.ts";
import { topicList, type TopicList } from "./catalogue.ts";
import { standardTopics } from "./standard.ts";

/** The topics of a site. @throws SettingsError naming what is wrong with the operator's file */
export const loadTopics = (path: string | null): TopicList =>
  path === null ? standardTopics : readOperatorFile("REQUEST_TOPICS", path, topicList);
