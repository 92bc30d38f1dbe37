/** Lines of the fields that games are played on, 320 by 180, home at the left. Drawn by their rules, not to scale. */
import type { ReactNode } from "react";
import type { CourtName } from "@/features/betting/game/sportKinds.ts";

const border = <rect x="12" y="12" width="296" height="156" rx="2" />;
const halfway = <path d="M160 12V168" />;

/** Both ends alike: what is drawn at the left comes at the right, mirrored. */
const bothEnds = (end: ReactNode) => (
  <>
    {end}
    <g transform="matrix(-1 0 0 1 320 0)">{end}</g>
  </>
);

/** Yard lines every ten yards between the goal lines. */
const YARDS = [60, 80, 100, 120, 140, 180, 200, 220, 240, 260];

export const DRAWINGS: Readonly<Record<CourtName, ReactNode>> = {
  football: (
    <>
      {border}
      {halfway}
      <circle cx="160" cy="90" r="24" />
      <circle cx="160" cy="90" r="1.5" />
      {bothEnds(<path d="M12 50H58V130H12M12 72H30V108H12M58 76A20 20 0 0 1 58 104M12 80H7V100H12" />)}
    </>
  ),
  iceHockey: (
    <>
      <rect x="12" y="12" width="296" height="156" rx="40" />
      {halfway}
      <circle cx="160" cy="90" r="20" />
      {bothEnds(
        <>
          <path d="M116 12V168M36 17V163M36 82A9 9 0 0 1 36 98" />
          <circle cx="70" cy="52" r="15" />
          <circle cx="70" cy="128" r="15" />
        </>,
      )}
    </>
  ),
  basketball: (
    <>
      {border}
      {halfway}
      <circle cx="160" cy="90" r="22" />
      {bothEnds(
        <>
          <path d="M12 68H76V112H12M76 68A22 22 0 0 1 76 112M12 26H40A68 68 0 0 1 40 154H12" />
          <circle cx="24" cy="90" r="4" />
        </>,
      )}
    </>
  ),
  americanFootball: (
    <>
      {border}
      {halfway}
      {YARDS.map((x) => (
        <path key={x} d={`M${x} 12V168`} opacity="0.5" />
      ))}
      {bothEnds(<path d="M40 12V168M12 78H6V102H12" />)}
    </>
  ),
  tennis: (
    <>
      <rect x="32" y="20" width="256" height="140" />
      <path d="M32 38H288M32 142H288M94 90H226M160 10V170" />
      {bothEnds(<path d="M94 38V142M32 90H38" />)}
    </>
  ),
  volleyball: (
    <>
      <rect x="32" y="26" width="256" height="128" />
      <path d="M160 14V166" />
      {bothEnds(<path d="M118 26V154" />)}
    </>
  ),
  cricket: (
    <>
      <ellipse cx="160" cy="90" rx="148" ry="78" />
      <ellipse cx="160" cy="90" rx="86" ry="50" strokeDasharray="4 4" />
      <rect x="112" y="78" width="96" height="24" />
      {bothEnds(<path d="M122 78V102M117 84V96" />)}
    </>
  ),
  baseball: <path d="M160 166 22 54A180 180 0 0 1 298 54ZM160 166 116 122 160 78 204 122ZM153 116H167" />,
};
