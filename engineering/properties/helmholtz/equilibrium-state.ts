import type {
  Composition,
  EquilibriumPhase,
  EquilibriumState,
  SeparateLiquid,
  ThermodynamicState,
} from './thermodynamic-state.ts';

/** Wraps a single-phase state. Its properties are written out: to spread them took longer than to compute a state of a pure fluid. */
export function onePhaseState(state: ThermodynamicState): EquilibriumState {
  return {
    phase: state.phase,
    molarMass: state.molarMass,
    pressure: state.pressure,
    temperature: state.temperature,
    quality: state.quality,
    density: state.density,
    specificVolume: state.specificVolume,
    compressibilityFactor: state.compressibilityFactor,
    enthalpy: state.enthalpy,
    internalEnergy: state.internalEnergy,
    entropy: state.entropy,
    cp: state.cp,
    cv: state.cv,
    speedOfSound: state.speedOfSound,
    isentropicExponent: state.isentropicExponent,
    jouleThomson: state.jouleThomson,
    fugacity: state.fugacity,
    vapourFraction: undefined,
    phases: undefined,
    liquids: undefined,
  };
}

/** State of two phases of a fluid at one pressure and temperature, with a vapour mole fraction of 0 to 1. */
export function twoPhaseState(
  liquid: EquilibriumPhase,
  vapour: EquilibriumPhase,
  vapourFraction: number,
): EquilibriumState {
  const { state: below } = liquid;
  const { state: above } = vapour;
  const { pressure, temperature } = above;
  const molarMass = below.molarMass + vapourFraction * (above.molarMass - below.molarMass);
  const quality = vapourFraction * (above.molarMass / molarMass);
  const between = (a: number, b: number): number => (1 - quality) * a + quality * b;
  const specificVolume = between(below.specificVolume, above.specificVolume);
  const enthalpy = between(below.enthalpy, above.enthalpy);
  return {
    phase: 'two-phase',
    molarMass,
    pressure,
    temperature,
    quality,
    density: 1 / specificVolume,
    specificVolume,
    compressibilityFactor:
      (1 - vapourFraction) * below.compressibilityFactor + vapourFraction * above.compressibilityFactor,
    enthalpy,
    internalEnergy: enthalpy - pressure * specificVolume,
    entropy: between(below.entropy, above.entropy),
    cp: undefined,
    cv: undefined,
    speedOfSound: undefined,
    isentropicExponent: undefined,
    jouleThomson: undefined,
    fugacity: above.fugacity,
    vapourFraction,
    phases: { liquid, vapour },
    liquids: undefined,
  };
}

/** A phase with its amount as a mole fraction of the fluid. */
export interface PhaseShare {
  readonly fraction: number;
  readonly phase: EquilibriumPhase;
}

/**
 * State of a fluid with one, two or three phases at one pressure and temperature. The lightest is the vapour unless it is a liquid itself;
 * all others are liquids.
 */
export function stateOfPhases(shares: readonly PhaseShare[]): EquilibriumState {
  const [lightest, ...others] = shares.toSorted(byDensity);
  if (!lightest) throw new RangeError('a fluid has a phase');
  if (others.length === 0) return onePhaseState(lightest.phase.state);
  const hasVapour = lightest.phase.state.phase !== 'liquid';
  const liquids = (hasVapour ? others : shares.toSorted(byDensity)).map(share => liquidOf(share, hasVapour));
  const [only] = liquids;
  if (liquids.length === 1 && only) return twoPhaseState(only, lightest.phase, lightest.fraction);
  const pool = combineLiquids(liquids);
  const state = hasVapour ? twoPhaseState(pool, lightest.phase, lightest.fraction) : onePhaseState(pool.state);
  return { ...state, liquids: nameLiquids(liquids) };
}

/** Returns the phases of a state of a fluid with their amounts. */
export function phaseSharesOf(
  { phases, liquids, vapourFraction = 0, ...state }: EquilibriumState,
  composition: Composition,
): readonly PhaseShare[] {
  const below = liquids?.map(liquid => ({ fraction: liquid.moleFraction, phase: liquid }));
  if (!phases) return below ?? [{ fraction: 1, phase: { composition, state } }];
  const vapour = { fraction: vapourFraction, phase: phases.vapour };
  return [vapour, ...(below ?? [{ fraction: 1 - vapourFraction, phase: phases.liquid }])];
}

/** Two phases are identical where no mole fraction and not the relative density differs by more. */
const same = 1e-6;

function isSame({ phase: a }: PhaseShare, { phase: b }: PhaseShare): boolean {
  const isAsDense = Math.abs(a.state.density / b.state.density - 1) < same;
  return isAsDense && Object.entries(a.composition).every(([id, x]) => Math.abs(x - (b.composition[id] ?? 0)) < same);
}

