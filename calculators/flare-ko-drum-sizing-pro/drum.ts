import { formatNumber } from '@isentrope/engineering/quantities';
import { defaultClearances } from '@isentrope/engineering/vessels';
import { absent, check, info, optional, step, warning, type Source } from '../kit/index.ts';
import { drum } from './fields.ts';
import { api, designVelocity, gasVolumeFlow } from './settling.ts';
import { drumDiameter, gasArea, liquidLevel, whenHorizontal, passes } from './size.ts';

/** Length of the drum, and velocities and times at that size. */

const { drumOrientation, lengthToDiameter, inletClearance, disengagingHeight } = drum;

/** Returns a step for a height of a vertical drum: the typed value, else the typical one. */
function clearance(
  id: string,
  input: Source<number>,
  { usual, equation, ...named }: { label: string; symbol: string; equation: string; usual: (D: number) => number },
) {
  return step(
    id,
    { drumOrientation, given: optional(input), drumDiameter },
    {
      ...named,
      equation: v => (v.given === undefined ? equation : ''),
      source: v => (v.given === undefined ? 'Common practice' : 'As entered'),
      kind: 'length',
      unit: 'mm',
    },
    v => (v.drumOrientation === 'Vertical' ? (v.given ?? usual(v.drumDiameter)) : absent('horizontal')),
  );
}

export const clearanceToInlet = clearance('clearanceToInlet', inletClearance, {
  label: 'Liquid to inlet',
  symbol: 'h_i',
  equation: 'h_i = max(0.5*D; 0.6)',
  usual: D => defaultClearances(D).inlet,
});
const clearanceToTop = clearance('clearanceToTop', disengagingHeight, {
  label: 'Inlet to top',
  symbol: 'h_d',
  equation: 'h_d = max(D; 0.9)',
  usual: D => defaultClearances(D).disengaging,
});
export const drumLength = step(
  'drumLength',
  {
    drumOrientation,
    drumDiameter,
    liquidLevel,
    // An unreadable clearance is not a blank one.
    ...optional({ lengthToDiameter, clearanceToInlet, clearanceToTop, inletClearance, disengagingHeight }),
  },
  {
    label: 'Drum length, tangent to tangent',
    symbol: 'L',
    equation: v => (v.drumOrientation === 'Horizontal' ? 'L = r*D' : 'L = h_l+h_i+h_d'),
    kind: 'length',
    unit: 'mm',
  },
  v =>
    v.drumOrientation === 'Horizontal'
      ? (v.lengthToDiameter ?? 3) * v.drumDiameter
      : v.liquidLevel + (v.clearanceToInlet ?? 0) + (v.clearanceToTop ?? 0),
);
export const ldRatio = step(
  'ldRatio',
  { drumLength, drumDiameter },
  { label: 'Length to diameter', kind: 'number', unit: '', digits: 3 },
  v => v.drumLength / v.drumDiameter,
);
export const drumVolume = step(
  'drumVolume',
  { drumLength, drumDiameter },
  { label: 'Drum volume, without heads', symbol: 'V_D', equation: 'V_D = π/4*D^2*L', kind: 'volume', unit: 'm³' },
  v => (Math.PI / 4) * v.drumDiameter ** 2 * v.drumLength,
);
export const gasVelocity = step(
  'gasVelocity',
  { drumOrientation, gasVolumeFlow, passes, gasArea },
  {
    label: 'Gas velocity',
    symbol: 'u_g',
    equation: v => (v.drumOrientation === 'Horizontal' ? 'u_g = q_g/(N*A_g)' : 'u_g = q_g/A_g'),
    kind: 'velocity',
    unit: 'm/s',
  },
  v => v.gasVolumeFlow / (v.passes * v.gasArea),
);
export const dropOutTime = step(
  'dropOutTime',
  { drumOrientation, drumDiameter, liquidLevel, designVelocity },
  {
    label: 'Drop-out time',
    symbol: 'θ',
    equation: 'θ = (D-h_l)/V_d',
    kind: 'time',
    unit: 's',
    digits: 3,
    when: whenHorizontal,
  },
  v => (v.drumOrientation === 'Horizontal' ? (v.drumDiameter - v.liquidLevel) / v.designVelocity : absent('vertical')),
);
export const requiredLength = step(
  'requiredLength',
  { dropOutTime, gasVelocity, passes },
  {
    label: 'Length needed by the droplets',
    symbol: 'L_min',
    equation: 'L_min = N*u_g*θ',
    source: api,
    kind: 'length',
    unit: 'mm',
    when: whenHorizontal,
  },
  v => v.passes * v.gasVelocity * v.dropOutTime,
);

/** Usual length-to-diameter ratios. */
const usualRatio = { least: 2.5, most: 6 } as const;

const proportions = 'GPSA Engineering Data Book, section 7, Separation equipment';

export const slenderness = check({ ldRatio, drumOrientation }, v => {
  const { least: minimum, most: maximum } = usualRatio;
  const isSlender = v.ldRatio > maximum * (1 + 1e-9);
  if (!isSlender && v.ldRatio >= minimum * (1 - 1e-9)) return [];
  const text = `L/D = ${formatNumber(v.ldRatio, 3)} is outside the usual 2.5 to 6.`;
  const details = { field: 'ldRatio', source: proportions };
  if (v.drumOrientation === 'Horizontal') return [warning(text, details)];
  return isSlender
    ? [
        warning(
          `${text} The liquid hold-up sets the height of this vertical drum: choose a wider drum, a shorter retention time or a horizontal drum.`,
          details,
        ),
      ]
    : [info(`${text} A horizontal drum may suit better.`, details)];
});
