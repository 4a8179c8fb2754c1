import { exp, expm1, log } from '../../elementary/index.ts';
import { gasConstant, standardGravity } from '../../quantities/index.ts';
import { gasFlow } from '../../valves/index.ts';
import type { Branch, BranchValue, LossValue } from './branch.ts';
import { continuedBelowVacuum, type FluidState } from '../fluid/fluid-state.ts';
import { idealDensityPerPressure } from '../fluid/gas-state.ts';
import { coefficientLoss, constantLoss, equipmentLoss, valveFactor, type Loss } from './loss.ts';
import { gasBranch, leastShare } from './gas-branch.ts';
import { plateResistance, valveResistance } from './jet-resistance.ts';
import {
  chokingBranch,
  differenceOf,
  liquidBranch,
  lossBranch,
  sectionedBranch,
  type BranchSetting,
  type Ends,
} from './liquid-branch.ts';
import { gasFlowThroughPlate, plateAtFlow, type GasBeforePlate } from './orifice-plate.ts';
import { pumpCurve } from './pump-curve.ts';
import type {
  ControlValveItem,
  LineItem,
  NetworkGas,
  NetworkItem,
  NetworkLiquid,
  OrificeItem,
  PumpItem,
} from '../types.ts';

/** Velocity, m/s, at which the search starts in a bore. */
const startVelocity = { liquid: 1, gas: 5 } as const;

/**
 * Returns the branch of an item whose equation is known. `freeSlope` is the slope of the straight line that stands for an item whose
 * resistance is unknown, Pa·kg/m³ per kg/s.
 */
export function branchOf(item: NetworkItem, ends: Ends, setting: BranchSetting, freeSlope: number): Branch {
  if (item.type === 'line') return lineBranch(item, ends, setting);
  const { network, density } = setting;
  const { fluid } = network;
  const through = (loss: Loss, bore: number | undefined, oneWay = false) =>
    branchThrough(item, ends, setting, { loss, bore, oneWay });
  switch (item.type) {
    case 'equipment':
      return { ...through(equipmentLoss(item, density), undefined), start: item.referenceFlow };
    case 'check valve':
      return through(coefficientLoss(item.lossCoefficient, item.insideDiameter), item.insideDiameter, true);
    case 'block valve':
      return through(coefficientLoss(item.lossCoefficient, item.insideDiameter), item.insideDiameter);
    case 'orifice':
      return item.bore === undefined ? free(ends, freeSlope) : plateBranch({ ...item, bore: item.bore }, ends, setting);
    case 'pump':
      return pumpBranch(item, ends, setting, freeSlope);
    case 'control valve':
      if (item.kv !== undefined) {
        return fluid.phase === 'liquid'
          ? liquidValve(item, ends, setting, { ...fluid, ...item.liquid })
          : gasValve(item, ends, setting, fluid);
      }
      return item.differential === undefined ? free(ends, freeSlope) : constantValve(item, ends, setting);
  }
}

function lineBranch(item: LineItem, ends: Ends, setting: BranchSetting): Branch {
  const { lines, density, network } = setting;
  const { liquid, insideDiameter } = item;
  const start = startFlow('liquid', density, insideDiameter);
  if (liquid?.sections && liquid.sections.length > 1)
    return sectionedBranch({ ...item, sections: liquid.sections }, ends, setting, start);
  const line = lines.add(item, liquid && { ...liquid, ...differenceOf(item, liquid.density, setting) });
  const loss: Loss = (flow, value) => lines.evaluate(line, flow, value);
  if (network.fluid.phase === 'gas')
    return branchThrough(item, ends, setting, { loss, bore: insideDiameter, oneWay: false });
  return lossBranch(ends, start, false, loss, line);
}

/** Flow, kg/s, at which the search starts in a bore, m. */
function startFlow(phase: 'liquid' | 'gas', density: number, bore: number | undefined): number {
  return density * startVelocity[phase] * (bore === undefined ? 0.01 : (Math.PI / 4) * bore * bore);
}

/** A straight line: the item's true loss is this and what the solver adds as an unknown. */
function free(ends: Ends, slope: number): Branch {
  return {
    ...ends,
    start: 0,
    oneWay: false,
    evaluate: (flow, from, to, value) => {
      value.error = from - to - slope * flow;
      value.slope = slope;
      value.byFrom = 1;
      value.byTo = -1;
    },
  };
}

function branchThrough(
  item: NetworkItem,
  ends: Ends,
  setting: BranchSetting,
  { loss, bore, oneWay }: { loss: Loss; bore: number | undefined; oneWay: boolean },
): Branch {
  const { network, state, density, elevationOf } = setting;
  const { phase } = network.fluid;
  const area = bore === undefined ? undefined : (Math.PI / 4) * bore * bore;
  const start = startFlow(phase, density, bore);
  if (phase === 'liquid') return liquidBranch(item, ends, setting, { start, oneWay, loss });
  const found: LossValue = { loss: 0, slope: 0 };
  const gravity = standardGravity * (elevationOf(item.to) - elevationOf(item.from));
  loss(1, found);
  const isLossless = found.loss === 0;
  return {
    ...ends,
    start,
    oneWay,
    evaluate: (flow, from, to, value) => {
      loss(flow, found);
      const gas = { gravity, area: isLossless ? undefined : area, state, found };
      gasThrough({ flow, from, to }, gas, value);
      if (area === undefined) return;
      if (isLossless) limitLossless({ flow, from, to }, { gravity, area: undefined, bore: area, state, found }, value);
      else limitByChoking({ flow, from, to }, { ...gas, area }, value);
    },
  };
}

