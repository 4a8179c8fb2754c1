import { cos, sin } from '@isentrope/engineering/elementary';
import type { EndCondition, SupportArrangement } from '@isentrope/engineering/vibration';
import { formatNumber, type Kind } from '@isentrope/engineering/quantities';
import {
  enteredDimension,
  horizontalDimension,
  label,
  quantityWithUnit,
  path,
  renderQuantityText,
  type Drawing,
  type Mark,
} from '../../kit/index.ts';

const width = 348;
const height = 210;
const middle = 92;
const left = 52;
const right = width - 52;

interface Values {
  readonly supportArrangement?: SupportArrangement;
  readonly endCondition?: EndCondition;
  readonly span?: number;
  readonly allowedSpan?: number;
  readonly pipeOutsideDiameter?: number;
  readonly pipeWallThickness?: number;
  readonly velocity?: number;
  readonly lof?: number;
  readonly naturalFrequency?: number;
}

/** A support: a clamping wall, or a shoe on a triangle; nothing at a free end. */
function support(x: number, fixed: boolean, radius: number, way: -1 | 1): Mark {
  if (fixed) {
    const strokes = Array.from({ length: 6 }, (_, index) => `M${x} ${middle - 34 + index * 13}l${way * 9} 9`).join('');
    return path(`M${x} ${middle - 38}V${middle + 38}${strokes}`, 'outline', 'endCondition');
  }
  const y = middle + radius;
  return path(`M${x} ${y}l-10 18h20ZM${x - 16} ${y + 18}h32`, 'outline', 'endCondition');
}

/** Draws the span between its supports with its first mode of vibration, whose amplitude grows with the likelihood of failure. */
export function drawLine(v: Values): Drawing {
  const ends = v.endCondition ?? 'Pinned, pinned';
  const radius = 9;
  const sway = v.lof === undefined ? 16 : Math.min(34, 5 + 26 * Math.sqrt(v.lof));
  const free = ends === 'Cantilever';
  const shape = (side: number) => {
    const points = Array.from({ length: 25 }, (_, index) => {
      const t = index / 24;
      const part = free
        ? 1 - cos((Math.PI / 2) * t)
        : ends === 'Fixed, fixed'
          ? sin(Math.PI * t) ** 2
          : ends === 'Fixed, pinned'
            ? sin(Math.PI * t) * (0.35 + 0.85 * t)
            : sin(Math.PI * t);
      return `${(left + (right - left) * t).toFixed(1)} ${(middle + side * sway * part).toFixed(1)}`;
    });
    return `M${points.join('L')}`;
  };
  const words = (kind: Kind, si: number | undefined, unit: string, name: string) =>
    si === undefined ? name : quantityWithUnit(kind, si, unit, 3);
  const size =
    v.pipeOutsideDiameter === undefined || v.pipeWallThickness === undefined
      ? 'D × t_w'
      : [enteredDimension(v.pipeOutsideDiameter), ' × ', enteredDimension(v.pipeWallThickness)];
  return {
    title:
      v.lof === undefined
        ? 'Span of a pipe between supports'
        : renderQuantityText([
            `Span of a pipe between supports, LOF ${formatNumber(v.lof, 3)}, natural frequency `,
            words('frequency', v.naturalFrequency, 'Hz', 'not known'),
          ]),
    width,
    height,
    marks: [
      path(shape(-1), 'dimension', 'lof'),
      path(shape(1), 'centre', 'lof'),
      path(`M6 ${middle - radius}H${width - 6}M6 ${middle + radius}H${width - 6}`, 'outline', 'pipeOutsideDiameter'),
      path(`M14 ${middle}h26m-8 -4l8 4 -8 4`, 'flow', 'flowRate'),
      support(left, ends !== 'Pinned, pinned', radius, -1),
      ...(free ? [] : [support(right, ends === 'Fixed, fixed', radius, 1)]),
      label(4, middle - 48, [words('velocity', v.velocity, 'm/s', 'v')], {
        anchor: 'start',
        pen: 'mute',
        field: 'velocity',
      }),
      label(width / 2, middle - 48, v.lof === undefined ? 'LOF' : `LOF ${formatNumber(v.lof, 3)}`, { field: 'lof' }),
      label(width - 4, middle - 48, size, { anchor: 'end', pen: 'mute', field: 'pipeOutsideDiameter' }),
      horizontalDimension(middle + 66, left, right, 'span'),
      path(`M${left} ${middle + 40}V${middle + 70}M${right} ${middle + 40}V${middle + 70}`, 'thin'),
      label(width / 2, middle + 84, [words('length', v.span, 'm', 'L')], { pen: 'dimension', field: 'span' }),
      label(
        width / 2,
        middle + 104,
        v.naturalFrequency === undefined ? 'f_n' : `${formatNumber(v.naturalFrequency, 3)} Hz`,
        {
          pen: 'mute',
          field: 'naturalFrequency',
        },
      ),
    ],
  };
}
