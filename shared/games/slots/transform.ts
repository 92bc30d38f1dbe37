/** Sums of independent wins by way of their spectra: chances of a sum are found by multiplying instead of listing. */

/** Chances by their index, as values at the roots of unity. */
export interface Spectrum {
  re: Float64Array;
  im: Float64Array;
}

/** Sines and cosines of a size: found from each angle, for adding up angles would lose digits. */
const tables = { size: 0, cosines: new Float64Array(), sines: new Float64Array() };
function tablesOf(size: number) {
  if (tables.size !== size) {
    const of = (wave: (angle: number) => number) =>
      Float64Array.from({ length: size / 2 }, (_, step) => wave((2 * Math.PI * step) / size));
    Object.assign(tables, { size, cosines: of(Math.cos), sines: of(Math.sin) });
  }
  return tables;
}

/** In place; sizes are powers of two. @param sign −1 forwards, 1 backwards (then without dividing by the size) */
function transform({ re, im }: Spectrum, sign: -1 | 1): void {
  const size = re.length;
  for (let at = 1, reversed = 0; at < size; at += 1) {
    let bit = size >> 1;
    for (; (reversed & bit) !== 0; bit >>= 1) reversed ^= bit;
    reversed ^= bit;
    if (at < reversed) {
      [re[at], re[reversed]] = [re[reversed] ?? 0, re[at] ?? 0];
      [im[at], im[reversed]] = [im[reversed] ?? 0, im[at] ?? 0];
    }
  }
  const { cosines, sines } = tablesOf(size);
  for (let width = 2; width <= size; width *= 2) {
    const half = width / 2;
    const stride = size / width;
    for (let from = 0; from < size; from += width)
      for (let step = 0; step < half; step += 1) {
        const low = from + step;
        const high = low + half;
        const cosine = cosines[step * stride] ?? 0;
        const sine = sign * (sines[step * stride] ?? 0);
        const turnedRe = (re[high] ?? 0) * cosine - (im[high] ?? 0) * sine;
        const turnedIm = (re[high] ?? 0) * sine + (im[high] ?? 0) * cosine;
        const lowRe = re[low] ?? 0;
        const lowIm = im[low] ?? 0;
        re[low] = lowRe + turnedRe;
        im[low] = lowIm + turnedIm;
        re[high] = lowRe - turnedRe;
        im[high] = lowIm - turnedIm;
      }
  }
}

/** @param chances by win in units; all of them are less than the size */
export function spectrumOf(chances: ReadonlyMap<number, number>, size: number): Spectrum {
  const spectrum = { re: new Float64Array(size), im: new Float64Array(size) };
  for (const [units, chance] of chances) spectrum.re[units] = chance;
  transform(spectrum, -1);
  return spectrum;
}

/** Chances by win in units, from their spectrum, which is used up. */
export function chancesFrom(spectrum: Spectrum): Float64Array {
  transform(spectrum, 1);
  return spectrum.re.map((sum) => sum / spectrum.re.length);
}