/** Mixture of two states of a fluid at one pressure and temperature, with a mass fraction `share` of the second. */
export function mixStates(
  first: EquilibriumState,
  second: EquilibriumState,
  share: number,
  composition: Composition,
): EquilibriumState {
  const weighed = (state: EquilibriumState, weight: number): readonly PhaseShare[] =>
    phaseSharesOf(state, composition).map(({ fraction, phase }) => ({ fraction: weight * fraction, phase }));
  const ofSecond = [...weighed(second, share)];
  const shares = weighed(first, 1 - share).map(own => {
    const index = ofSecond.findIndex(other => isSame(own, other));
    const [other] = index < 0 ? [] : ofSecond.splice(index, 1);
    return { ...own, fraction: own.fraction + (other?.fraction ?? 0) };
  });
  return stateOfPhases([...shares, ...ofSecond]);
}

function byDensity(a: PhaseShare, b: PhaseShare): number {
  return a.phase.state.density - b.phase.state.density;
}

function liquidOf({ fraction, phase: { composition, state } }: PhaseShare, isBoiling: boolean): SeparateLiquid {
  const liquid: ThermodynamicState = { ...state, phase: 'liquid', quality: isBoiling ? 0 : undefined };
  return { name: nameOf(composition), moleFraction: fraction, composition, state: liquid };
}

/** All liquids together. The speed of sound and other properties that depend on mass transfer between them are undefined. */
function combineLiquids(liquids: readonly SeparateLiquid[]): EquilibriumPhase {
  const moles = liquids.reduce((sum, { moleFraction }) => sum + moleFraction, 0);
  const weights = liquids.map(liquid => (moles > 0 ? liquid.moleFraction / moles : 1 / liquids.length));
  const mean = (read: (liquid: SeparateLiquid) => number): number => {
    let sum = 0;
    for (let k = 0; k < liquids.length; k += 1) sum += (weights[k] as number) * read(liquids[k] as SeparateLiquid);
    return sum;
  };
  const [{ state: first }] = liquids as readonly [SeparateLiquid, ...SeparateLiquid[]];
  const molarMass = mean(({ state }) => state.molarMass);
  const perMass = (read: (state: ThermodynamicState) => number): number =>
    mean(({ state }) => state.molarMass * read(state)) / molarMass;
  const specificVolume = perMass(state => state.specificVolume);
  const enthalpy = perMass(state => state.enthalpy);
  const composition: Record<string, number> = {};
  for (const id of Object.keys(liquids[0]?.composition ?? {})) {
    composition[id] = mean(liquid => liquid.composition[id] ?? 0);
  }
  const state: ThermodynamicState = {
    phase: 'liquid',
    molarMass,
    pressure: first.pressure,
    temperature: first.temperature,
    quality: first.quality,
    density: 1 / specificVolume,
    specificVolume,
    compressibilityFactor: mean(({ state: own }) => own.compressibilityFactor),
    enthalpy,
    internalEnergy: enthalpy - first.pressure * specificVolume,
    entropy: perMass(own => own.entropy),
    cp: perMass(own => own.cp ?? NaN),
    cv: undefined,
    speedOfSound: undefined,
    isentropicExponent: undefined,
    jouleThomson: undefined,
    fugacity: undefined,
  };
  return { composition, state };
}

/** Hydrocarbons, which form an oil phase. */
const hydrocarbon = /^(?:[in]?C\d+=?|1C4=|cC6|Bz|Tol|EtBz|[mop]Xyl)$/u;
const subscripts: Readonly<Record<string, string>> = { CO2: 'CO₂', H2S: 'H₂S', N2: 'N₂', NH3: 'NH₃', SO2: 'SO₂' };

/** Name of a liquid by its composition. */
function nameOf(composition: Composition): string {
  if ((composition['H2O'] ?? 0) > 0.5) return 'water';
  const oil = Object.entries(composition).reduce((sum, [part, share]) => sum + (hydrocarbon.test(part) ? share : 0), 0);
  if (oil > 0.5) return 'oil';
  const [most] = Object.entries(composition).toSorted(([, a], [, b]) => b - a);
  const id = most?.[0] ?? '';
  return `${subscripts[id] ?? id}-rich liquid`;
}

/** Gives each liquid a unique name. */
function nameLiquids(liquids: readonly SeparateLiquid[]): readonly SeparateLiquid[] {
  return liquids.map((liquid, k) => {
    const others = liquids.filter(({ name }) => name === liquid.name);
    if (others.length === 1) return liquid;
    return { ...liquid, name: `${k === 0 ? 'lighter' : 'heavier'} ${liquid.name}` };
  });
}

/** Converts mole fractions to a composition by component id. */
export function compositionOf(ids: readonly string[], fractions: ArrayLike<number>): Composition {
  const composition: Record<string, number> = {};
  for (const [i, id] of ids.entries()) composition[id] = fractions[i] ?? 0;
  return composition;
}
