import { exp } from '@isentrope/engineering/elementary';
import {
  enteredDimension,
  calculatedDimension,
  label,
  quantityWithUnit,
  path,
  renderQuantityText,
  verticalDimension,
  type Drawing,
  type Mark,
} from '../kit/index.ts';

const width = 348;
const height = 276;
const centre = width / 2;
const middle = 136;
const radius = 62;
const wall = 9;
const flangeRadius = radius + 46;

/** A pipe wall, weld-neck flange and plate half above (−1) or below (+1) the centre line; `bore` is the bore's radius. */
function half(side: -1 | 1, bore: number): Mark[] {
  const y = (distance: number) => middle + side * distance;
  const marks: Mark[] = [];
  for (const way of [-1, 1]) {
    const face = centre + way * 8;
    const back = face + way * 20;
    const hub = back + way * 26;
    const end = way < 0 ? 0 : width;
    marks.push(
      path(`M${end} ${y(radius)}H${face}`, 'outline'),
      path(`M${end} ${y(radius + wall)}H${hub}`, 'outline'),
      path(
        `M${face} ${y(radius)}V${y(flangeRadius)}H${back}V${y(radius + 18)}L${hub} ${y(radius + wall)}V${y(radius)}Z`,
        'hatch',
      ),
      path(`M${back} ${y(flangeRadius - 20)}h${way * 9}v${side * 13}h${way * -9}Z`, 'outline'),
    );
  }
  marks.push(path(`M${centre - 48} ${y(flangeRadius - 13.5)}H${centre + 48}`, 'centre'));
  const edge = Math.min(5, radius - bore);
  marks.push(
    path(
      `M${centre - 5} ${y(bore)}H${centre}L${centre + 5} ${y(bore + edge)}V${y(flangeRadius + 8)}H${centre - 5}Z`,
      'cut',
      'orificeDiameterBD',
    ),
  );
  return marks;
}

/** A streamline at a constant fraction of the flow section, through the bore until the jet has expanded. */
function streamLine(share: number, beta: number): string {
  const points: string[] = [];
  for (let x = 0; x <= width; x += 8) {
    const u = (x - centre) / radius;
    const contraction =
      u < 0
        ? 1 - (1 - beta * 0.93) * exp(-(u * u) / 0.55)
        : beta * 0.93 + (1 - beta * 0.93) * smooth(Math.max(0, u - 0.5) / 3.4);
    points.push(`${x} ${(middle + share * radius * contraction).toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}

function smooth(t: number): number {
  const inside = Math.min(1, t);
  return inside * inside * (3 - 2 * inside);
}

/**
 * Draws a plate between flanges in section, with the bore to the ratio β and its size.
 * @param pressureUnit the unit in which the calculator takes pressures
 */
export function drawPlate(
  v: {
    betaRatio?: number;
    orificeDiameterBD?: number;
    pipeInsideDiameter?: number;
    upstreamPressure?: number;
    downstreamPressure?: number;
  },
  pressureUnit: 'bar(abs)' | 'kPa(abs)' = 'bar(abs)',
): Drawing {
  const beta = v.betaRatio ?? 0.6;
  const bore = radius * Math.min(0.98, Math.max(0.02, beta));
  const pipe = v.pipeInsideDiameter === undefined ? ['D'] : ['D ', enteredDimension(v.pipeInsideDiameter)];
  const size = v.orificeDiameterBD === undefined ? ['d'] : ['d ', calculatedDimension(v.orificeDiameterBD)];
  const pressure = (symbol: string, si: number | undefined) =>
    si === undefined ? symbol : [`${symbol} `, quantityWithUnit('absolutePressure', si, pressureUnit, 3)];
  const streams =
    v.betaRatio === undefined ? [] : [-0.86, -0.5, 0.5, 0.86].map(share => path(streamLine(share, beta), 'flow'));
  return {
    title:
      v.orificeDiameterBD === undefined
        ? 'Section of an orifice plate between flanges'
        : `Section of an orifice plate between flanges, ${renderQuantityText(pipe)} mm, ${renderQuantityText(size)} mm`,
    width,
    height,
    marks: [
      ...streams,
      path(`M0 ${middle}H${width}`, 'centre'),
      ...half(-1, bore),
      ...half(1, bore),
      verticalDimension(40, middle - radius, middle + radius, 'pipeInsideDiameter'),
      label(48, middle - 10, pipe, { anchor: 'start', field: 'pipeInsideDiameter' }),
      path(
        `M${centre + 4} ${middle - bore}H${centre + 56}M${centre + 4} ${middle + bore}H${centre + 56}`,
        'dimension',
        'orificeDiameterBD',
      ),
      verticalDimension(centre + 50, middle - bore, middle + bore, 'orificeDiameterBD'),
      label(centre + 62, middle - 10, size, { anchor: 'start', pen: 'dimension', field: 'orificeDiameterBD' }),
      label(2, middle - radius - wall - 12, pressure('p₁', v.upstreamPressure), {
        anchor: 'start',
        pen: 'mute',
        field: 'upstreamPressure',
      }),
      label(width - 2, middle - radius - wall - 12, pressure('p₂', v.downstreamPressure), {
        anchor: 'end',
        pen: 'mute',
        field: 'pressureDifferential',
      }),
      path(`M2 ${middle + radius + 34}h64m-8 -4l8 4 -8 4`, 'flow', 'flowRate'),
      label(74, middle + radius + 38, 'q_m', { anchor: 'start', pen: 'mute', field: 'flowRate' }),
    ],
  };
}
