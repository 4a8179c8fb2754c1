import { formatNumber, messageValue } from '@isentrope/engineering/quantities';
import {
  dragCoefficient as coefficientOfSphere,
  dropOutVelocity,
  greatestAbscissa,
  settlingReynoldsNumber,
  terminalVelocity as velocityOfFall,
  type Droplet,
  type Settling,
} from '@isentrope/engineering/vessels';
import {
  absent,
  byMethod,
  check,
  deferred,
  error,
  info,
  optional,
  step,
  value,
  warning,
  type Source,
} from '../kit/index.ts';
import { criteria, process } from './fields.ts';

/** Flows through the drum, and the settling velocity of the droplets. */

const { gasFlowRate, liquidFlowRate, gasDensity, liquidDensity, gasViscosity } = process;
const { dropletSize, retentionTime, safetyFactor, slopVolume, dragCoefficientRead } = criteria;

export const api = 'API 521, sizing of knock-out drums';
export const originalMethod = 'Simplified method';
const sphere = 'Clift, Grace, Weber 1978, table 5.2: rigid sphere';

/** The droplet, once all inputs common to every drum are present. */
export const droplet = value(
  'given',
  { gasFlowRate, liquidFlowRate, gasDensity, liquidDensity, gasViscosity, dropletSize, retentionTime },
  v =>
    v.liquidDensity > v.gasDensity
      ? {
          diameter: v.dropletSize,
          liquidDensity: v.liquidDensity,
          gasDensity: v.gasDensity,
          gasViscosity: v.gasViscosity,
        }
      : absent('no droplets settle: the liquid is not denser than the gas'),
);
export const gasVolumeFlow = step(
  'gasVolumeFlow',
  { droplet, gasFlowRate, gasDensity },
  { label: 'Gas volume flow', symbol: 'q_g', equation: 'q_g = W_g/ρ_g', kind: 'volumeFlow', unit: 'm³/s' },
  v => v.gasFlowRate / v.gasDensity,
);
const liquidVolumeFlow = step(
  'liquidVolumeFlow',
  { droplet, liquidFlowRate, liquidDensity },
  { label: 'Liquid volume flow', symbol: 'q_l', equation: 'q_l = W_l/ρ_l', kind: 'volumeFlow', unit: 'm³/h' },
  v => v.liquidFlowRate / v.liquidDensity,
);
export const holdUpVolume = step(
  'holdUpVolume',
  { liquidVolumeFlow, retentionTime, slopVolume },
  { label: 'Liquid hold-up volume', symbol: 'V_l', equation: 'V_l = q_l*t_h+V_s', kind: 'volume', unit: 'm³' },
  v => v.liquidVolumeFlow * v.retentionTime + v.slopVolume,
);

interface SettlingRules {
  readonly abscissa: { readonly equation: string; readonly source: string };
  /** Whether a typed drag coefficient is used. */
  readonly asRead: boolean;
  readonly velocity: { readonly equation: string; readonly source: string };
}

/** Returns the steps for a droplet's settling, by either method. */
function fallBy(settling: Source<Settling>, { abscissa, asRead, velocity }: SettlingRules) {
  const dragAbscissa = step(
    'dragAbscissa',
    { settling },
    { label: 'Drag chart abscissa C·Re²', symbol: 'X', kind: 'number', unit: '', ...abscissa },
    v => v.settling.abscissa,
  );
  const dragCoefficient = step(
    'dragCoefficient',
    { settling, dragCoefficientRead: optional(dragCoefficientRead) },
    {
      label: 'Drag coefficient',
      symbol: 'C',
      source: v => (asRead && v.dragCoefficientRead !== undefined ? 'As read from the chart' : sphere),
      kind: 'number',
      unit: '',
    },
    v => v.settling.dragCoefficient,
  );
  const terminalVelocity = step(
    'terminalVelocity',
    { settling },
    { label: 'Terminal velocity', symbol: 'V_t', kind: 'velocity', unit: 'm/s', ...velocity },
    v => v.settling.velocity,
  );
  return { dragAbscissa, dragCoefficient, terminalVelocity };
}

const original = fallBy(
  value('settling', { droplet }, v => velocityOfFall(v.droplet)),
  {
    abscissa: { equation: 'X = 4/3*9.81*ρ_g*d_p^3*(ρ_l-ρ_g)/μ_g^2', source: 'Force balance' },
    asRead: false,
    velocity: {
      equation: 'V_t = sqrt(4*9.81*d_p*(ρ_l-ρ_g)/(3*ρ_g*C))',
      source: 'Force balance of a falling droplet',
    },
  },
);
const api521 = fallBy(
  value('settling', { droplet, read: optional(dragCoefficientRead) }, v => dropOutVelocity(v.droplet, v.read)),
  {
    abscissa: { equation: 'X = 0.13e8*ρ_g*d_p^3*(ρ_l-ρ_g)/(1000*μ_g)^2', source: `${api}; μ in cP` },
    asRead: true,
    velocity: {
      equation: 'V_t = 1.15*sqrt(9.8*d_p*(ρ_l-ρ_g)/(ρ_g*C))',
      source: `${api}: drop-out velocity`,
    },
  },
);

