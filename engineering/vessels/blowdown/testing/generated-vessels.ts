import { pow } from '../../../elementary/index.ts';
import {
  ellipsoidalHead,
  flatHead,
  hemisphericalHead,
  standardTorisphericalHead,
  vessel,
  vesselHeight,
  type Head,
} from '../../../geometry/index.ts';
import { fireScenarios } from '../../../heat-transfer/index.ts';
import { componentOf } from '../../../properties/index.ts';
import type { BlowdownOptions, BlowdownSpec, HeatSpec } from '../spec.ts';
import { startingPhases } from '../contents/starting-phases.ts';

/** A family of mixtures: the mole fractions around which those of a vessel scatter, and the range of initial states. */
interface Family {
  readonly name: string;
  readonly fractions: Readonly<Record<string, number>>;
  /** K and Pa. */
  readonly temperature: readonly [lowest: number, highest: number];
  readonly pressure: readonly [lowest: number, highest: number];
}

const bar = 1e5;
const mixtures: readonly Family[] = [
  { name: 'lean', fractions: { C1: 0.8, C2: 0.1, C3: 0.1 }, temperature: [225, 340], pressure: [5 * bar, 250 * bar] },
  {
    name: 'rich',
    fractions: { N2: 0.01, C1: 0.7, C2: 0.1, C3: 0.08, nC4: 0.06, nC5: 0.05 },
    temperature: [240, 360],
    pressure: [5 * bar, 250 * bar],
  },
  {
    name: 'heavy',
    fractions: { C1: 0.6, C2: 0.08, C3: 0.07, nC5: 0.1, nC10: 0.15 },
    temperature: [270, 400],
    pressure: [10 * bar, 300 * bar],
  },
  {
    name: 'carbon dioxide',
    fractions: { CO2: 0.9, C1: 0.07, N2: 0.02, H2S: 0.01 },
    temperature: [235, 350],
    pressure: [8 * bar, 200 * bar],
  },
  {
    name: 'hydrogen',
    fractions: { H2: 0.7, C1: 0.2, C3: 0.05, nC6: 0.05 },
    temperature: [230, 380],
    pressure: [10 * bar, 300 * bar],
  },
  {
    name: 'sour',
    fractions: { C1: 0.5, CO2: 0.15, H2S: 0.2, C2: 0.05, C3: 0.05, nC7: 0.05 },
    temperature: [250, 370],
    pressure: [8 * bar, 220 * bar],
  },
];

/** Pure components start around their critical temperature, from well below to well above it. */
const pureComponents = ['C1', 'C2', 'C3', 'nC4', 'CO2', 'N2', 'H2S', 'C2=', 'NH3', 'H2'];

const heads: readonly ((diameter: number, thickness: number) => Head)[] = [
  flatHead,
  diameter => ellipsoidalHead(diameter),
  hemisphericalHead,
  (diameter, thickness) => standardTorisphericalHead('klopper', diameter, thickness),
  (diameter, thickness) => standardTorisphericalHead('korbbogen', diameter, thickness),
];

/** A vessel to be depressured, with a name that describes its contents. */
export interface GeneratedVessel {
  readonly name: string;
  readonly spec: BlowdownSpec;
  readonly options: BlowdownOptions;
}

/** Deterministic random numbers from 0 to 1 for a seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Generates a vessel from its number: any shape and heads, one of six mixture families or a pure component, from gas through dense fluid to
 * two phases, by either contents model. Starts that are all liquid are drawn again: a blowdown needs a gas space.
 */
export function generatedVessel(number: number): GeneratedVessel {
  const kind = Math.floor(number / 2) % (mixtures.length + 1);
  return vesselWith(number, random => startOf(() => mixtures[kind] ?? pureFamily(random), random));
}

/** Generates the vessel of a number around contents drawn first. */
function vesselWith(number: number, starts: (random: () => number) => Start): GeneratedVessel {
  const random = randomNumbers(number);
  const between = (low: number, high: number): number => low + (high - low) * random();
  const logarithmic = (low: number, high: number): number => low * pow(high / low, random());
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

  const start = starts(random);
  const diameter = logarithmic(0.3, 3);
  const length = diameter * between(1, 6);
  const thickness = Math.max(0.006, diameter * between(0.01, 0.06));
  const head = oneOf(heads)(diameter, thickness);
  const shape = vessel(random() < 0.5 ? 'horizontal' : 'vertical', diameter, length, [head, head]);
  const level = start.twoPhase && random() < 0.25 ? between(0.02, 0.7) * vesselHeight(shape) : undefined;
  // Approximate time in which the gas leaves, from the contents per area of the opening.
  const emptying = logarithmic(60, 3600);
  const orifice = Math.min(0.2 * diameter, diameter * Math.sqrt(length / (150 * emptying)));
  const draw = oneOf(['vapour', 'vapour', 'vapour', 'vapour', 'liquid', 'mixed'] as const);
  const insulated = random() < 0.15;
  const heat = heatOf(random, start.temperature);
  const model = number % 2 === 0 ? 'equilibrium' : 'non-equilibrium';
  return {
    name: `${number}: ${start.name}, ${model}, ${shape.orientation}, ${head.form}, ${heat.mode}, ${draw}`,
    spec: {
      shape,
      wall: {
        metal: { thickness, density: 7850, heatCapacity: 480, conductivity: 45 },
        ...(insulated ? { insulation: { thickness: 0.05, density: 120, heatCapacity: 840, conductivity: 0.04 } } : {}),
      },
      fluid: { model: 'peng-robinson', composition: start.composition },
      initial: { temperature: start.temperature, pressure: start.pressure, ...(level === undefined ? {} : { level }) },
      outlet: {
        diameter: orifice,
        dischargeCoefficient: 0.85,
        backPressure: Math.min(start.pressure / 2, between(1.013 * bar, 3 * bar)),
        draw,
        ...(random() < 0.2 ? { startDelay: 30, openingTime: 10 } : {}),
      },
      heat,
    },
    options: { endTime: 900, model },
  };
}

