/**
 * A histogram of durations that costs next to nothing to tell: whoever tells keeps the series of his labels,
 * and what Prometheus reads is put together when it asks.
 */
import { Histogram, type HistogramConfiguration } from "prom-client";

/** Durations under one set of labels. */
export class Series<Label extends string> {
  readonly labels: Readonly<Record<Label, string>>;
  /** Upper bounds, seconds. */
  readonly #bounds: readonly number[];
  /** By the smallest bound that holds them; the last are longer than all. */
  readonly #counts: number[];
  #sum = 0;

  constructor(labels: Readonly<Record<Label, string>>, bounds: readonly number[]) {
    this.labels = labels;
    this.#bounds = bounds;
    this.#counts = [...bounds, 0].map(() => 0);
  }

  observe(seconds: number): void {
    let at = 0;
    while (at < this.#bounds.length && seconds > (this.#bounds[at] ?? 0)) at += 1;
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#sum += seconds;
  }

  /** What Prometheus reads: of each bucket those that it and all smaller ones hold. */
  values(name: string) {
    let count = 0;
    const buckets = this.#counts.map((own, at) => {
      count += own;
      return { metricName: `${name}_bucket`, labels: { le: this.#bounds[at] ?? "+Inf", ...this.labels }, value: count };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels: this.labels, value: this.#sum },
      { metricName: `${name}_count`, labels: this.labels, value: count },
    ];
  }
}

export class Durations<Label extends string> extends Histogram<Label> {
  readonly #name: string;
  /** Tells what a histogram is beside its values. */
  readonly #empty: Histogram<Label>;
  readonly #bounds: readonly number[];
  readonly #series = new Map<string, Series<Label>>();

  constructor(options: HistogramConfiguration<Label> & { buckets: number[] }) {
    super(options);
    this.#name = options.name;
    this.#empty = new Histogram({ ...options, registers: [] });
    this.#bounds = options.buckets;
  }

  /** The series of these labels, to be kept by who tells durations. */
  series(labels: Readonly<Record<Label, string>>): Series<Label> {
    const key = JSON.stringify(Object.values(labels));
    const present = this.#series.get(key);
    if (present !== undefined) return present;
    const made = new Series(labels, this.#bounds);
    this.#series.set(key, made);
    return made;
  }

  override async get() {
    const values = [...this.#series.values()].flatMap((series) => series.values(this.#name));
    return { ...(await this.#empty.get()), values };
  }

  /** The registry asks for this in place of `get` where there is one. */
  getForPromString() {
    return this.get();
  }
}
