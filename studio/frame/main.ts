/** Starts the page that the address names: `/en/play#token` or `/en/verify#round`. */
import "./style.css";
import "./tables.css";
import "./slots.css";
import "./arcade.css";
import "./stage.css";
import "./clock.css";
import { startGame } from "./game.ts";
import { startVerify } from "./verify.ts";

const [, language = "en", page] = location.pathname.split("/");
const rest = location.hash.slice(1);
const parents =
  document.querySelector<HTMLMetaElement>('meta[name="parents"]')?.content.split(" ").filter(Boolean) ?? [];

if (page === "verify") startVerify(language, new URLSearchParams(rest));
else void startGame(language, rest, parents);
