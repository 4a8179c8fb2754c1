import { frictionFactor, lineReynoldsNumber } from '../flow/index.ts';
import { secantRoot } from '../numerics/index.ts';
import { Refusal, standardGravity } from '../quantities/index.ts';
import type { FlareGas, GasState } from './gas.ts';
import type { Cooling } from './heat-loss.ts';
import type { FlareItem, FlareLine, FlareResistance } from './types.ts';

/** An item with its states, found from the pressure behind it. */
export interface MarchedItem {
  readonly inlet: GasState;
  readonly outlet: GasState;
  readonly choked: boolean;
  readonly reynoldsNumber: number | undefined;
  readonly frictionFactor: number | undefined;
}

/**
 * Returns the states of an item at a flow, kg/s, from the pressure of the node behind it: the outlet has that pressure or, where the flow
 * would be supersonic there, the sonic one. `isReversed` where the flow runs from `to` to `from`; `cooling` is that of a line with heat loss.
 * Throws a Refusal where no state exists.
 */
export function marchItem(
  item: FlareItem,
  gas: FlareGas,
  flow: number,
  pressure: number,
  isReversed: boolean,
  cooling?: Cooling,
): MarchedItem {
  switch (item.type) {
    case 'line':
      return cooling
        ? marchCooledLine(item, cooling, flow, pressure, isReversed)
        : marchLine(item, gas, flow, pressure, isReversed);
    case 'drum':
    case 'tip':
      return marchResistance(item.resistance, gas, flow, pressure);
    case 'seal': {
      if (isReversed) throw new Refusal(`the gas would have to flow back through the seal ${item.tag}`);
      // The resistance is taken at the pressure above the liquid, where the density is lower and the loss greater.
      const marched = marchResistance(item.resistance ?? noResistance, gas, flow, pressure);
      const before = marched.inlet.pressure + sealHead(item);
      return { ...marched, inlet: gas.stateAt(before, massFluxOf(item.resistance, flow)) };
    }
  }
}

const noResistance: FlareResistance = { differential: 0, referenceFlow: 1, referenceDensity: 1 };

/** Returns the pressure with which the liquid of a seal resists the gas, ρ·g·h, Pa. */
export function sealHead({ liquidDensity, submergence }: Extract<FlareItem, { type: 'seal' }>): number {
  return liquidDensity * standardGravity * submergence;
}

/** Returns the diameter on which the velocity in an item is stated, m; undefined where it has none. */
export function diameterOf(item: FlareItem): number | undefined {
  if (item.type === 'line') return item.insideDiameter;
  return item.resistance && 'insideDiameter' in item.resistance ? item.resistance.insideDiameter : undefined;
}

function massFluxOf(resistance: FlareResistance | undefined, flow: number): number {
  return resistance && 'insideDiameter' in resistance ? fluxIn(resistance.insideDiameter, flow) : 0;
}

/** Returns the mass flux of a flow, kg/(m²·s). */
export function fluxIn(diameter: number, flow: number): number {
  return (4 * flow) / (Math.PI * diameter ** 2);
}

/** A loss coefficient is that of an adiabatic pipe; a differential is taken at the density behind it, the lowest, with the gas at rest. */
function marchResistance(resistance: FlareResistance, gas: FlareGas, flow: number, pressure: number): MarchedItem {
  if ('lossCoefficient' in resistance) {
    const flux = fluxIn(resistance.insideDiameter, flow);
    return marched(gas, flux, resistance.lossCoefficient, pressure);
  }
  const outlet = gas.stateAt(pressure, 0);
  const loss = resistance.differential * shareOfDifferential(resistance, flow, outlet.density);
  const inlet = loss === 0 ? outlet : gas.stateAt(pressure + loss, 0);
  return { inlet, outlet, choked: false, reynoldsNumber: undefined, frictionFactor: undefined };
}

/** The differential of a resistance over that at its reference; 1 for one without a reference. */
function shareOfDifferential(
  resistance: Exclude<FlareResistance, { readonly lossCoefficient: number }>,
  flow: number,
  density: number,
): number {
  if (!('referenceFlow' in resistance)) return 1;
  const { referenceFlow, referenceDensity } = resistance;
  return (referenceDensity / density) * (flow / referenceFlow) ** 2;
}

function marched(gas: FlareGas, flux: number, resistance: number, pressure: number): MarchedItem {
  const sonic = gas.sonicPressure(flux, pressure);
  const end = Math.max(sonic, pressure);
  const outlet = gas.stateAt(end, flux);
  const inlet = resistance === 0 ? outlet : gas.stateAt(gas.inletPressure(end, flux, resistance), flux);
  return { inlet, outlet, choked: sonic > 0, reynoldsNumber: undefined, frictionFactor: undefined };
}

