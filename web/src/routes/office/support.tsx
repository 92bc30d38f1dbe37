import { deskRoute } from "./requests/desk.tsx";

const { loader: loaded, clientLoader: loadedHere, Route } = deskRoute("SUPPORT");
export const loader = loaded;
export const clientLoader = loadedHere;

/** Questions to the support desk (SPEC 2.45). */
export default Route;
