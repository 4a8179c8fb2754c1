import { exp, log, log10, pow } from '../../elementary/index.ts';
import { findRoot } from '../../numerics/index.ts';
import { Refusal, messageValue } from '../../quantities/index.ts';

/** Reynolds number range of the curve; above it the boundary layer becomes turbulent and the drag coefficient drops. */
export const dragRange = { from: 0, to: 338_000 } as const;

interface Piece {
  /** Upper Reynolds number of the piece. */
  readonly to: number;
  readonly coefficient: (reynoldsNumber: number, decades: number) => number;
}

/** Standard drag curve of a rigid sphere, in pieces. */
const pieces: readonly Piece[] = [
  { to: 0.01, coefficient: Re => 24 / Re + 3 / 16 },
  { to: 20, coefficient: (Re, w) => (24 / Re) * (1 + 0.1315 * pow(Re, 0.82 - 0.05 * w)) },
  { to: 260, coefficient: Re => (24 / Re) * (1 + 0.1935 * pow(Re, 0.6305)) },
  { to: 1500, coefficient: (_, w) => pow(10, 1.6435 + w * (-1.1242 + w * 0.1558)) },
  { to: 12_000, coefficient: (_, w) => pow(10, -2.4571 + w * (2.5558 + w * (-0.9295 + w * 0.1049))) },
  { to: 44_000, coefficient: (_, w) => pow(10, -1.9181 + w * (0.637 - w * 0.0636)) },
  { to: dragRange.to, coefficient: (_, w) => pow(10, -4.339 + w * (1.5809 - w * 0.1546)) },
];

/** Half width, in ln Re, of the transition between two pieces. */
const blend = 0.05;

/**
 * Drag coefficient of a rigid sphere at a Reynolds number, on the frontal area. The pieces do not quite meet (by 0.8 % at Re = 20, less
 * elsewhere); within 5 % of each limit they are blended smoothly.
 * Throws a RangeError for a Reynolds number that is not above 0 or is above 338 000.
 * Source: R. Clift, J. R. Grace, M. E. Weber, Bubbles, Drops, and Particles (1978), table 5.2.
 */
export function dragCoefficient(reynoldsNumber: number): number {
  if (!(reynoldsNumber > 0 && reynoldsNumber <= dragRange.to))
    throw new RangeError(`reynoldsNumber must be above 0 and at most ${dragRange.to}, got ${reynoldsNumber}`);
  const decades = log10(reynoldsNumber);
  const index = pieces.findIndex(({ to }) => reynoldsNumber <= to);
  const value = pieces[index]?.coefficient(reynoldsNumber, decades) ?? Number.NaN;
  const [below, here, above] = [pieces[index - 1], pieces[index], pieces[index + 1]];
  const past = below ? log(reynoldsNumber / below.to) : blend;
  if (past < blend && below) return mixed(below.coefficient(reynoldsNumber, decades), value, past);
  const before = here && above ? log(reynoldsNumber / here.to) : -blend;
  if (before > -blend && above) return mixed(value, above.coefficient(reynoldsNumber, decades), before);
  return value;
}

/** Smooth transition from `first` at −blend to `second` at +blend, with zero slope at both ends. */
function mixed(first: number, second: number, distance: number): number {
  const t = (distance / blend + 1) / 2;
  return first + (second - first) * t * t * (3 - 2 * t);
}

const lastLog = log(dragRange.to);

/** C·Re² at the end of the curve. */
export const greatestAbscissa = dragCoefficient(dragRange.to) * dragRange.to ** 2;

/**
 * Reynolds number of a sphere at terminal velocity, from C·Re², which is independent of the velocity, as with the drag figure of API 521.
 * Throws a Refusal for C·Re² that is not above 0 or beyond the curve.
 */
export function settlingReynoldsNumber(abscissa: number): number {
  if (!(abscissa > 0 && abscissa <= greatestAbscissa))
    throw new Refusal(
      'no drag coefficient: C·Re² is {abscissa}, and the drag of a sphere is known from above 0 to {most}',
      { abscissa: messageValue('number', abscissa), most: messageValue('number', greatestAbscissa) },
    );
  // C is never below Stokes' 24/Re, so Re is at most X/24; over the whole curve it is never below e⁻¹² of that.
  const stokes = log(abscissa / 24);
  const target = log(abscissa);
  const reynolds = (x: number) => Math.min(exp(x), dragRange.to);
  const excess = (x: number) => log(dragCoefficient(reynolds(x)) * reynolds(x) ** 2) - target;
  const root = findRoot(excess, stokes - 12, Math.min(stokes, lastLog));
  return reynolds(root?.x ?? lastLog);
}
