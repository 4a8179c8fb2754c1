import { formatNumber } from '@isentrope/engineering/quantities';
import {
  dragCoefficient,
  settlingReynoldsNumber,
  vapourSpaceRule,
  type HorizontalDrum,
} from '@isentrope/engineering/vessels';
import { error, info, warning, type Message } from '../kit/index.ts';
import { api } from './steps.ts';

const micrometres = (si: number) => `${formatNumber(si * 1e6, 3)} μm`;

export function densities(v: { gasDensity: number; liquidDensity: number }): Message[] {
  return v.liquidDensity > v.gasDensity
    ? []
    : [error('Liquid density must be above the gas density: nothing falls out.', { field: 'liquidDensity' })];
}

/** Droplets outside what a flare drum is sized for. */
export function droplet(v: { dropletSize: number }): Message[] {
  if (v.dropletSize > 600e-6 * (1 + 1e-9))
    return [
      warning(
        `Droplets of up to ${micrometres(v.dropletSize)} go on to the flare; API 521 sizes for 300 to 600 μm, since larger ones fall as burning rain.`,
        { field: 'dropletSize', source: api },
      ),
    ];
  return v.dropletSize < 300e-6 * (1 - 1e-9)
    ? [
        info(`API 521 sizes flare drums for 300 to 600 μm; ${micrometres(v.dropletSize)} makes a larger drum.`, {
          field: 'dropletSize',
          source: api,
        }),
      ]
    : [];
}

export function retention(v: { retentionTime: number }): Message[] {
  return v.retentionTime < 20 * 60 * (1 - 1e-9)
    ? [
        warning(
          `The drum holds the liquid for ${formatNumber(v.retentionTime / 60, 3)} min; API 521 asks for 20 to 30 min of the liquid released.`,
          { field: 'retentionTime', source: api },
        ),
      ]
    : [];
}

export function safety(v: { safetyFactor: number }): Message[] {
  return v.safetyFactor < 1
    ? [warning('A safety factor below 1 takes droplets to fall faster than they do.', { field: 'safetyFactor' })]
    : [];
}

export function slenderness(v: { ldRatio: number; drumOrientation: 'Horizontal' | 'Vertical' }): Message[] {
  if (v.ldRatio >= 2.5 * (1 - 1e-9) && v.ldRatio <= 6 * (1 + 1e-9)) return [];
  const words = `L/D = ${formatNumber(v.ldRatio, 3)} is outside the usual 2.5 to 6.`;
  const standing = v.drumOrientation === 'Vertical';
  return [
    standing
      ? info(`${words} A horizontal drum may be the better one.`, { field: 'ldRatio' })
      : warning(words, { field: 'ldRatio' }),
  ];
}

/** A drag coefficient that was read far from the curve. */
export function readCoefficient(v: { dragAbscissa: number; dragCoefficientRead: number }): Message[] {
  const computed = dragCoefficient(settlingReynoldsNumber(v.dragAbscissa));
  const off = v.dragCoefficientRead / computed - 1;
  return Math.abs(off) <= 0.05
    ? []
    : [
        warning(
          `The drag coefficient read, ${formatNumber(v.dragCoefficientRead, 3)}, is ${formatNumber(Math.abs(off) * 100, 2)} % ${off < 0 ? 'below' : 'above'} that of a sphere, ${formatNumber(computed, 4)}.`,
          { field: 'dragCoefficientRead' },
        ),
      ];
}

/** A demister that the drum has no room for. */
export function demisterFits(v: {
  demisterArea: number;
  drumDiameter: number;
  drumOrientation: 'Horizontal' | 'Vertical';
}): Message[] {
  const room = (Math.PI / 4) * v.drumDiameter ** 2;
  return v.drumOrientation === 'Vertical' && v.demisterArea > room
    ? [
        warning(
          `The demister needs ${formatNumber(v.demisterArea, 3)} m², the drum’s cross-section has ${formatNumber(room, 3)} m².`,
          { field: 'demisterArea' },
        ),
      ]
    : [];
}

/** Droplets that reach the liquid only beyond the end of the drum, or gas that rises faster than they fall. */
export function liquidGoverns(v: { diameterForLiquid: number; diameterForGas: number }): Message[] {
  return v.diameterForLiquid > v.diameterForGas
    ? [info('The liquid to be held governs the size, not the droplets.', { field: 'drumDiameter' })]
    : [];
}

/** What bounds the vapour space of a lying drum, where that and not the droplets makes it as large as it is. */
export function vapourSpace({ drum }: { drum: HorizontalDrum }): Message[] {
  const { leastShare, leastDepth, greatestVelocity } = vapourSpaceRule;
  const details = { field: 'drumDiameter', source: 'Common practice' };
  const alone = 'for the droplets alone a smaller drum would do.';
  if (drum.governedBy === 'gasDepth')
    return [
      info(
        `The vapour space governs the size: the liquid is kept below the top by ${formatNumber(leastDepth * 1000, 3)} mm and by ${formatNumber(leastShare * 100, 2)} % of the diameter, which leaves it at most 86 % of the cross-section; ${alone}`,
        details,
      ),
    ];
  return drum.governedBy === 'gasVelocity'
    ? [
        info(
          `The gas velocity governs the size: above the liquid it is kept to ${formatNumber(greatestVelocity, 2)} m/s; ${alone}`,
          details,
        ),
      ]
    : [];
}
