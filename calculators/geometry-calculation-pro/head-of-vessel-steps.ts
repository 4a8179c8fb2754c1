import { headArea, headVolume } from '@isentrope/engineering/geometry';
import { absent, step, value } from '../kit/index.ts';
import { allFields, type HeadChoice } from './fields.ts';
import { areaEquation, depthEquation, depthWhere, headSource, solidWhere, volumeEquation } from './head-steps.ts';
import { area, length, volume } from './quantities.ts';
import { solid } from './solid-steps.ts';

/** The two heads of a vessel. */

export const vessel = value('vessel', { solid }, v => v.solid.vessel ?? absent('not a vessel'));

type Equation = (head: HeadChoice, subscript: string) => string;
type Where = (head: HeadChoice, subscript: string) => string[];

/** Describes a head: its own shape, or identical to the first. */
function headDescription(symbol: string, n: 1 | 2, equation: Equation, where: Where) {
  const ownOr =
    <T>(same: T, own: (head: HeadChoice) => T) =>
    (v: { readonly head: HeadChoice | 'same' }) =>
      v.head === 'same' ? same : own(v.head);
  return {
    symbol: `${symbol}_${n}`,
    equation: ownOr(`${symbol}_2 = ${symbol}_1`, head => equation(head, `_${n}`)),
    where: ownOr([], head => where(head, `_${n}`)),
    source: ownOr('Same as the first head', headSource),
  };
}

function headOfVessel(n: 1 | 2) {
  const which = n === 1 ? 'first' : 'second';
  const needs = { vessel, head: n === 1 ? allFields.firstHead : allFields.secondHead };
  const index = (n - 1) as 0 | 1;
  return [
    step(
      `${which}HeadDepth`,
      needs,
      { ...length, label: `Depth of the ${which} head`, ...headDescription('a', n, depthEquation, depthWhere) },
      v => v.vessel.heads[index].depth,
    ),
    step(
      `${which}HeadVolume`,
      needs,
      { ...volume, label: `Volume of the ${which} head`, ...headDescription('V', n, volumeEquation, solidWhere) },
      v => headVolume(v.vessel.heads[index]),
    ),
    step(
      `${which}HeadArea`,
      needs,
      { ...area, label: `Surface of the ${which} head`, ...headDescription('A', n, areaEquation, solidWhere) },
      v => headArea(v.vessel.heads[index]),
    ),
  ];
}

/** Depth, volume and surface of both heads as steps. */
export const heads = [...headOfVessel(1), ...headOfVessel(2)];
