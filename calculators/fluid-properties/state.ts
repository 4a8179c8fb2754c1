import {
  boilsWhenHeated,
  dryIceRefusal,
  envelopeCrossings,
  fluidMethodOf,
  fluidOf,
  stateOf,
  solidIn,
  type Fluid,
  type RequestedMethod,
  type EquilibriumState,
  type FluidMethod,
  freezesBelow,
  type SolidComponent,
  type StateInputs,
  type PressureTemperature,
} from '@isentrope/engineering/properties';
import { Refusal, undefinedIfRefused } from '@isentrope/engineering/quantities';
import { absent, byMethod, optional, missing, step, value, type Absent, type Source } from '../kit/index.ts';
import { moleFractions } from './composition.ts';
import { byComposition, inputFields } from './fields.ts';

/** The calculator's methods, each with its equation of state; by default the best one for the fluid. */
export const equations = { reference: undefined, gerg2008: 'gerg2008', pr: 'pr' } as const;

type Quantities = 'pressure' | 'temperature' | 'enthalpy' | 'entropy' | 'quality';

/** Inputs of each choice of state variables. */
const requiredInputs: Readonly<Record<string, readonly Quantities[]>> = {
  pT: ['pressure', 'temperature'],
  bubbleT: ['temperature'],
  dewT: ['temperature'],
  bubbleP: ['pressure'],
  dewP: ['pressure'],
  ph: ['pressure', 'enthalpy'],
  ps: ['pressure', 'entropy'],
  hs: ['enthalpy', 'entropy'],
  pq: ['pressure', 'quality'],
  Tq: ['temperature', 'quality'],
};

const labels: Readonly<Record<Quantities, string>> = {
  pressure: 'pressure',
  temperature: 'temperature',
  enthalpy: 'specific enthalpy',
  entropy: 'specific entropy',
  quality: 'vapour quality',
};

/** The two properties that fix the state. */
export const stateInputs = value(
  'givenPair',
  {
    by: inputFields.given,
    ...optional({
      pressure: inputFields.pressure,
      temperature: inputFields.temperature,
      enthalpy: inputFields.enthalpy,
      entropy: inputFields.entropy,
      quality: inputFields.quality,
    }),
  },
  (v): StateInputs | Absent => {
    const lacking = (requiredInputs[v.by] ?? []).filter(name => v[name] === undefined);
    if (lacking.length > 0) return missing(...lacking.map(name => labels[name]));
    const { pressure = NaN, temperature = NaN, enthalpy = NaN, entropy = NaN, quality = NaN } = v;
    switch (v.by) {
      case 'pT':
        return { pressure, temperature };
      case 'bubbleT':
        return { temperature, quality: 0 };
      case 'dewT':
        return { temperature, quality: 1 };
      case 'bubbleP':
        return { pressure, quality: 0 };
      case 'dewP':
        return { pressure, quality: 1 };
      case 'ph':
        return { pressure, enthalpy };
      case 'ps':
        return { pressure, entropy };
      case 'hs':
        return { enthalpy, entropy };
      case 'pq':
        return { pressure, quality };
      case 'Tq':
        return { temperature, quality };
    }
  },
);

/** Properties of the fluid itself by an equation of state. */
export interface FluidInfo {
  readonly equation: FluidMethod;
  readonly source: string;
  readonly remarks: readonly string[];
  readonly fractions: readonly string[];
  readonly cautions: readonly string[];
  readonly pairsWithoutInteraction: Fluid['pairsWithoutInteraction'];
}

/** Returns a source that each method evaluates by its own equation of state. */
export function byEquation<T>(give: (equation: RequestedMethod | undefined) => Source<T>): Source<T> {
  return byMethod(Object.fromEntries(Object.entries(equations).map(([method, equation]) => [method, give(equation)])));
}

export const fluid = byEquation(equation =>
  value('fluid', { moleFractions }, (v): FluidInfo => {
    const found = fluidOf(v.moleFractions, equation);
    const { method, source, remarks, fractions, cautions, pairsWithoutInteraction } = found;
    return { equation: method, source, remarks, fractions, cautions, pairsWithoutInteraction };
  }),
);

