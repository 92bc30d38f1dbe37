import { expect, it } from "vitest";
import { clustersOf, HEIGHT, viewOf, WIDTH } from "./mapView.ts";

const place = (latitude: number, longitude: number) => ({ latitude, longitude });
const madrid = place(40.4168, -3.7038);
const barcelona = place(41.3874, 2.1686);
const tbilisi = place(41.7151, 44.8271);

it("shows every place inside the drawing, north up and east to the right", () => {
  const view = viewOf([madrid, barcelona, tbilisi]);
  const points = [madrid, barcelona, tbilisi].map((one) => view?.project(one) ?? { x: -1, y: -1 });
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(WIDTH);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(HEIGHT);
  }
  expect(points[0]?.x).toBeLessThan(points[1]?.x ?? 0);
  expect(points[1]?.x).toBeLessThan(points[2]?.x ?? 0);
  expect(points[1]?.y).toBeLessThan(points[0]?.y ?? 0);
});

it("draws its scale true in the middle: Madrid and Barcelona are about 505 km apart", () => {
  const view = viewOf([madrid, barcelona]);
  if (view === null) throw new Error("no view");
  const [one, other] = [view.project(madrid), view.project(barcelona)];
  const apart = Math.hypot(one.x - other.x, one.y - other.y) * (view.scale.km / view.scale.width);
  expect(apart).toBeGreaterThan(495);
  expect(apart).toBeLessThan(515);
});

it("shows a single place in the middle of a few kilometres", () => {
  const view = viewOf([madrid]);
  const { x, y } = view?.project(madrid) ?? { x: 0, y: 0 };
  expect(x).toBeCloseTo(WIDTH / 2, 6);
  expect(y).toBeCloseTo(HEIGHT / 2, 6);
  expect(view?.scale.km).toBeLessThanOrEqual(1);
  expect(view?.meridians.length).toBeGreaterThanOrEqual(2);
});

it("has lines of degrees where they belong, and few of them", () => {
  const view = viewOf([madrid, tbilisi]);
  for (const { at, degrees } of view?.meridians ?? []) expect(view?.project(place(41, degrees)).x).toBeCloseTo(at, 6);
  for (const { at, degrees } of view?.parallels ?? []) expect(view?.project(place(degrees, 10)).y).toBeCloseTo(at, 6);
  expect(view?.meridians.length).toBeLessThanOrEqual(7);
});

it("puts together what would stand upon each other", () => {
  const all = [madrid, place(40.42, -3.71), tbilisi];
  const view = viewOf(all);
  if (view === null) throw new Error("no view");
  expect(clustersOf(all, view, 20).map(({ items }) => items.length)).toEqual([2, 1]);
});

it("is none without places", () => expect(viewOf([])).toBeNull());
