/**
 * Filters a list of games by what a visitor types: names in any language, the beginnings of words, a typo or two in
 * longer ones.
 */
import { noFit } from "../search/fits.ts";
import { bestOf, NameWords, typedWords } from "../search/words.ts";
import type { Game } from "./game.ts";

/** Keeps the words of names, which never change while a process runs. */
export class NameSearch {
  readonly #words = new NameWords();

  /**
   * A test for games: every typed word must fit a name of a side, of the championship or of the sport. Null if nothing
   * was typed.
   */
  matcher(query: string): ((game: Pick<Game, "home" | "away" | "championship" | "sport">) => boolean) | null {
    const typed = typedWords(query);
    if (typed.length === 0) return null;
    const fit = this.#words.fitter(typed);
    return ({ home, away, championship, sport }) =>
      bestOf([home, away, championship, sport].map(fit))?.every((best) => best !== noFit) === true;
  }
}
