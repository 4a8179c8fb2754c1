import { exp, log } from '../../elementary/index.ts';
import { findRoot, secantRoot } from '../../numerics/index.ts';
import { requireNotNegative, requirePositive, standardGravity } from '../../quantities/index.ts';

/**
 * Density, kg/m³, of a fluid at a pressure, Pa, and a mass flux, kg/(m²·s), whose kinetic energy is taken from the stagnation enthalpy;
 * of the fluid at rest for a flux of 0. `potential` is the gain of potential energy, J/kg, which is taken from it too.
 */
export type DensityOfFlow = (pressure: number, massFlux: number, potential?: number) => number;

/**
 * Density along a flow from that of the fluid by pressure and specific enthalpy, J/kg: h = h0 − G²/(2·ρ²), by secants on the kinetic
 * energy.
 */
export function densityOfFlow(
  density: (pressure: number, enthalpy: number) => number,
  stagnationEnthalpy: number,
): DensityOfFlow {
  // The last state, and the slope there of its log kinetic energy, kg/J.
  let fall = 0;
  let last: { pressure: number; density: number } | undefined;
  return (pressure, massFlux, potential = 0) => {
    if (massFlux === 0) return density(pressure, stagnationEnthalpy);
    const half = massFlux ** 2 / 2;
    const about = last === undefined ? undefined : (last.density * pressure) / last.pressure;
    let energy = half / (about ?? density(pressure, stagnationEnthalpy)) ** 2;
    if (about === undefined) energy /= 1 + fall * energy;
    let [before, restBefore] = [0, 0];
    let found = 0;
    for (let round = 0; round < 60; round += 1) {
      found = density(pressure, stagnationEnthalpy - energy - potential);
      const rest = half / found ** 2 - energy;
      if (Math.abs(rest) <= 1e-9 * energy) break;
      if (round > 0) {
        const slope = (rest - restBefore) / (energy - before);
        if (slope < -1) fall = (-1 - slope) / energy;
      }
      [before, restBefore] = [energy, rest];
      energy = Math.max(0.2 * energy, energy + rest / (1 + fall * energy));
    }
    last = { pressure, density: found };
    return found;
  };
}

/**
 * Adiabatic flow of any fluid with friction through a line of constant bore, homogeneous if two-phase. Its stagnation enthalpy is constant,
 * so its states along the line satisfy h = h0 − G²/(2·ρ²), and from inlet to outlet f·L/D + ΣK = 2/G²·∫ρ dp − 2·ln(ρ1/ρ2), the integral
 * from p2 up to p1. The flow chokes where G²·dρ/dp = ρ² along it.
 * Source: A. H. Shapiro, The Dynamics and Thermodynamics of Compressible Fluid Flow (1953), ch. 6; for two phases J. C. Leung, AIChE J. 32
 * (1986) 1743.
 */
export class RealFluidLine {
  readonly #densityOf: DensityOfFlow;
  readonly #massFlux: number;
  readonly #memory: SonicCache;
  /** Lowest pressure at which the fluid has states, Pa. */
  readonly #floor: number;
  /** Gain of potential energy since the inlet, J/kg. */
  #potential = 0;

  /**
   * Flux in kg/(m²·s), a cache of choking pressures shared by lines of the same fluid, and the lowest pressure at which it has states,
   * Pa, where the line ends as it does by choking. Throws a RangeError for a flux that is not positive.
   */
  constructor(
    densityOf: DensityOfFlow,
    massFlux: number,
    cache: SonicCache = { pressureByFlux: undefined },
    floor = 0,
  ) {
    requirePositive('massFlux', massFlux);
    this.#floor = floor;
    this.#densityOf = densityOf;
    this.#massFlux = massFlux;
    this.#memory = cache;
  }

  /** Density at a pressure, kg/m³; leaves the fluid at that state. */
  density(pressure: number): number {
    return this.#densityOf(pressure, this.#massFlux, this.#potential);
  }

