/** A map without a map service: where desks stand to each other, on a net of degrees with a scale. */

export interface Place {
  latitude: number;
  longitude: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Size of the drawing, in its own units. */
export const WIDTH = 480;
export const HEIGHT = 320;
const EDGE = 36;
/** A single desk stands in the middle of this much, in radians: about 3 km. */
const LEAST_SPAN = 0.0005;
/** Mean radius of the earth, in km. Source: IUGG. */
const EARTH_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
/** Mercator's projection of the sphere, north upwards. Source: Snyder, Map Projections (1987), equation 7-2. */
const northing = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));
const latitudeOf = (north: number) => degrees(2 * Math.atan(Math.exp(north)) - Math.PI / 2);

/** Steps of the net, in degrees. */
const STEPS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30];
/** Lengths of the scale, in km. */
const LENGTHS = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];
const MOST_LINES = 6;
const LONGEST_SCALE = 140;

export interface Line {
  at: number;
  degrees: number;
}

export interface MapView {
  project(place: Place): Point;
  meridians: Line[];
  parallels: Line[];
  /** A length that fits into a corner, true in the middle of the map. */
  scale: { km: number; width: number };
}

const span = (values: readonly number[]): [least: number, most: number] => [Math.min(...values), Math.max(...values)];

/** Lines of a net between two bounds, in degrees. */
function linesBetween(from: number, to: number, at: (value: number) => number): Line[] {
  const step = STEPS.find((one) => (to - from) / one <= MOST_LINES) ?? 30;
  const first = Math.ceil(from / step);
  const last = Math.floor(to / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const value = Number(((first + index) * step).toFixed(3));
    return { at: at(value), degrees: value };
  });
}

/** The view that shows all places; null for none. */
export function viewOf(places: readonly Place[]): MapView | null {
  if (places.length === 0) return null;
  const [west, east] = span(places.map(({ longitude }) => radians(longitude)));
  const [south, north] = span(places.map(({ latitude }) => northing(latitude)));
  const middle = { x: (west + east) / 2, y: (south + north) / 2 };
  const factor = Math.min(
    (WIDTH - 2 * EDGE) / Math.max(east - west, LEAST_SPAN),
    (HEIGHT - 2 * EDGE) / Math.max(north - south, LEAST_SPAN),
  );
  const x = (longitude: number) => WIDTH / 2 + (radians(longitude) - middle.x) * factor;
  const y = (latitude: number) => HEIGHT / 2 - (northing(latitude) - middle.y) * factor;
  const reach = { x: WIDTH / 2 / factor, y: HEIGHT / 2 / factor };
  // A radian of the projection is this long in the middle of the map.
  const kmPerUnit = (EARTH_KM * Math.cos(radians(latitudeOf(middle.y)))) / factor;
  const km = LENGTHS.findLast((length) => length / kmPerUnit <= LONGEST_SCALE) ?? LENGTHS[0] ?? 0;
  return {
    project: ({ latitude, longitude }) => ({ x: x(longitude), y: y(latitude) }),
    meridians: linesBetween(degrees(middle.x - reach.x), degrees(middle.x + reach.x), x),
    parallels: linesBetween(latitudeOf(middle.y - reach.y), latitudeOf(middle.y + reach.y), y),
    scale: { km, width: km / kmPerUnit },
  };
}

export interface Cluster<Item> {
  at: Point;
  items: Item[];
}

/** Places that would stand upon each other, together; `near` in units of the drawing. */
export function clustersOf<Item extends Place>(items: readonly Item[], view: MapView, near: number): Cluster<Item>[] {
  const clusters: Cluster<Item>[] = [];
  for (const item of items) {
    const at = view.project(item);
    const found = clusters.find((one) => Math.hypot(one.at.x - at.x, one.at.y - at.y) < near);
    if (found === undefined) clusters.push({ at, items: [item] });
    else found.items.push(item);
  }
  return clusters;
}