export const dragAbscissa = byMethod({ original: original.dragAbscissa, api521: api521.dragAbscissa });
export const dragCoefficient = byMethod({ original: original.dragCoefficient, api521: api521.dragCoefficient });
export const terminalVelocity = byMethod({ original: original.terminalVelocity, api521: api521.terminalVelocity });

const design = { label: 'Design velocity', symbol: 'V_d', kind: 'velocity', unit: 'm/s' } as const;
export const designVelocity = byMethod({
  original: step(
    'designVelocity',
    { terminalVelocity: original.terminalVelocity, safetyFactor },
    { ...design, equation: 'V_d = 0.8*V_t/S_F', source: originalMethod },
    v => (0.8 * v.terminalVelocity) / v.safetyFactor,
  ),
  api521: step(
    'designVelocity',
    { terminalVelocity: api521.terminalVelocity },
    { ...design, equation: 'V_d = V_t', source: `${api}: no margin on the velocity` },
    v => v.terminalVelocity,
  ),
});
export const dropletReynolds = step(
  'dropletReynolds',
  { dragAbscissa, dragCoefficient },
  { label: 'Reynolds number of the droplet', symbol: 'Re', equation: 'Re = sqrt(X/C)', kind: 'number', unit: '' },
  v => Math.sqrt(v.dragAbscissa / v.dragCoefficient),
);

/** Settling velocity of any droplet size by the method's equations. */
export const fallOf = byMethod({
  original: deferred('fallOf', {}, () => (any: Droplet) => velocityOfFall(any).velocity),
  api521: deferred('fallOf', {}, () => (any: Droplet) => dropOutVelocity(any).velocity),
});

const densities = check({ gasDensity, liquidDensity }, v =>
  v.liquidDensity > v.gasDensity
    ? []
    : [error('Liquid density must be above the gas density: otherwise nothing settles.', { field: 'liquidDensity' })],
);

/** Warns of droplet sizes outside the usual range for flare drums. */
const usualDroplet = check({ dropletSize }, v => {
  const size = (droplet: number) => messageValue('length', droplet, { digits: 3, like: 'dropletSize' });
  const values = { size: size(v.dropletSize), least: size(300e-6), most: size(600e-6) };
  const details = { field: 'dropletSize', source: api, values };
  if (v.dropletSize > 600e-6 * (1 + 1e-9))
    return [
      warning(
        'Droplets of up to {size} carry over to the flare; API 521 sizes for {least} to {most}, because larger ones can fall as burning rain.',
        details,
      ),
    ];
  const text = 'API 521 sizes flare drums for {least} to {most}; {size} gives a larger drum.';
  return v.dropletSize < 300e-6 * (1 - 1e-9) ? [info(text, details)] : [];
});

export const settlingChecks = [densities, usualDroplet];

export const safety = check({ safetyFactor }, v =>
  v.safetyFactor < 1
    ? [
        warning(
          'A safety factor below 1 assumes that droplets fall faster than they do: the drum is on the unsafe side.',
          { field: 'safetyFactor' },
        ),
      ]
    : [],
);

const formatRetention = (time: number, digits: number) => messageValue('time', time, { digits, like: 'retentionTime' });

export const retention = check({ retentionTime }, v =>
  v.retentionTime < 20 * 60 * (1 - 1e-9)
    ? [
        warning('The drum holds {held} of liquid; API 521 calls for {least} to {most} of the liquid released.', {
          field: 'retentionTime',
          source: api,
          values: {
            held: formatRetention(v.retentionTime, 3),
            least: formatRetention(1200, 2),
            most: formatRetention(1800, 2),
          },
        }),
      ]
    : [],
);

/** Warns of a typed drag coefficient far from the curve, or outside its range. */
export const readCoefficient = check({ dragAbscissa: api521.dragAbscissa, read: dragCoefficientRead }, v => {
  const details = { field: 'dragCoefficientRead' };
  if (!(v.dragAbscissa > 0 && v.dragAbscissa <= greatestAbscissa))
    return [
      warning(
        'The drag coefficient entered cannot be checked: the droplet lies beyond the drag curve of a sphere, which ends at Re = 338\u202f000.',
        details,
      ),
    ];
  const computed = coefficientOfSphere(settlingReynoldsNumber(v.dragAbscissa));
  const off = v.read / computed - 1;
  return Math.abs(off) <= 0.05
    ? []
    : [
        warning(
          `The drag coefficient entered, ${formatNumber(v.read, 3)}, is ${formatNumber(Math.abs(off) * 100, 2)} % ${off < 0 ? 'below' : 'above'} that of a sphere, ${formatNumber(computed, 4)}.`,
          details,
        ),
      ];
});