/**
 * Isothermal flow of a gas: dπ = −(f/D·G²/2)·dx − ρ²·g·dz + G²·d(ln ρ), integrated. Without a rise it is exact for any Z; over a rise
 * ρ²/π, which is constant for a constant Z, is the mean of both ends. Source: Crane TP-410, eq. 1-6, with Z inside the integral.
 */
function gasThrough(
  { flow, from, to }: { flow: number; from: number; to: number },
  { gravity, area, state, found }: { gravity: number; area: number | undefined; state: FluidState; found: LossValue },
  value: BranchValue,
): void {
  const [inlet, outlet] = [state.pressureAt(from, 0), state.pressureAt(to, 0)];
  const [inletDensity, outletDensity] = [state.densityAt(inlet), state.densityAt(outlet)];
  let [growth, mean] = [1, 1];
  if (gravity !== 0) {
    const perPotential =
      0.5 * (inletDensity ** 2 / state.potentialAt(inlet, 0) + outletDensity ** 2 / state.potentialAt(outlet, 0));
    const exponent = perPotential * gravity;
    growth = exp(exponent);
    mean = Math.abs(exponent) < 1e-12 ? 1 : expm1(exponent) / exponent;
  }
  value.error = from - to * growth - found.loss * mean;
  value.slope = found.slope * mean;
  value.byFrom = 1;
  value.byTo = -growth;
  if (area === undefined) return;
  const flux2 = (flow / area) ** 2;
  const ratio = log(inletDensity / outletDensity);
  value.error -= flux2 * ratio;
  value.slope += Math.max(0, (2 * flow * ratio) / (area * area));
  value.byFrom = Math.max(leastShare, 1 - flux2 / (inlet * inletDensity));
  value.byTo = -Math.max(leastShare, growth - flux2 / (outlet * outletDensity));
}

/**
 * Where the flow would be faster than choked at its end, sets the equation of a flow that ends choked, whatever the pressure behind it: its
 * pressure there is that at which ∂F/∂p vanishes, so that both equations join smoothly.
 */
function limitByChoking(
  { flow, from, to }: { flow: number; from: number; to: number },
  setting: { gravity: number; area: number; state: FluidState; found: LossValue },
  value: BranchValue,
): void {
  const { area, state, found } = setting;
  const choked = state.chokedPressureAt(flow / area);
  const isForward = flow >= 0;
  const [upstream, end] = isForward ? [from, to] : [to, from];
  const upstreamPressure = state.pressureAt(upstream, 0);
  const isChoked = choked > state.pressureAt(end, 0);
  if (isChoked) {
    const potential = state.potentialAt(choked, 0);
    gasThrough(isForward ? { flow, from, to: potential } : { flow, from: potential, to }, setting, value);
    // The end is not felt; the matrix keeps a trace of it, so that a dead end behind it has a pressure.
    if (isForward) value.byTo = -leastShare;
    else value.byFrom = leastShare;
  }
  if (upstreamPressure < choked) {
    // A trial flow that is choked before it begins: with an acceleration from the choked state, as that from its own has the wrong sign and
    // lets F have another zero.
    const ratio = log(state.densityAt(upstreamPressure) / state.densityAt(choked));
    value.error += (isForward ? 1 : -1) * (flow / area) ** 2 * ratio;
    value.slope = found.slope + (isChoked ? (state.densityAt(choked) * choked) / Math.abs(flow) : 0);
  }
}

/**
 * Limits the flow through a bore without resistance, of which both ends have one pressure up to the flow that chokes it. There the equation
 * with its acceleration has a double root; this one has the same solution, and says that the pressure before the bore is the choked one.
 */
function limitLossless(
  { flow, from, to }: { flow: number; from: number; to: number },
  setting: { gravity: number; area: undefined; bore: number; state: FluidState; found: LossValue },
  value: BranchValue,
): void {
  const { bore, state } = setting;
  const choked = state.chokedPressureAt(flow / bore);
  const isForward = flow >= 0;
  if (choked <= state.pressureAt(isForward ? to : from, 0)) return;
  const potential = state.potentialAt(choked, 0);
  gasThrough(isForward ? { flow, from, to: potential } : { flow, from: potential, to }, setting, value);
  value.slope = (state.densityAt(choked) * choked) / Math.abs(flow);
  // The end is not felt; the matrix keeps a trace of it, so that a dead end behind it has a pressure.
  if (isForward) value.byTo = -leastShare;
  else value.byFrom = leastShare;
}