/** Whether a fluid is calculated by the best equation for it, and not by another one for comparison. */
export function isByBest(
  { equation }: Pick<FluidInfo, 'equation'>,
  amounts: Readonly<Record<string, number>>,
): boolean {
  return equation === fluidMethodOf(amounts);
}

/** Whether a fluid is calculated by Peng–Robinson for want of a better equation, and not by choice. */
export function isOnlyByCubic(info: Pick<FluidInfo, 'equation'>, amounts: Readonly<Record<string, number>>): boolean {
  return info.equation === 'pr' && isByBest(info, amounts);
}

/** The constants of the petroleum fractions, for the working. */
export const fractionConstants = step(
  'fractionConstants',
  { fluid },
  { label: 'Constants of the petroleum fractions', when: byComposition },
  v =>
    v.fluid.fractions.length > 0 ? v.fluid.fractions.join(' ') : absent('no petroleum fraction in the composition'),
);

export const state = byEquation(equation =>
  value('state', { moleFractions, given: stateInputs }, (v): EquilibriumState =>
    equation === undefined
      ? stateOfBest(v.moleFractions, v.given)
      : singlePhaseAtEnd(stateOf(fluidOf(v.moleFractions, equation), v.given)),
  ),
);

/** Returns the state by the best equation of state. Its Refusal suggests Peng-Robinson if that has a solution. */
function stateOfBest(moleFractions: Readonly<Record<string, number>>, where: StateInputs): EquilibriumState {
  try {
    return singlePhaseAtEnd(stateOf(fluidOf(moleFractions, undefined), where));
  } catch (thrown) {
    if (!(thrown instanceof Refusal) || !hasCubicState(moleFractions, where)) throw thrown;
    throw thrown.followedBy('; the method Peng–Robinson has a state there');
  }
}

function hasCubicState(moleFractions: Readonly<Record<string, number>>, where: StateInputs): boolean {
  // Where a solid forms, a fluid state is meaningless.
  if (moleFractions['CO2'] === 1 && dryIceRefusal(where)) return false;
  try {
    stateOf(fluidOf(moleFractions, 'pr'), where);
    return true;
  } catch (thrown) {
    if (thrown instanceof Refusal) return false;
    throw thrown;
  }
}

/** Returns a two-phase state; at zero or full quality the single phase, for which heat capacity etc. exist. */
function singlePhaseAtEnd(result: EquilibriumState): EquilibriumState {
  const { phases: both, vapourFraction } = result;
  if (!both || (vapourFraction !== 0 && vapourFraction !== 1)) return result;
  const { state: own } = vapourFraction === 0 ? both.liquid : both.vapour;
  return {
    ...own,
    phase: vapourFraction === 0 ? 'liquid' : 'gas',
    quality: vapourFraction,
    vapourFraction,
    phases: both,
    liquids: result.liquids,
  };
}

export const critical = byEquation(equation =>
  value(
    'critical',
    { moleFractions },
    (v): PressureTemperature | Absent =>
      fluidOf(v.moleFractions, equation).criticalPoint() ?? absent('no critical point was found on its phase envelope'),
  ),
);

/** Maximum deviation, K, of a temperature rounded to one decimal. */
const lastDigit = 0.05;

/** Boiling temperature of a pure fluid at a p and T next to its saturation line, where rounding decides the phase. */
export const boilingBeside = byEquation(equation =>
  value('boilingBeside', { moleFractions, given: stateInputs, state }, (v): number | Absent => {
    const off = absent('not beside the saturation line');
    const isPure = Object.keys(v.moleFractions).length === 1;
    if (!isPure || !('pressure' in v.given && 'temperature' in v.given)) return off;
    const { pressure, temperature } = v.given;
    if (v.state.phase !== 'liquid' && v.state.phase !== 'gas') return off;
    const boiling = stateOf(fluidOf(v.moleFractions, equation), { pressure, quality: 0 }).temperature;
    return Math.abs(boiling - temperature) <= lastDigit ? boiling : off;
  }),
);

/**
 * Density of a state of a pure fluid at p and T in the phase that the best equation has there, by which the equations are compared: next to
 * its saturation line they may have it in different phases.
 */
