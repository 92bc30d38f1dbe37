/** Reading arguments, and writing lists of objects as their ids. */
import { isEntity, type Entity } from "../store.ts";

export const inputOf = (args: Entity): Entity => (isEntity(args["input"]) ? args["input"] : {});
export const idsOf = (entities: readonly Entity[]): unknown[] => entities.map(({ id }) => id);