  /** G²·(dρ/dp)/ρ² along the flow at a pressure: 1 where it chokes, less before; near 1 the squared Mach number. */
  approach(pressure: number): number {
    const above = this.density(pressure * (1 + relativeStep));
    const below = this.density(pressure * (1 - relativeStep));
    const density = Math.sqrt(above * below);
    return (this.#massFlux ** 2 * (above - below)) / (2 * relativeStep * pressure * density ** 2);
  }

  /** Outlet pressure for a downstream pressure: the same, or the choking pressure if that is higher. */
  outletPressure(downstream: number): number {
    const guess = this.#sonicGuess(downstream);
    if (guess < downstream || (guess === downstream && this.approach(downstream) <= 1)) return downstream;
    // The resistance up to the outlet has its maximum where the flow chokes, so it is insensitive to the exact pressure.
    const minimum = log(downstream);
    const sonic = secantRoot(logarithm => log(this.approach(exp(logarithm))), {
      guess: log(guess),
      slope: -2,
      tolerance: 1e-4,
      minimum,
    });
    if (sonic === undefined || sonic.x <= minimum) return downstream;
    const pressure = exp(sonic.x);
    this.#memory.pressureByFlux = pressure / this.#massFlux;
    return pressure;
  }

  /** Estimate of the choking pressure; the downstream pressure where choking there is possible, and 0 where it is excluded. */
  #sonicGuess(downstream: number): number {
    const { pressureByFlux } = this.#memory;
    if (pressureByFlux !== undefined) {
      const guess = pressureByFlux * this.#massFlux;
      if (guess > chokedMargin * downstream) return guess;
    }
    let drive = this.#driveAt(downstream);
    if (drive < subsonicLimit * downstream) return 0;
    let guess = downstream;
    for (let round = 0; round < 3; round += 1) {
      guess = Math.max(downstream, sonicShare * drive);
      if (guess > downstream) drive = this.#driveAt(guess);
    }
    return guess;
  }

