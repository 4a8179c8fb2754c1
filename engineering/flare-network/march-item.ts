import { frictionFactor, lineReynoldsNumber } from '../flow/index.ts';
import { Refusal, standardGravity } from '../quantities/index.ts';
import type { FlareGas, GasState } from './gas.ts';
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
 * would be supersonic there, the sonic one. `isReversed` where the flow runs from `to` to `from`. Throws a Refusal where no state exists.
 */
export function marchItem(
  item: FlareItem,
  gas: FlareGas,
  flow: number,
  pressure: number,
  isReversed = false,
): MarchedItem {
  switch (item.type) {
    case 'line':
      return marchLine(item, gas, flow, pressure, isReversed);
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

function fluxIn(diameter: number, flow: number): number {
  return (4 * flow) / (Math.PI * diameter ** 2);
}

/** A loss coefficient is that of an adiabatic pipe; a differential is taken at the density behind it, the lowest, with the gas at rest. */
function marchResistance(resistance: FlareResistance, gas: FlareGas, flow: number, pressure: number): MarchedItem {
  if ('lossCoefficient' in resistance) {
    const flux = fluxIn(resistance.insideDiameter, flow);
    return marched(gas, flux, resistance.lossCoefficient, pressure);
  }
  const { differential, referenceFlow, referenceDensity } = resistance;
  const outlet = gas.stateAt(pressure, 0);
  const loss = differential * (referenceDensity / outlet.density) * (flow / referenceFlow) ** 2;
  const inlet = loss === 0 ? outlet : gas.stateAt(pressure + loss, 0);
  return { inlet, outlet, choked: false, reynoldsNumber: undefined, frictionFactor: undefined };
}

function marched(gas: FlareGas, flux: number, resistance: number, pressure: number): MarchedItem {
  const sonic = gas.sonicPressure(flux, pressure);
  const end = Math.max(sonic, pressure);
  const outlet = gas.stateAt(end, flux);
  const inlet = resistance === 0 ? outlet : gas.stateAt(gas.inletPressure(end, flux, resistance), flux);
  return { inlet, outlet, choked: sonic > 0, reynoldsNumber: undefined, frictionFactor: undefined };
}

function marchLine(line: FlareLine, gas: FlareGas, flow: number, pressure: number, isReversed: boolean): MarchedItem {
  const { insideDiameter, length, roughness, lossCoefficient = 0, rise = 0 } = line;
  const flux = fluxIn(insideDiameter, flow);
  const sonic = gas.sonicPressure(flux, pressure);
  const end = Math.max(sonic, pressure);
  const outlet = gas.stateAt(end, flux);
  const reynoldsAt = (at: number): number => lineReynoldsNumber(flow, insideDiameter, gas.viscosity(at, flux));
  const frictionAt = (reynolds: number): number => frictionFactor(reynolds, roughness / insideDiameter);
  // 2·g·Δz/G²: times ρ², the static head as a resistance.
  const headFactor = (2 * standardGravity * (isReversed ? -rise : rise)) / flux ** 2;
  let reynolds = reynoldsAt(end);
  const behind = frictionAt(reynolds);
  let [before, inlet] = [behind, outlet];
  for (let round = 0; round < maxRounds; round += 1) {
    // Along the line p² and so ρ² fall about evenly: the head is that of the mean of ρ² at both ends, friction likewise.
    const head = (headFactor * (outlet.density ** 2 + inlet.density ** 2)) / 2;
    const resistance = (((behind + before) / 2) * length) / insideDiameter + lossCoefficient + head;
    const found = resistance === 0 ? end : gas.inletPressure(end, flux, resistance);
    const change = Math.abs(found - inlet.pressure);
    inlet = gas.stateAt(found, flux);
    reynolds = reynoldsAt(found);
    const friction = frictionAt(reynolds);
    const isSettled = Math.abs(friction - before) <= frictionTolerance * before;
    before = friction;
    if (isSettled && (headFactor === 0 || change <= pressureTolerance * found)) {
      return { inlet, outlet, choked: sonic > 0, reynoldsNumber: reynolds, frictionFactor: (behind + before) / 2 };
    }
  }
  throw new Refusal(`no pressure was found at the inlet of ${line.tag}`);
}

const maxRounds = 100;
/** Relative change of the friction factor at the inlet, and of the pressure there, at which a line is solved. */
const frictionTolerance = 1e-5;
const pressureTolerance = 1e-12;
