/** Basketball by the NBA's clock: 4 × 12 minutes, overtimes of 5. */
import { pointsModel } from "./points-game.ts";

export const basketballModel = pointsModel({
  regularSeconds: 2880,
  overtimeSeconds: 300,
  // 1,230 games of 2018/19: margins 14.4 and totals 20.6 apart from their means, of which ratings explain a part.
  differenceSpread: 12.5,
  totalSpread: 18.5,
  lineStep: 1,
  linesAside: 5,
  marginFactor: (margin) => (margin === 0 ? 0 : 1),
});
