import { exp, log } from '../elementary/index.ts';
import { findRoot, secantRoot } from '../numerics/index.ts';
import type { SolidComponent } from '../properties/index.ts';
import { Refusal, undefinedIfRefused } from '../quantities/index.ts';
import type { FlareGas, GasFlow, GasState } from './gas.ts';
import { homogeneousViscosity } from './liquid-viscosity.ts';
import type { EquationState, GasEquation } from './gas-equation.ts';

/**
 * A gas of fixed composition and stagnation enthalpy h0 by an equation of state. Its states within a flow of mass flux G satisfy
 * h = h0 − G²/(2·ρ²); gas and liquid, where it condenses, move together in equilibrium. Along the flow f·L/D + ΣK = 2/G²·∫ρ dp − 2·ln(ρ1/ρ2),
 * the integral from p2 up to p1.
 * Source: A. H. Shapiro, The Dynamics and Thermodynamics of Compressible Fluid Flow (1953), ch. 6; for two phases J. C. Leung, AIChE J. 32
 * (1986) 1743.
 */
export class RealGas implements FlareGas {
  readonly molarMass: number;
  /** The last state, from which the next search starts. */
  private last: EquationState | undefined;
  private lastFlux = NaN;
  /** A pressure and temperature at which the gas is known not to condense. */
  private dry = { pressure: 0, temperature: Infinity };
  private isNearDew = false;
  /** Whether its states have two liquids where there are two. */
  private readonly allPhases: boolean;

  constructor(
    readonly equation: GasEquation,
    readonly fractions: Float64Array,
    readonly stagnationEnthalpy: number,
  ) {
    this.molarMass = 1000 * equation.molarMassOf(fractions);
    this.allPhases = equation.hasAllPhases(fractions, stagnationEnthalpy);
  }

  stagnationTemperature(pressure: number): number {
    return this.find(pressure, 0).temperature;
  }

  stateAt(pressure: number, massFlux: number): GasState {
    const state = this.find(pressure, massFlux);
    const { temperature, density, enthalpy, vapourFraction } = state;
    const velocity = massFlux / density;
    return {
      pressure,
      temperature,
      density,
      velocity,
      mach: massFlux === 0 ? 0 : velocity / this.soundSpeed(state),
      stagnationEnthalpy: enthalpy + velocity ** 2 / 2,
      ...(vapourFraction < 1 ? { vapourFraction } : {}),
    };
  }

  solid(pressure: number, temperature: number): SolidComponent | undefined {
    return this.equation.solid(this.fractions, pressure, temperature);
  }

  sonicPressure(massFlux: number, minimum: number): number {
    // G·√(p/ρ) at rest: the sonic pressure of an ideal gas is √(2/(k·(k + 1))) of it, 0.75 to 1 for k up to 5/3.
    const drive = massFlux * Math.sqrt(minimum / this.find(minimum, 0).density);
    if (drive < slow * minimum) return 0;
    const excess = (logarithm: number): number => log(this.stateAt(exp(logarithm), massFlux).mach);
    // From above, where a gas that freezes in supersonic flow has states.
    const guess = log(Math.max(minimum, usualShare * drive));
    const found = secantRoot(excess, { guess, slope: -1, tolerance: 1e-8, minimum: log(minimum) });
    return found && found.x > log(minimum) ? exp(found.x) : 0;
  }

  /** Integrates in cells of pressure, each by Simpson's rule for ρ/p as a parabola of p, halved until a straight line agrees with it. */
  inletPressure(outlet: number, massFlux: number, resistance: number): number {
    const side = Math.sign(resistance);
    const at = (pressure: number): Point => pointOf(this.find(pressure, massFlux));
    let start = at(outlet);
    let left = Math.abs(resistance);
    let reach = longestReach;
    for (let cells = 0; cells < maxCells; cells += 1) {
      // The end if ρ/p were constant, and a little beyond, where the search for it interpolates.
      const guess = constantRatioEnd(start, massFlux, side * left);
      const end = at(bounded(start.pressure + 1.02 * (guess - start.pressure), start.pressure, side * reach));
      const middle = this.between(start, end, massFlux);
      const cell = { start, middle, end };
      const whole = side * resistanceOf(cell, massFlux, end.pressure);
      const straight = side * resistanceOf({ ...cell, middle: meanOf(start, end) }, massFlux, end.pressure);
      if (Math.abs(whole - straight) > cellTolerance * Math.abs(whole) && reach > shortestReach) {
        reach /= 2;
        continue;
      }
      if (!(whole > 0)) throw new Refusal('the flow chokes before the inlet');
      if (whole >= left) {
        const goal = left;
        const rest = (pressure: number): number => side * resistanceOf(cell, massFlux, pressure) - goal;
        return findRoot(rest, start.pressure, end.pressure)?.x ?? end.pressure;
      }
      left -= whole;
      start = end;
      reach = Math.min(longestReach, 2 * reach);
    }
    throw new Refusal('the pressure rises beyond all bounds');
  }

