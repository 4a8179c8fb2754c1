import {
  exceeded,
  fallenShort,
  limitsOf,
  serviceTable,
  smallestWithin,
  type Finding,
  type LineLimits,
  type LineRating,
  type LineService,
  type ServiceName,
} from '@isentrope/engineering/flow';
import { formatNumber, fromSi } from '@isentrope/engineering/quantities';
import { absent, missing, table, type Absent, type Table } from '../kit/index.ts';
import { pipeName, withChoking, type PipeRating } from './sizes.ts';

/** What a criterion is called, with the unit of its limit. */
const words: Readonly<Record<keyof LineRating, (limit: number) => string>> = {
  velocity: limit => `velocity of ${formatNumber(limit, 3)} m/s`,
  gradient: limit => `pressure drop of ${formatNumber(fromSi('pressureGradient', limit, 'bar/100 m'), 3)} bar/100 m`,
  momentumFlux: limit => `ρv² of ${formatNumber(limit, 3)} kg/(m·s²)`,
  mach: limit => `Mach ${formatNumber(limit, 2)} at the outlet`,
  erosionalRatio: () => 'erosional velocity',
};

/** A limit in words: "velocity of 4.60 m/s". */
export function limitInWords({ what, limit }: Finding): string {
  return words[what](limit);
}

/** Where the criteria of a service are from, and how sure that is. */
export function sourceOf(service: ServiceName): string {
  const { source, certainty }: LineService = serviceTable[service];
  if (certainty === 'common practice') return `${source}; companies differ`;
  return certainty === 'recalled' ? `${source}, figure not compared with the printed text` : source;
}

/** The criteria of the service. */
export function limits(v: {
  service: ServiceName;
  inletDensity?: number | undefined;
  pressure?: number | undefined;
}): LineLimits | Absent {
  if (v.inletDensity === undefined) return missing('density');
  return limitsOf(v.service, { density: v.inletDensity, gaugePressure: v.pressure }) ?? missing('pressure');
}

/** The smallest size that meets every criterion. */
export const recommended = {
  info: { label: 'Recommended size', source: (v: { service: ServiceName }) => sourceOf(v.service) },
  compute: ({ sizes }: { sizes: readonly PipeRating[]; service: ServiceName }) => {
    const size = sizes[smallestWithin(sizes) ?? -1];
    return size ? pipeName(size.pipe) : absent('no standard size of this schedule meets every criterion');
  },
} as const;

/** Criteria by name, for a verdict in few words. */
const names: Readonly<Record<keyof LineRating, string>> = {
  velocity: 'velocity',
  gradient: 'pressure drop',
  momentumFlux: 'ρv²',
  mach: 'Mach number',
  erosionalRatio: 'erosion',
};

/** What criteria make of a size, in few words. */
function judged(above: readonly Finding[], below: readonly Finding[]): string {
  if (above.length > 0) return `Too small: ${above.map(({ what }) => names[what]).join(', ')}`;
  return below.length > 0 ? 'Wider than usual' : 'Meets criteria';
}

/** How the line as it is stands to the criteria. */
export const verdict = {
  info: { label: 'This size', source: (v: { service: ServiceName }) => sourceOf(v.service) },
  compute: (v: Own) => judged(ownFindings(v), fallenShort(v.limits, ownRating(v))),
} as const;

/** The line itself, as its criteria see it. */
export interface Own {
  readonly service: ServiceName;
  readonly limits: LineLimits;
  readonly velocity: number;
  readonly rhoV2: number;
  readonly erosionalRatio: number;
  readonly pressureDropPer100m?: number | undefined;
  readonly machNumber?: number | undefined;
  readonly outletMach?: number | undefined;
  readonly isentropicExponent?: number | undefined;
  readonly absolutePressure?: number | undefined;
}

function ownRating(v: Own): LineRating {
  return {
    velocity: v.velocity,
    gradient: v.pressureDropPer100m,
    momentumFlux: v.rhoV2,
    mach: v.outletMach,
    erosionalRatio: v.erosionalRatio,
  };
}

/** What the line breaks. A gradient that is not known yet breaks nothing. */
export function ownFindings(v: Own): Finding[] {
  return exceeded(withChoking(v.limits, v), ownRating(v)).filter(
    ({ what }) =>
      (what !== 'gradient' || v.pressureDropPer100m !== undefined) && (what !== 'mach' || v.outletMach !== undefined),
  );
}

/** The neighbouring sizes against the criteria. */
export function sizeTable({ sizes }: { sizes: readonly PipeRating[] }): Table {
  const gas = sizes.some(({ rating }) => rating.mach !== undefined);
  return table(
    [
      { id: 'size', label: 'Size' },
      { id: 'insideDiameter', label: 'Inside diameter', kind: 'length', unit: 'mm' },
      { id: 'velocity', label: 'Velocity', kind: 'velocity', unit: 'm/s', digits: 3 },
      { id: 'pressureDropPer100m', label: 'Pressure drop', kind: 'pressureGradient', unit: 'bar/100 m', digits: 3 },
      { id: 'rhoV2', label: 'ρv²', kind: 'momentumFlux', unit: 'kg/(m·s²)', digits: 3 },
      { id: 'erosionalRatio', label: 'Share of erosional velocity', digits: 3 },
      ...(gas ? [{ id: 'machNumber', label: 'Mach number at the outlet', digits: 3 }] : []),
      { id: 'judgement', label: 'Against the criteria' },
    ],
    sizes.map(size => {
      const { pipe, rating } = size;
      return [
        pipeName(pipe),
        pipe.innerDiameter,
        rating.velocity,
        rating.gradient,
        rating.momentumFlux,
        rating.erosionalRatio,
        ...(gas ? [rating.mach ?? 'chokes'] : []),
        judged(size.exceeded, size.fallenShort),
      ];
    }),
  );
}