  /** G·√(p/ρ), Pa, of the fluid at rest at a pressure. */
  #driveAt(pressure: number): number {
    return this.#massFlux * Math.sqrt(pressure / this.#densityOf(pressure, 0));
  }

  /** f·L/D + ΣK between two pressures of the flow. */
  resistanceBetween(inlet: number, outlet: number): number {
    const integral = overLogarithm(inlet, outlet, pressure => pressure * this.density(pressure));
    const expansion = log(this.density(inlet) / this.density(outlet));
    return (2 * integral) / this.#massFlux ** 2 - 2 * expansion;
  }

  /**
   * Pressure after a resistance f·L/D + ΣK from an inlet pressure, integrated in cells short enough to resolve the onset of boiling or
   * condensation; undefined where the flow chokes first.
   */
  pressureAfter(inlet: number, resistance: number): number | undefined {
    requireNotNegative('resistance', resistance);
    return this.#endAfter(inlet, resistance, (upper, lower) => this.resistanceBetween(upper, lower))?.pressure;
  }

  /**
   * Outlet of a line that rises or falls evenly, along which the pressure falls; undefined where the flow chokes first. The static head
   * follows the density along the line.
   */
  outletAfterSlope(inlet: number, slope: Slope): SlopeOutlet | undefined {
    const whole = standardGravity * slope.rise;
    let moment = 0;
    const end = this.#endAfter(inlet, 1, (upper, lower, from) => {
      this.#potential = whole * from;
      const about = Math.min(this.#shareBetween(upper, lower, slope), 1 - from);
      this.#potential = whole * (from + about / 2);
      return this.#shareBetween(upper, lower, slope);
    });
    if (end) {
      for (const { upper, lower, from, amount } of end.parts) {
        this.#potential = whole * (from + amount / 2);
        moment += amount * Math.sqrt(this.density(upper) * this.density(lower));
      }
      this.#potential = whole;
    }
    const outlet = end && { pressure: end.pressure, density: this.density(end.pressure), meanDensity: moment };
    this.#potential = 0;
    return outlet;
  }

  /** Whether the pressure falls from an inlet pressure on: friction outweighs the static head of a falling line. */
  falls(inlet: number, slope: Slope): boolean {
    return slope.resistance + this.#headAt(this.density(inlet), slope) > 0;
  }

  /** Largest f·L/D + ΣK that the flow passes from an inlet pressure: up to choking. */
  greatestResistance(inlet: number): number {
    let sum = 0;
    for (const { upper, lower } of this.#cells(inlet)) sum += this.resistanceBetween(upper, lower);
    return sum;
  }

  /** Static head of a line at a density, as a resistance. */
  #headAt(density: number, { rise }: Slope): number {
    return 2 * standardGravity * rise * (density / this.#massFlux) ** 2;
  }

  /**
   * Share of the line between two pressures: −2·ρ·dp/G² + 2·dlnρ = (R + 2·g·Δz·ρ²/G²)·dσ, with the resistance R spread evenly over the
   * rise Δz. The second term is integrated in closed form.
   */
  #shareBetween(inlet: number, outlet: number, slope: Slope): number {
    const total = (density: number): number => slope.resistance + this.#headAt(density, slope);
    const integral = overLogarithm(inlet, outlet, pressure => {
      const density = this.density(pressure);
      return (pressure * density) / total(density);
    });
    const kinetic = (density: number): number => log(density ** 2 / total(density)) / slope.resistance;
    return (2 * integral) / this.#massFlux ** 2 + kinetic(this.density(outlet)) - kinetic(this.density(inlet));
  }

  /**
   * Pressure at which an integral over falling pressures reaches an amount, and its parts; undefined where the flow chokes first. The
   * integrand may depend on what was reached before.
   */
  #endAfter(
    inlet: number,
    whole: number,
    between: (upper: number, lower: number, from: number) => number,
  ): { pressure: number; parts: { upper: number; lower: number; from: number; amount: number }[] } | undefined {
    const parts = [];
    let left = whole;
    for (const { upper, lower, isSonic } of this.#cells(inlet)) {
      const from = whole - left;
      const amount = between(upper, lower, from);
      if (amount >= left) {
        const end = left;
        const rest = (logarithm: number): number => between(upper, exp(logarithm), from) - end;
        const pressure = exp(findRoot(rest, log(lower), log(upper))?.x ?? log(lower));
        return { pressure, parts: [...parts, { upper, lower: pressure, from, amount: left }] };
      }
      if (isSonic) return undefined;
      parts.push({ upper, lower, from, amount });
      left -= amount;
    }
    return undefined;
  }

  /** Whether the flow reaches the lowest pressure without choking. */
  reachesFloor(inlet: number): boolean {
    let lowest = inlet;
    for (const { lower, isSonic } of this.#cells(inlet)) {
      if (isSonic) return false;
      lowest = lower;
    }
    return lowest === this.#floor;
  }

  /** Cells of falling pressure from the inlet to where the flow chokes; none where it chokes at the inlet. */
  *#cells(inlet: number): Generator<{ upper: number; lower: number; isSonic: boolean }> {
    let upper = inlet;
    if (this.approach(inlet) >= 1) return;
    while (upper > Math.max(this.#floor, inlet * minShare)) {
      const lower = Math.max(this.#floor, upper * exp(-cellReach));
      const isSonic = this.approach(lower) >= 1;
      yield { upper, lower: isSonic ? this.#sonicBetween(upper, lower) : lower, isSonic };
      if (isSonic) return;
      upper = lower;
    }
  }

  /** Choking pressure between a subsonic pressure and a lower one beyond choking. */
  #sonicBetween(upper: number, lower: number): number {
    let [above, below] = [upper, lower];
    for (let halving = 0; halving < 40; halving += 1) {
      const middle = Math.sqrt(above * below);
      if (this.approach(middle) < 1) above = middle;
      else below = middle;
    }
    return above;
  }

  /** Inlet pressure of a resistance that ends at a given outlet pressure. Throws a RangeError where none is found. */
  inletPressure(outlet: number, resistance: number): number {
    requireNotNegative('resistance', resistance);
    if (resistance === 0) return outlet;
    const elasticity = outlet / this.density(outlet);
    const guess = Math.sqrt(outlet ** 2 + this.#massFlux ** 2 * elasticity * (resistance + 1));
    const found = secantRoot(logarithm => this.resistanceBetween(exp(logarithm), outlet) - resistance, {
      guess: log(guess),
      slope: (2 * guess ** 2) / (elasticity * this.#massFlux ** 2),
      tolerance: 1e-10,
      minimum: log(outlet),
    });
    if (found === undefined) throw new RangeError('no pressure was found at the inlet of the line');
    return exp(found.x);
  }
}

/** Length of a cell in the logarithm of pressure, and the share of the inlet pressure at which a search ends. */
const cellReach = 0.08;
const minShare = 1e-3;
/**
 * Largest mass flux, kg/(m²·s), through a resistance f·L/D + ΣK from an inlet pressure, Pa, searched around a guess, and the lowest
 * pressure at which the fluid has states. Undefined where none is found within a factor of 8.
 */
export function maxMassFlux(
  densityOf: (massFlux: number) => DensityOfFlow,
  inlet: number,
  resistance: number,
  guess: number,
  floor = 0,
): number | undefined {
  const excess = (logarithm: number): number => {
    const massFlux = exp(logarithm);
    const passed = new RealFluidLine(densityOf(massFlux), massFlux, undefined, floor).greatestResistance(inlet);
    return log(Math.max(passed, 1e-12) / Math.max(resistance, 1e-9));
  };
  const search = { guess: log(guess), slope: -2, tolerance: 1e-7, minimum: log(guess / 8), maximum: log(guess * 8) };
  const found = secantRoot(excess, search);
  return found === undefined ? undefined : exp(found.x);
}

/** Relative pressure step for the numerical slope of the density. */
const relativeStep = 1e-4;
/** Typical ratio of choking pressure to G·√(p/ρ) at rest: √(2/(γ·(γ + 1))) for an ideal gas. */
const sonicShare = 0.85;
/** Ratio of G·√(p/ρ) to pressure below which a flow is subsonic. */
const subsonicLimit = 0.6;
/** Ratio of the cached choking pressure, scaled with flux, to the downstream pressure above which a flow is choked. */
const chokedMargin = 1.05;

/** Cached choking pressures of a fluid, divided by flux, Pa·m²·s/kg. */
export interface SonicCache {
  pressureByFlux: number | undefined;
}

/** A line of even slope: f·L/D + ΣK, spread evenly over a rise, m, negative for a fall. */
export interface Slope {
  readonly resistance: number;
  readonly rise: number;
}

/** Outlet of a line of even slope: pressure, Pa, density there and averaged over the length, kg/m³. */
export interface SlopeOutlet {
  readonly pressure: number;
  readonly density: number;
  readonly meanDensity: number;
}

/** Relative difference of an integrand at an end of its range from the polynomial of the quadrature, above which the range is halved. */
const bent = 3e-4;
const mostHalvings = 8;

/**
 * Integral of a function of pressure over the logarithm of pressure, from the outlet up to the inlet. Where the function is no polynomial of
 * the degree of the quadrature, as next to a critical point or where a fluid begins to condense, the range is halved.
 */
function overLogarithm(
  inlet: number,
  outlet: number,
  integrand: (pressure: number) => number,
  ends: readonly [inlet: number, outlet: number] = [integrand(inlet), integrand(outlet)],
  halvings = 0,
): number {
  const middle = log(inlet * outlet) / 2;
  const reach = log(inlet / outlet) / 2;
  const { points, toEnd } = quadratures.find(({ most }) => Math.abs(reach) <= most) ?? finest;
  let [integral, atInlet, atOutlet] = [0, 0, 0];
  for (const [index, [node, weight]] of points.entries()) {
    const value = integrand(exp(middle + node * reach));
    integral += weight * value;
    atInlet += (toEnd[index] ?? 0) * value;
    atOutlet += (toEnd[points.length - 1 - index] ?? 0) * value;
  }
  const isBent = Math.abs(atInlet - ends[0]) > bent * ends[0] || Math.abs(atOutlet - ends[1]) > bent * ends[1];
  if (!isBent || halvings >= mostHalvings) return reach * integral;
  const between = exp(middle);
  const atMiddle = integrand(between);
  return (
    overLogarithm(inlet, between, integrand, [ends[0], atMiddle], halvings + 1) +
    overLogarithm(between, outlet, integrand, [atMiddle, ends[1]], halvings + 1)
  );
}

type Quadrature = readonly (readonly [place: number, weight: number])[];

/** Builds a symmetric Gauss–Legendre rule from its positive nodes and weights, in descending order. */
function symmetric(half: Quadrature, centre: Quadrature = []): Quadrature {
  return [...half, ...centre, ...half.toReversed().map(([node, weight]) => [-node, weight] as const)];
}

/** A rule, the largest half logarithm of the pressure ratio for which it is used, and the weights of the values for that at its upper end. */
interface Rule {
  readonly most: number;
  readonly points: Quadrature;
  readonly toEnd: readonly number[];
}

/** A rule with the weights of the polynomial through its points at the upper end. */
function rule(most: number, points: Quadrature): Rule {
  const toEnd = points.map(([node], i) =>
    points.reduce((weight, [other], j) => (i === j ? weight : (weight * (1 - other)) / (node - other)), 1),
  );
  return { most, points, toEnd };
}

/**
 * Quadrature rules by the largest half logarithm of the pressure ratio for which they are accurate to about 10⁻⁹.
 * Source: Abramowitz and Stegun, table 25.4.
 */
const finest = rule(
  Infinity,
  symmetric([
    [0.960289856497536, 0.101228536290376],
    [0.796666477413627, 0.222381034453374],
    [0.525532409916329, 0.313706645877887],
    [0.18343464249565, 0.362683783378362],
  ]),
);
const quadratures: readonly Rule[] = [
  rule(0.1, symmetric([[0.774596669241483, 0.555555555555556]], [[0, 0.888888888888889]])),
  rule(
    0.25,
    symmetric([
      [0.861136311594053, 0.347854845137454],
      [0.339981043584856, 0.652145154862546],
    ]),
  ),
  rule(
    0.6,
    symmetric([
      [0.932469514203152, 0.17132449237917],
      [0.661209386466265, 0.360761573048139],
      [0.238619186083197, 0.467913934572691],
    ]),
  ),
  finest,
];
