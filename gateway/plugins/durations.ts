/**
 * A histogram of durations that costs next to nothing to record: callers keep the series of their labels, and the
 * Prometheus output is built on request.
 */
import { Histogram, type HistogramConfiguration } from "prom-client";

/** Durations under one set of labels. */
export class Series<Label extends string> {
  readonly labels: Readonly<Record<Label, string>>;
  /** Upper bounds, seconds. */
  readonly #bounds: readonly number[];
  /** Counts by the smallest bucket that holds them; the last bucket has no bound. */
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

  /** Prometheus buckets are cumulative. */
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
  /** Describes a histogram besides its values. */
  readonly #empty: Histogram<Label>;
  readonly #bounds: readonly number[];
  readonly #series = new Map<string, Series<Label>>();

  constructor(options: HistogramConfiguration<Label> & { buckets: number[] }) {
    super(options);
    this.#name = options.name;
    this.#empty = new Histogram({ ...options, registers: [] });
    this.#bounds = options.buckets;
  }

  /** The series of these labels, kept by the caller that records durations. */
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
