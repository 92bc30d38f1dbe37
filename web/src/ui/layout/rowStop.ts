import { createContext, use } from "react";

/** `tabIndex` of what stands in a row whose keys lead there; undefined where each is a stop of its own for Tab. */
export const RowStopContext = createContext<-1 | undefined>(undefined);

export const useRowStop = () => use(RowStopContext);