  withEnthalpy(stagnationEnthalpy: number): RealGas {
    return new RealGas(this.equation, this.fractions, stagnationEnthalpy);
  }

  viscosity(pressure: number, massFlux: number): number {
    const { equation, fractions } = this;
    const state = this.find(pressure, massFlux);
    const ofGas = equation.viscosity(fractions, pressure, state.temperature);
    const ofLiquid = state.vapourFraction === 1 ? undefined : equation.liquidViscosity(fractions, state);
    return ofLiquid === undefined ? ofGas : homogeneousViscosity(ofGas, ofLiquid, state.vapourFraction);
  }

  /** The point half-way between two of a flow: as a gas without a test for condensation where both are gases. */
  private between(start: Point, end: Point, massFlux: number): Point {
    const pressure = (start.pressure + end.pressure) / 2;
    if (start.isGas && end.isGas) {
      const gas = this.findGas(pressure, massFlux, (start.temperature + end.temperature) / 2);
      if (gas) return pointOf(gas);
    }
    return pointOf(this.find(pressure, massFlux));
  }

  private find(pressure: number, massFlux: number): EquationState {
    const { last } = this;
    if (last?.pressure === pressure && this.lastFlux === massFlux) return last;
    const found = this.findStableGas(pressure, massFlux) ?? this.findEquilibrium(pressure, massFlux);
    this.last = found;
    this.lastFlux = massFlux;
    return found;
  }

  private findStableGas(pressure: number, massFlux: number): EquationState | undefined {
    const { last } = this;
    if (last?.heatCapacity === undefined) return undefined;
    const gas = this.findGas(pressure, massFlux, last.temperature);
    return gas && this.isStable(pressure, gas.temperature) ? gas : undefined;
  }

  /**
   * Whether a gas does not condense. Below `monotonicPressure` the dew temperature rises with the pressure, so a gas that is stable at a
   * higher pressure and a lower temperature is stable; such a state is tested first, which serves the lines that follow.
   */
  private isStable(pressure: number, temperature: number): boolean {
    const { equation, fractions, dry } = this;
    if (pressure <= dry.pressure && temperature >= dry.temperature) return true;
    const ahead = { pressure: 1.5 * pressure, temperature: temperature - 10 };
    if (!this.isNearDew && ahead.pressure <= monotonicPressure) {
      const isGas = undefinedIfRefused(() => equation.isGas(fractions, ahead.pressure, ahead.temperature));
      if (isGas === true) {
        this.dry = ahead;
        return true;
      }
      this.isNearDew = true;
    }
    return equation.isGas(fractions, pressure, temperature);
  }

  /** The state as a gas, stable or not, by Newton's method in T. */
  private findGas(pressure: number, massFlux: number, start: number): EquationState | undefined {
    const { equation, fractions, stagnationEnthalpy } = this;
    let temperature = start;
    for (let round = 0; round < maxRounds; round += 1) {
      const state = equation.asGas(fractions, pressure, temperature);
      if (state?.heatCapacity === undefined || state.expansion === undefined) return undefined;
      const excess = state.enthalpy + (massFlux / state.density) ** 2 / 2 - stagnationEnthalpy;
      const change = excess / (state.heatCapacity + (massFlux ** 2 / state.density) * state.expansion);
      if (Math.abs(change) <= temperatureTolerance * temperature) return state;
      temperature = Math.max(temperature / 2, temperature - change);
    }
    return undefined;
  }

  /** The state in equilibrium, by secants on the kinetic energy. */
  private findEquilibrium(pressure: number, massFlux: number): EquationState {
    const { equation, fractions, stagnationEnthalpy } = this;
    let state = equation.atPH(fractions, pressure, stagnationEnthalpy, this.allPhases);
    if (massFlux === 0) return state;
    let energy = kineticEnergy(state, massFlux);
    // That of the gas at rest is too high: a colder gas is denser. With h ≈ 3.5·p/ρ the first step is about right.
    energy /= 1 + (energy * state.density) / (1.75 * pressure);
    let [before, restBefore] = [0, kineticEnergy(state, massFlux)];
    for (let round = 0; round < maxRounds; round += 1) {
      state = equation.atPH(fractions, pressure, stagnationEnthalpy - energy, this.allPhases);
      const rest = kineticEnergy(state, massFlux) - energy;
      if (Math.abs(rest) <= energyTolerance * (pressure / state.density)) return state;
      const slope = Math.min(-1, (rest - restBefore) / (energy - before));
      [before, restBefore] = [energy, rest];
      energy = Math.max(0.2 * energy, energy - rest / slope);
    }
    throw new Refusal('no state was found with the kinetic energy of the flow');
  }