interface Start {
  readonly name: string;
  readonly composition: readonly { readonly id: string; readonly fraction: number }[];
  readonly temperature: number;
  readonly pressure: number;
  readonly twoPhase: boolean;
}

/** Mixtures with water: from a trace in the vapour to much free water, with and without hydrocarbon liquid. */
const wetMixtures: readonly Family[] = [
  {
    name: 'wet gas',
    fractions: { C1: 0.8, C2: 0.1, C3: 0.08, H2O: 0.02 },
    temperature: [280, 400],
    pressure: [5 * bar, 200 * bar],
  },
  {
    name: 'separator',
    fractions: { N2: 0.01, C1: 0.5, C2: 0.08, C3: 0.06, nC5: 0.06, nC10: 0.09, H2O: 0.2 },
    temperature: [280, 400],
    pressure: [5 * bar, 200 * bar],
  },
  {
    name: 'produced water',
    fractions: { C1: 0.2, C3: 0.03, nC7: 0.05, H2O: 0.72 },
    temperature: [285, 430],
    pressure: [5 * bar, 150 * bar],
  },
  {
    name: 'sour water',
    fractions: { C1: 0.5, CO2: 0.2, H2S: 0.1, nC6: 0.05, H2O: 0.15 },
    temperature: [285, 400],
    pressure: [5 * bar, 150 * bar],
  },
  { name: 'wet propane', fractions: { C3: 0.9, H2O: 0.1 }, temperature: [285, 400], pressure: [2 * bar, 60 * bar] },
  {
    name: 'nitrogen over water',
    fractions: { N2: 0.3, H2O: 0.7 },
    temperature: [285, 450],
    pressure: [5 * bar, 200 * bar],
  },
];

/** Generates a vessel with water in its contents, by either contents model. */
export function generatedWetVessel(
  number: number,
  model: 'equilibrium' | 'non-equilibrium' = 'equilibrium',
): GeneratedVessel {
  const kind = wetMixtures[number % wetMixtures.length] as Family;
  const { name, spec, options } = vesselWith(number, random => startOf(() => kind, random));
  return { name: `wet ${name.replace(/, (non-)?equilibrium/, `, ${model}`)}`, spec, options: { ...options, model } };
}

/** Draws contents that are not all liquid. */
function startOf(kind: () => Family, random: () => number): Start {
  for (;;) {
    const family = kind();
    const { fractions, name } = family;
    const shares = Object.entries(fractions).map(([id, share]) => ({ id, share: share * (0.4 + 1.2 * random()) }));
    const sum = shares.reduce((total, { share }) => total + share, 0);
    const composition = shares.map(({ id, share }) => ({ id, fraction: share / sum }));
    const [coldest, warmest] = family.temperature;
    const [lowest, highest] = family.pressure;
    const temperature = coldest + (warmest - coldest) * random();
    const pressure = lowest * pow(highest / lowest, random());
    const { condition } = startingPhases({ model: 'peng-robinson', composition }, { temperature, pressure });
    if (condition === 'liquid') continue;
    return { name, composition, temperature, pressure, twoPhase: condition === 'two-phase' };
  }
}

function pureFamily(random: () => number): Family {
  const id = pureComponents[Math.floor(random() * pureComponents.length)] ?? 'C1';
  const { criticalTemperature, criticalPressure, tripleTemperature } = componentOf(id);
  const coldest = Math.max(0.75 * criticalTemperature, 1.05 * tripleTemperature);
  return {
    name: id,
    fractions: { [id]: 1 },
    temperature: [Math.max(coldest, Math.min(200, 2 * criticalTemperature)), Math.max(1.4 * criticalTemperature, 330)],
    pressure: [0.15 * criticalPressure, 5 * criticalPressure],
  };
}

function heatOf(random: () => number, temperature: number): HeatSpec {
  const surroundings = { ambientTemperature: Math.min(310, Math.max(260, temperature)), emissivity: 0.8 };
  const which = random();
  if (which < 0.6) return { mode: 'ambient', ...surroundings };
  if (which < 0.75) return { mode: 'adiabatic' };
  if (which < 0.9) return { mode: 'pool-fire', environmentFactor: 1, adequateDrainage: true, ...surroundings };
  return { mode: 'fire-flux', flux: fireScenarios.apiJet, exposedShare: 0.5, ...surroundings };
}
