/** A bonus by its stated rules alone, in whole kopecks: what tests hold the services' figures against. */

/** A round or a coupon that was paid from a bonus account. */
export interface ModelPlay {
  kind: "ROUND" | "COUPON";
  stake: number;
  /** What each stake took from the cash. */
  fromCash: number[];
  /** What each stake took in all. */
  stakes: number[];
  /** Cash that came back. */
  back: number;
  won: number | null;
  isOpen: boolean;
  /** Paid by cash alone, since the bonus was over. */
  isOwn: boolean;
}

type State = "ACTIVE" | "COMPLETED" | "LOST" | "FORFEITED" | "EXPIRED";

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

export class ModelBonus {
  cash: number;
  #bonus: number;
  #wagered = 0;
  #paid = 0;
  #state: State = "ACTIVE";
  readonly #required: number;
  readonly #roundPercent: number;
  readonly #plays: ModelPlay[] = [];

  /** @param start in roubles */
  constructor(start: { cash: number; bonus: number; required: number; roundPercent: number }) {
    this.cash = start.cash * 100;
    this.#bonus = start.bonus * 100;
    this.#required = start.required * 100;
    this.#roundPercent = start.roundPercent;
  }

  shown(): Record<"cash" | "bonus" | "wagered" | "paid", number> & { state: State } {
    const { cash } = this;
    return { state: this.#state, wagered: this.#wagered, paid: this.#paid, cash, bonus: this.#bonus };
  }

  /** Cash first, then the bonus; null where both are too little. @param roubles of the stake, as all below */
  stake(roubles: number, kind: ModelPlay["kind"]): ModelPlay | null {
    // A bonus that is over bears no coupon; a game that is open goes on with cash.
    const isOwn = this.#state !== "ACTIVE";
    if (isOwn && kind === "COUPON") return null;
    const play: ModelPlay = { kind, stake: 0, fromCash: [], stakes: [], back: 0, won: null, isOpen: true, isOwn };
    if (!this.stakeMore(play, roubles)) return null;
    this.#plays.push(play);
    return play;
  }

  stakeMore(play: ModelPlay, roubles: number): boolean {
    const amount = roubles * 100;
    if (amount > this.cash + (play.isOwn ? 0 : this.#bonus)) return false;
    if (!play.isOwn && this.#state !== "ACTIVE") return false;
    const fromCash = Math.min(this.cash, amount);
    this.cash -= fromCash;
    this.#bonus -= amount - fromCash;
    play.stake += amount;
    play.stakes.push(amount);
    play.fromCash.push(fromCash);
    return true;
  }

  /** Cash of the stake comes back first, the rest is the bonus's. */
  win(play: ModelPlay, roubles: number): void {
    const amount = roubles * 100;
    const back = play.isOwn ? amount : Math.min(amount, sum(play.fromCash) - play.back);
    play.back += back;
    play.won = (play.won ?? 0) + amount;
    this.cash += back;
    this.#bonus += amount - back;
  }

  /** The last stake of a round goes back to where it came from. */
  takeBack(play: ModelPlay): void {
    const fromCash = play.fromCash.pop() ?? 0;
    const amount = play.stakes.pop() ?? 0;
    play.stake -= amount;
    this.cash += fromCash;
    this.#bonus += amount - fromCash;
    if (play.stakes.length === 0) play.isOpen = false;
  }

  end(play: ModelPlay, isCounted: boolean): void {
    play.isOpen = false;
    if (!isCounted || play.isOwn || this.#state !== "ACTIVE") return;
    // The games of these tests are in no catalogue: a round counts no more than it moved the balance.
    const atRisk = Math.min(play.stake, Math.abs((play.won ?? 0) - play.stake));
    this.#wagered += play.kind === "ROUND" ? Math.floor((atRisk * this.#roundPercent) / 100) : play.stake;
  }

  giveUp(state: "FORFEITED" | "EXPIRED"): void {
    if (this.#state === "ACTIVE") this.#state = state;
  }

  /** What follows once the service has heard of all. */
  hear(): void {
    if (this.#state === "ACTIVE") {
      const isOpen = this.#plays.some((play) => play.isOpen);
      if (this.#wagered >= this.#required) this.#state = "COMPLETED";
      else if (this.cash === 0 && this.#bonus === 0 && !isOpen) this.#state = "LOST";
      else return;
    }
    if (this.#state === "COMPLETED") {
      this.cash += this.#bonus;
      this.#paid += this.#bonus;
    }
    this.#bonus = 0;
  }
}