  /** Of two phases in equilibrium by a difference along the isentrope. */
  private soundSpeed(state: EquationState): number {
    if (state.speedOfSound !== undefined) return state.speedOfSound;
    const { pressure, density, entropy } = state;
    const lower = this.equation.atPS(this.fractions, pressure * (1 - relativeStep), entropy, this.allPhases);
    return Math.sqrt((relativeStep * pressure) / (density - lower.density));
  }
}

/** Well below the pressures, 2 MPa and more, at which the dew curves of gases turn back, Pa. */
const monotonicPressure = 1e6;
/** ln of the pressure ratio over a cell, at most and at least. */
const longestReach = 0.18;
const shortestReach = 1e-4;
const maxCells = 2000;
/** Share of the resistance of a cell by which a straight line may miss the parabola, which is far more accurate. */
const cellTolerance = 4e-3;
/** G/√(p·ρ) at rest below which no gas is near its speed of sound, and where that usually is. */
const slow = 0.6;
const usualShare = 0.85;
const maxRounds = 60;
const temperatureTolerance = 1e-11;
/** Of the kinetic energy, relative to p/ρ. */
const energyTolerance = 1e-11;
const relativeStep = 1e-4;

/** A state of a flow as the integration needs it. */
interface Point {
  readonly pressure: number;
  readonly temperature: number;
  readonly density: number;
  readonly isGas: boolean;
}

interface Cell {
  readonly start: Point;
  readonly middle: Point;
  readonly end: Point;
}

function pointOf({ pressure, temperature, density, heatCapacity }: EquationState): Point {
  return { pressure, temperature, density, isGas: heatCapacity !== undefined };
}

function kineticEnergy({ density }: EquationState, massFlux: number): number {
  return (massFlux / density) ** 2 / 2;
}

/** The middle with ρ/p as a straight line. */
function meanOf(start: Point, end: Point): Point {
  const pressure = (start.pressure + end.pressure) / 2;
  return {
    ...start,
    pressure,
    density: (pressure * (start.density / start.pressure + end.density / end.pressure)) / 2,
  };
}

/** Resistance from the start of a cell up to a pressure, with ρ/p as a parabola of p, for which Simpson's rule is exact. */
function resistanceOf({ start, middle, end }: Cell, massFlux: number, pressure: number): number {
  const ratioOf = ({ pressure: p, density }: Point): number => density / p;
  const [first, second, third] = [ratioOf(start), ratioOf(middle), ratioOf(end)];
  const span = end.pressure - start.pressure;
  const densityAt = (at: number): number => {
    const u = (at - start.pressure) / span;
    return at * (first + u * (4 * second - 3 * first - third + u * 2 * (first + third - 2 * second)));
  };
  const half = densityAt((start.pressure + pressure) / 2);
  const last = densityAt(pressure);
  const integral = ((pressure - start.pressure) / 6) * (start.density + 4 * half + last);
  return (2 * integral) / massFlux ** 2 - 2 * log(last / start.density);
}

/** Pressure after a resistance with constant ρ/p: p² − p0² = G²·(p0/ρ0)·(N + 2·ln(p/p0)), by repetition from above. */
function constantRatioEnd({ pressure, density }: Point, massFlux: number, resistance: number): number {
  const scale = massFlux ** 2 / (pressure * density);
  let ratio = Math.sqrt(Math.max(0.01, 1 + scale * resistance));
  for (let round = 0; round < 4; round += 1) {
    ratio = Math.sqrt(Math.max(0.01, 1 + scale * (resistance + 2 * log(ratio))));
  }
  return pressure * ratio;
}

/** A pressure that lies within `reach` in its logarithm from another, on the side of its sign. */
function bounded(pressure: number, from: number, reach: number): number {
  const limit = from * exp(reach);
  const minimum = from * exp(Math.sign(reach) * shortestReach * 1e-3);
  return reach > 0 ? Math.max(minimum, Math.min(limit, pressure)) : Math.min(minimum, Math.max(limit, pressure));
}

/** Returns the mixture of gases by their amounts and enthalpies, as the gas of mole fractions and a stagnation enthalpy, J/kg. */
export function mixRealGases(
  gasOf: (fractions: Float64Array, stagnationEnthalpy: number) => RealGas,
  flows: readonly (GasFlow & { readonly gas: RealGas })[],
): RealGas {
  const [first] = flows;
  if (first && flows.length === 1) return first.gas;
  const amounts = new Float64Array(first?.gas.fractions.length ?? 0);
  let [mass, moles, enthalpy] = [0, 0, 0];
  for (const { gas, massFlow } of flows) {
    const amount = massFlow / gas.molarMass;
    for (const [index, share] of gas.fractions.entries()) amounts[index] = (amounts[index] ?? 0) + amount * share;
    moles += amount;
    mass += massFlow;
    enthalpy += massFlow * gas.stagnationEnthalpy;
  }
  return gasOf(
    amounts.map(amount => amount / moles),
    enthalpy / mass,
  );
}