function marchLine(line: FlareLine, gas: FlareGas, flow: number, pressure: number, isReversed: boolean): MarchedItem {
  const flux = fluxIn(line.insideDiameter, flow);
  const sonic = gas.sonicPressure(flux, pressure);
  const end = Math.max(sonic, pressure);
  const { inlet, reynoldsNumber, frictionFactor } = climbLine(line, gas, flow, end, isReversed);
  return { inlet, outlet: gas.stateAt(end, flux), choked: sonic > 0, reynoldsNumber, frictionFactor };
}

/** A line with heat loss in pieces of equal length: the friction of each is that of the gas with its mean enthalpy. */
function marchCooledLine(
  line: FlareLine,
  { gases }: Cooling,
  flow: number,
  pressure: number,
  isReversed: boolean,
): MarchedItem {
  const flux = fluxIn(line.insideDiameter, flow);
  const last = gases.at(-1);
  if (!last) throw new RangeError('a line with heat loss has a gas');
  const sonic = last.sonicPressure(flux, pressure);
  const outlet = last.stateAt(Math.max(sonic, pressure), flux);
  const pieces = gases.length - 1;
  const { length, lossCoefficient = 0, rise = 0 } = line;
  const piece: FlareLine = {
    ...line,
    length: length / pieces,
    lossCoefficient: lossCoefficient / pieces,
    rise: rise / pieces,
  };
  let state = outlet;
  let [reynoldsNumber, frictionSum] = [NaN, 0];
  for (const [index, after] of gases
    .slice(1)
    .map((after, index) => [index, after] as const)
    .toReversed()) {
    const before = gases[index] ?? after;
    const mean = before.withEnthalpy((before.stagnationEnthalpy + after.stagnationEnthalpy) / 2);
    const found = climbLine(piece, mean, flow, pressureAcross(state, mean, flux), isReversed);
    state = before.stateAt(pressureAcross(found.inlet, before, flux), flux);
    reynoldsNumber = found.reynoldsNumber;
    frictionSum += found.frictionFactor;
  }
  return { inlet: state, outlet, choked: sonic > 0, reynoldsNumber, frictionFactor: frictionSum / pieces };
}

/** Pressure of a gas that has changed its enthalpy without friction, with the same p + G²/ρ. */
function pressureAcross({ pressure, density }: GasState, gas: FlareGas, flux: number): number {
  const impulse = pressure + flux ** 2 / density;
  const excess = (at: number): number => at + flux ** 2 / gas.stateAt(at, flux).density - impulse;
  // At Mach 1 the smallest impulse is reached: there the pressure is kept.
  return (
    secantRoot(excess, { guess: pressure, slope: 1, tolerance: 1e-9 * pressure, minimum: pressure / 2 })?.x ?? pressure
  );
}

/** The inlet of a line with its Reynolds number, and the mean friction factor. */
export interface LineInlet {
  readonly inlet: GasState;
  readonly reynoldsNumber: number;
  readonly frictionFactor: number;
}

/** Returns the inlet of a line, or a piece of one, that a gas leaves at a subsonic pressure. Throws a Refusal where there is none. */
export function climbLine(
  { tag, insideDiameter, length, roughness, lossCoefficient = 0, rise = 0 }: FlareLine,
  gas: FlareGas,
  flow: number,
  end: number,
  isReversed: boolean,
): LineInlet {
  const flux = fluxIn(insideDiameter, flow);
  const outlet = gas.stateAt(end, flux);
  const reynoldsAt = (at: number): number => lineReynoldsNumber(flow, insideDiameter, gas.viscosity(at, flux));
  const frictionAt = (reynolds: number): number => frictionFactor(reynolds, roughness / insideDiameter);
  // 2·g·Δz/G²: times ρ², the static head as a resistance.
  const headFactor = (2 * standardGravity * (isReversed ? -rise : rise)) / flux ** 2;
  let reynoldsNumber = reynoldsAt(end);
  const behind = frictionAt(reynoldsNumber);
  let [before, inlet] = [behind, outlet];
  for (let round = 0; round < maxRounds; round += 1) {
    // Along the line p² and so ρ² fall about evenly: the head is that of the mean of ρ² at both ends, friction likewise.
    const head = (headFactor * (outlet.density ** 2 + inlet.density ** 2)) / 2;
    const resistance = (((behind + before) / 2) * length) / insideDiameter + lossCoefficient + head;
    const found = resistance === 0 ? end : gas.inletPressure(end, flux, resistance);
    const change = Math.abs(found - inlet.pressure);
    inlet = gas.stateAt(found, flux);
    reynoldsNumber = reynoldsAt(found);
    const friction = frictionAt(reynoldsNumber);
    const isSettled = Math.abs(friction - before) <= frictionTolerance * before;
    before = friction;
    if (isSettled && (headFactor === 0 || change <= pressureTolerance * found)) {
      return { inlet, reynoldsNumber, frictionFactor: (behind + before) / 2 };
    }
  }
  throw new Refusal(`no pressure was found at the inlet of ${tag}`);
}

const maxRounds = 100;
/** Relative change of the friction factor at the inlet, and of the pressure there, at which a line is solved. */
const frictionTolerance = 1e-5;
const pressureTolerance = 1e-12;
