import { toSi } from '../../quantities/index.ts';
import type { LineLimits } from './limits.ts';
import type { Certainty } from './roughness.ts';

/** Fluid in a line. */
export type Fluid = 'Liquid' | 'Gas' | 'Steam' | 'Two-phase';

/** A line service and its criteria. */
export interface LineService {
  readonly fluids: readonly Fluid[];
  readonly source: string;
  readonly certainty: Certainty;
  readonly limits?: LineLimits;
  /** Limits by inlet gauge pressure, Pa, each from the pressure it names; ascending. */
  readonly byPressure?: readonly { readonly from: number; readonly limits: LineLimits }[];
  /** v = factor/ρ^exponent, at most `maximum`, m/s. */
  readonly velocityByDensity?: { readonly factor: number; readonly exponent: number; readonly maximum: number };
}

const bar = 1e5;
/** bar per 100 m, in Pa/m. */
const gradientUnit = bar / 100;

const range = (minimum: number, maximum: number) => ({ minimum, maximum });
const gradient = (minimum: number, maximum: number) => range(minimum * gradientUnit, maximum * gradientUnit);
const american = (minimum: number, maximum: number) =>
  range(toSi('pressureGradient', minimum, 'psi/100 ft'), toSi('pressureGradient', maximum, 'psi/100 ft'));
const psi = toSi('gaugePressure', 1, 'psi(g)');

/** Usual ranges of velocity, m/s, and of pressure drop, bar per 100 m. */
function practice(fluids: readonly Fluid[], velocity: [number, number], drop?: [number, number]): LineService {
  const limits = { velocity: range(...velocity), ...(drop ? { gradient: gradient(...drop) } : {}) };
  return { fluids, source: 'Common practice', certainty: 'common practice', limits };
}

const apiRP14E = 'API RP 14E (1991)';
const norsok = 'NORSOK P-002';
const liquid = ['Liquid'] as const;
const gas = ['Gas'] as const;
const twoPhase = ['Two-phase'] as const;

/** A row of limits from a gauge pressure, bar. */
const from = (pressure: number, velocity: [number, number], drop: [number, number]) => ({
  from: pressure * bar,
  limits: { velocity: range(...velocity), gradient: gradient(...drop) },
});