export const comparedDensity = byEquation(equation =>
  value('comparedDensity', { moleFractions, given: stateInputs, state }, (v): number | Absent => {
    const { density, phase, temperature } = v.state;
    const isPure = Object.keys(v.moleFractions).length === 1;
    if (equation === undefined || !isPure || !('pressure' in v.given && 'temperature' in v.given)) return density;
    const best = stateOf(fluidOf(v.moleFractions), v.given).phase;
    if (best === phase || (best !== 'gas' && best !== 'liquid') || (phase !== 'gas' && phase !== 'liquid'))
      return density;
    const saturated = stateOf(fluidOf(v.moleFractions, equation), { temperature, quality: 0 }).phases;
    if (!saturated) return absent('no second phase');
    return (best === 'gas' ? saturated.vapour : saturated.liquid).state.density;
  }),
);

/** So near to the state that is calculated, of its pressure or temperature in K, another dew point is the same one. */
const samePoint = 0.01;

/** Whether the state is a bubble point at a pressure at which a liquid that is heated does not begin to boil. */
export const coldSideBoils = byEquation(equation =>
  value(
    'coldSideBoils',
    { moleFractions, given: stateInputs, state },
    v =>
      'quality' in v.given &&
      v.given.quality === 0 &&
      'pressure' in v.given &&
      !boilsWhenHeated(fluidOf(v.moleFractions, equation), v.state),
  ),
);

/** Another bubble or dew point at the same temperature or pressure. */
interface OtherSaturation extends PressureTemperature {
  /** Whether there are two phases between the two. */
  readonly isTwoPhaseBetween: boolean;
}

/** Whether a fluid has two phases at a pressure and a temperature; undefined where that is not known. */
function hasTwoPhases(fluid: Fluid, at: PressureTemperature): boolean | undefined {
  const found = undefinedIfRefused(() => stateOf(fluid, at));
  return found && found.phases !== undefined;
}

/** Whether phases change at a saturation point, which is known within about 1 %. */
function changesPhases(fluid: Fluid, at: PressureTemperature, isOverT: boolean): boolean {
  const [before, after] = [1 - 2 * samePoint, 1 + 2 * samePoint].map(ratio =>
    hasTwoPhases(
      fluid,
      isOverT ? { ...at, temperature: ratio * at.temperature } : { ...at, pressure: ratio * at.pressure },
    ),
  );
  return before === undefined || after === undefined || before !== after;
}

/** The other bubble or dew point at the temperature or the pressure that is given: a retrograde mixture has two. */
export const otherSaturation = byEquation(equation =>
  value('otherSaturation', { moleFractions, given: stateInputs, state }, (v): OtherSaturation | Absent => {
    const none = absent('no second bubble or dew point');
    if (!('quality' in v.given) || (v.given.quality !== 0 && v.given.quality !== 1)) return none;
    const fluid = fluidOf(v.moleFractions, equation);
    const envelope = fluid.envelope();
    const result = envelope && envelopeCrossings(envelope, v.given, v.given.quality === 0 ? 'bubble' : 'dew');
    const isOther = ({ pressure, temperature }: PressureTemperature) =>
      Math.abs(pressure / v.state.pressure - 1) > samePoint ||
      Math.abs(temperature / v.state.temperature - 1) > samePoint;
    const other = result?.find(each => isOther(each) && changesPhases(fluid, each, 'pressure' in v.given));
    if (!other) return none;
    const between = {
      pressure: Math.sqrt(other.pressure * v.state.pressure),
      temperature: (other.temperature + v.state.temperature) / 2,
    };
    return { ...other, isTwoPhaseBetween: hasTwoPhases(fluid, between) ?? true };
  }),
);

/** Carbon dioxide, else water, that is solid in the state, and the temperature below which it freezes at its pressure, K. */
export const solid = byEquation(equation =>
  value('solid', { moleFractions, state }, (v): (SolidComponent & { freezesBelow: number | undefined }) | Absent => {
    const found = solidIn(fluidOf(v.moleFractions, equation), v.state);
    return found ? { ...found, freezesBelow: freezesBelow(found, v.moleFractions, equation) } : absent('no solid');
  }),
);

/** Returns the two phases of a state that has them. */
export const phases = value(
  'phases',
  { state },
  v => v.state.phases ?? absent(`no second phase: the fluid is ${v.state.phase === 'gas' ? 'a gas' : v.state.phase}`),
);