function pumpBranch(item: PumpItem, ends: Ends, setting: BranchSetting, freeSlope: number): Branch {
  const { duty, liquid: { density } = setting } = item;
  if (duty === 'required') return free(ends, freeSlope);
  if ('curve' in duty) {
    const { differentialAt, lastFlow } = pumpCurve(duty.curve, density, duty.degree);
    const width = 1e-5 * lastFlow;
    const loss: Loss = (flow, value) => {
      const volume = flow / density;
      value.loss = -density * differentialAt(volume);
      const below = Math.max(0, volume - width);
      const fall = (differentialAt(below) - differentialAt(volume + width)) / (volume + width - below);
      value.slope = Math.max(0, fall);
    };
    return liquidBranch(item, ends, setting, { start: 0.5 * lastFlow * density, oneWay: true, loss });
  }
  const rise = 'head' in duty ? density * standardGravity * duty.head : duty.differential;
  return liquidBranch(item, ends, setting, {
    start: density * 0.01,
    oneWay: true,
    loss: constantLoss(-density * rise),
  });
}

/** A control valve that takes its differential whatever the flow, and does not push back. */
function constantValve(item: ControlValveItem, ends: Ends, setting: BranchSetting): Branch {
  const { network, state, density } = setting;
  const { differential = 0, liquid: { density: own } = setting } = item;
  if (network.fluid.phase === 'liquid')
    return liquidBranch(item, ends, setting, {
      start: own * 0.01,
      oneWay: true,
      loss: constantLoss(differential * own),
    });
  const { pressureAt, potentialAt, slopeAt } = continuedBelowVacuum(state);
  return {
    ...ends,
    start: density * 0.05,
    oneWay: true,
    evaluate: (_flow, from, to, value) => {
      const outlet = pressureAt(to);
      value.error = from - potentialAt(outlet + differential);
      value.slope = 0;
      value.byFrom = 1;
      value.byTo = -slopeAt(outlet + differential) / slopeAt(outlet);
    },
  };
}

/** A liquid valve: in viscous flow its loss rises with less than the square of the flow. */
function liquidValve(item: ControlValveItem, ends: Ends, setting: BranchSetting, fluid: NetworkLiquid): Branch {
  const { kv = NaN } = item;
  const start = Math.sqrt((1e5 * fluid.density) / valveFactor(kv));
  const resistanceAt = (flow: number) => valveResistance(item, kv, flow, fluid);
  return chokingBranch(item, ends, setting, { start, fluid, resistanceAt });
}

/** An orifice plate. */
function plateBranch(plate: OrificeItem & { readonly bore: number }, ends: Ends, setting: BranchSetting): Branch {
  const { fluid } = setting.network;
  const start = startFlow(fluid.phase, setting.density, plate.pipeDiameter);
  if (fluid.phase === 'gas') {
    const flowAt = (upstream: number, downstream: number, flow: number) =>
      gasFlowThroughPlate(plate, gasBeforePlate(fluid, setting.state, upstream), downstream, flow);
    const { factor } = plateAtFlow(plate, start, fluid.viscosity);
    return gasBranch(ends, setting, { factor, start, flowAt });
  }
  const liquid = { ...fluid, ...plate.liquid };
  return chokingBranch(plate, ends, setting, {
    start,
    fluid: liquid,
    resistanceAt: flow => plateResistance(plate, flow, liquid),
  });
}

/** The gas of a network before a plate; Pa absolute. */
export function gasBeforePlate(
  { viscosity, isentropicExponent = NaN }: NetworkGas,
  state: FluidState,
  upstreamPressure: number,
): GasBeforePlate {
  return { upstreamPressure, density: state.densityAt(upstreamPressure), viscosity, isentropicExponent };
}

function gasValve(item: ControlValveItem, ends: Ends, setting: BranchSetting, fluid: NetworkGas): Branch {
  const factor = valveFactor(item.kv ?? NaN);
  const flowAt = (upstream: number, downstream: number) =>
    Math.sqrt(gasValveDrive(item, fluid, setting.state, { upstream, downstream }) / factor);
  return gasBranch(ends, setting, { factor, start: Math.sqrt((1e4 * setting.state.densityAt(1e6)) / factor), flowAt });
}

/** Pa·kg/m³ that drive the flow of a gas valve: its squared flow by IEC 60534-2-1 over that of a liquid per Pa·kg/m³. */
export function gasValveDrive(
  item: ControlValveItem,
  fluid: NetworkGas,
  state: FluidState,
  { upstream, downstream }: { upstream: number; downstream: number },
): number {
  const { xT = NaN } = item;
  const { temperature, isentropicExponent: gamma = NaN } = fluid;
  const ideal = idealDensityPerPressure(fluid);
  const compressibilityFactor = (ideal * upstream) / state.densityAt(upstream);
  const molarMass = ideal * gasConstant * temperature;
  const gas = { upstreamPressure: upstream, temperature, molarMass, gamma, compressibilityFactor };
  const { massFlow } = gasFlow(1, Math.max(0, upstream - downstream), gas, { xT });
  return massFlow * massFlow * valveFactor(1);
}