/** Services and their criteria. The certainty of a row applies to all its values. */
export const serviceTable = {
  'Liquid, general (API RP 14E)': {
    fluids: liquid,
    source: apiRP14E,
    certainty: 'recalled',
    limits: { velocity: range(0.91, 4.6), erosionalRatio: 1 },
  },
  'Pump suction, boiling liquid': practice(liquid, [0.3, 1.2], [0.01, 0.06]),
  'Pump suction, subcooled liquid': practice(liquid, [0.6, 1.8], [0.05, 0.23]),
  'Pump discharge, up to 50 m³/h': practice(liquid, [1.2, 2.4], [0.3, 0.9]),
  'Pump discharge, above 50 m³/h': practice(liquid, [1.5, 4], [0.2, 0.7]),
  'Gravity flow': practice(liquid, [0.3, 1.2], [0.005, 0.05]),
  'Column side draw, drain': practice(liquid, [0.3, 0.9]),
  'Cooling water header': practice(liquid, [1.5, 3], [0.1, 0.3]),
  'Boiler feed water discharge': practice(liquid, [2, 4.5], [0.2, 0.7]),
  'Corrosive liquid: amine, caustic, sour water': practice(liquid, [0.9, 1.8]),
  'Concentrated sulfuric acid, carbon steel': practice(liquid, [0.3, 0.9]),
  'Viscous oil': practice(liquid, [0.3, 1.8], [0.2, 0.9]),
  'Liquid, carbon steel (NORSOK)': {
    fluids: liquid,
    source: norsok,
    certainty: 'recalled',
    limits: { velocity: { maximum: 6 } },
  },
  'Liquid with sand, carbon steel (NORSOK)': {
    fluids: liquid,
    source: norsok,
    certainty: 'recalled',
    limits: { velocity: { maximum: 5 } },
  },
  'Untreated seawater, carbon steel (NORSOK)': {
    fluids: liquid,
    source: norsok,
    certainty: 'recalled',
    limits: { velocity: { maximum: 3 } },
  },
  'Gas, by pressure': {
    fluids: gas,
    source: 'Common practice',
    certainty: 'common practice',
    byPressure: [
      from(-1.01325, [30, 60], [0.005, 0.02]),
      from(0, [15, 30], [0.02, 0.11]),
      from(7, [10, 25], [0.1, 0.35]),
      from(35, [8, 20], [0.2, 0.5]),
      from(100, [5, 15], [0.2, 0.7]),
    ],
  },
  'Gas (NORSOK)': {
    fluids: gas,
    source: norsok,
    certainty: 'recalled',
    velocityByDensity: { factor: 175, exponent: 0.43, maximum: 60 },
    byPressure: [
      { from: -1.01325 * bar, limits: { gradient: gradient(0.001, 0.11) } },
      { from: 35 * bar, limits: { gradient: gradient(0.11, 0.27) } },
    ],
  },
  'Gas (API RP 14E)': {
    fluids: gas,
    source: apiRP14E,
    certainty: 'recalled',
    limits: { velocity: { maximum: toSi('velocity', 60, 'ft/s') }, erosionalRatio: 1 },
    byPressure: [
      { from: -1.01325 * bar, limits: { gradient: american(0.05, 0.19) } },
      { from: 100.5 * psi, limits: { gradient: american(0.2, 0.49) } },
      { from: 500.5 * psi, limits: { gradient: american(0.5, 1.2) } },
    ],
  },
  'Steam, by pressure': {
    fluids: ['Steam'],
    source: 'Common practice',
    certainty: 'common practice',
    byPressure: [
      from(-1.01325, [15, 30], [0.02, 0.1]),
      from(3, [20, 40], [0.1, 0.3]),
      from(20, [30, 50], [0.2, 0.5]),
      from(40, [40, 60], [0.3, 0.7]),
    ],
  },
  'Two-phase process line': {
    fluids: twoPhase,
    source: 'Common practice',
    certainty: 'common practice',
    limits: { velocity: range(3, 20), gradient: gradient(0.05, 0.4), momentumFlux: 15_000 },
  },
  'Two-phase (API RP 14E)': {
    fluids: twoPhase,
    source: apiRP14E,
    certainty: 'recalled',
    limits: { velocity: { minimum: 3.05 }, erosionalRatio: 1 },
  },
  'Two-phase (NORSOK)': {
    fluids: twoPhase,
    source: norsok,
    certainty: 'recalled',
    velocityByDensity: { factor: 183, exponent: 0.5, maximum: Infinity },
  },
  'Steam condensate, two-phase': practice(twoPhase, [5, 20]),
  'Thermosyphon reboiler outlet': practice(twoPhase, [6, 15], [0.02, 0.1]),
  'Wet gas, carbon steel': {
    fluids: ['Gas', 'Two-phase'],
    source: 'Common practice',
    certainty: 'common practice',
    limits: { momentumFlux: 10_000, erosionalRatio: 1 },
  },
  'Compressor suction': practice(gas, [10, 20], [0.02, 0.1]),
  'Compressor discharge': practice(gas, [15, 25], [0.05, 0.25]),
  'Column overhead vapour': practice(gas, [12, 30], [0.02, 0.1]),
  'Flare header (NORSOK)': {
    fluids: ['Gas', 'Steam'],
    source: norsok,
    certainty: 'recalled',
    limits: { mach: 0.6, momentumFlux: 200_000 },
  },
  'Flare header, continuous flow': {
    fluids: gas,
    source: 'Common practice',
    certainty: 'common practice',
    limits: { mach: 0.5, momentumFlux: 200_000 },
  },
  'Relief valve outlet, blowdown (NORSOK)': {
    fluids: ['Gas', 'Steam'],
    source: norsok,
    certainty: 'recalled',
    limits: { mach: 0.7, momentumFlux: 200_000 },
  },
  'Two-phase relief, blowdown (NORSOK)': {
    fluids: twoPhase,
    source: norsok,
    certainty: 'recalled',
    limits: { momentumFlux: 200_000 },
  },
} as const satisfies Readonly<Record<string, LineService>>;

/** A line service with tabulated criteria. */
export type ServiceName = keyof typeof serviceTable;
