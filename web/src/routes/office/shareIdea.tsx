import { deskRoute } from "./requests/desk.tsx";

const { loader: loaded, clientLoader: loadedHere, Route } = deskRoute("IDEAS");
export const loader = loaded;
export const clientLoader = loadedHere;

/** Ideas for the site (SPEC 2.47). */
export default Route;
