import { FlowStates, greatestFlux, RealFluidLine, resistanceLoss, type GasOutlet } from '@isentrope/engineering/flow';
import { streamEquation, type EquilibriumState, type StreamPhase } from '@isentrope/engineering/properties';
import { orRefused } from '@isentrope/engineering/quantities';
import { absent, value } from '../kit/index.ts';
import { fluidType } from './fields.ts';
import { alone } from './flowing-stream.ts';
import { absolutePressure, inletDensity } from './fluid.ts';
import { model } from './friction.ts';

/**
 * A chosen fluid that goes along its line by its own equation of state: a gas from the inlet on, a liquid from where it boils.
 * Two phases go as one, in equilibrium; the friction factor is that of the inlet.
 */

/** The states of lines that begin in one state, for whatever bore. */
export interface RealFlow {
  readonly states: FlowStates;
  /** Pa and kg/m³ at the inlet, of a liquid where it boils. */
  readonly pressure: number;
  readonly density: number;
  /** The state at a pressure, Pa, where so much enthalpy, J/kg, has become kinetic energy. */
  readonly stateAt: (pressure: number, spent: number) => EquilibriumState;
  readonly isIsothermal: boolean;
  /** Of the equation of state. */
  readonly source: string;
}

/** A typed density differs by more from that of the fluid's equation. */
const sameDensity = 1e-4;

function flowFrom(
  { equation, state }: ReturnType<typeof streamEquation>,
  { pressure, density }: { readonly pressure: number; readonly density: number },
  isIsothermal: boolean,
): RealFlow {
  const { temperature, enthalpy } = state;
  const stateAt = (at: number, spent: number): EquilibriumState =>
    equation.stateAt(isIsothermal ? { pressure: at, temperature } : { pressure: at, enthalpy: enthalpy - spent });
  const states = new FlowStates(pressure, density, (at, spent) => stateAt(at, spent).density, isIsothermal);
  return { states, pressure, density, stateAt, isIsothermal, source: equation.source };
}

function isOwnDensity({ phase }: StreamPhase, density: number): boolean {
  return phase !== undefined && Math.abs(phase.state.density / density - 1) <= sameDensity;
}

const needs = { fluidType, model, stream: alone, absolutePressure, inletDensity };

/** A gas by its equation of state; none where its density is typed. */
export const realGas = value('realGas', needs, v => {
  if (v.fluidType !== 'Gas' || !isOwnDensity(v.stream, v.inletDensity)) return absent('no gas of a chosen fluid');
  const inlet = { pressure: v.absolutePressure, density: v.inletDensity };
  return flowFrom(streamEquation(v.stream), inlet, v.model === 'isothermal');
});

/**
 * A liquid from where it boils on its way, by its bubble point at the temperature of the inlet; one that is boiling at the inlet, but
 * for rounding, from there on. None that is typed, or has no bubble point.
 */
export const boilingFlow = value('boilingFlow', needs, v => {
  if (v.fluidType !== 'Liquid' || !isOwnDensity(v.stream, v.inletDensity)) return absent('no liquid of a chosen fluid');
  const from = streamEquation(v.stream);
  const { temperature } = from.state;
  const boiling = orRefused(() => from.equation.stateAt({ temperature, quality: 0 }).pressure);
  if (boiling === undefined) return absent('no bubble point was found at its temperature');
  return flowFrom(from, { pressure: Math.min(boiling, v.absolutePressure), density: v.inletDensity }, false);
});

/** What has become of a fluid behind a resistance. */
export interface RealOutlet extends Omit<GasOutlet, 'temperatureRatio'> {
  /** Share by mass that is vapour. */
  readonly quality: number;
  /** K */
  readonly temperature: number;
  readonly mach: number;
}

/**
 * The outlet of a line of a mass flux, kg/(m²·s), and a resistance f·L/D + ΣK; undefined where the flow chokes in it. Refusal
 * where the equation of state has no state on the way, as of dry ice.
 */
export function realOutlet(flow: RealFlow, massFlux: number, resistance: number): RealOutlet | undefined {
  const line = new RealFluidLine(flow.states.flow(massFlux), massFlux);
  const pressure = line.pressureAfter(flow.pressure, resistance);
  if (pressure === undefined) return undefined;
  const densityRatio = line.density(pressure) / flow.density;
  const energy = (massFlux / flow.density) ** 2 / 2;
  const spent = flow.isIsothermal ? 0 : energy * (1 / densityRatio ** 2 - 1);
  const { phase, quality = 1, speedOfSound, temperature } = flow.stateAt(pressure, spent);
  const velocity = massFlux / (flow.density * densityRatio);
  const isSplit = phase === 'two-phase';
  return {
    pressureDrop: flow.pressure - pressure,
    accelerationLoss: 2 * flow.density * energy * (1 / densityRatio - 1),
    densityRatio,
    quality: isSplit ? quality : 1,
    temperature,
    mach: isSplit || speedOfSound === undefined ? Math.sqrt(line.approach(pressure)) : velocity / speedOfSound,
  };
}

/** What has become of a liquid that boils on its way, and the share of its line at which it begins. */
export interface BoiledOutlet extends RealOutlet {
  /** Pa */
  readonly pressure: number;
  readonly boilsAfter: number;
}

/**
 * A liquid of a mass flux, kg/(m²·s), that loses `rise` Pa to its elevation, in a line of a resistance f·L/D + ΣK: undefined where
 * it stays liquid, `chokes` where the flow does not get through. Its elevation counts before it boils. Refusal as `realOutlet`.
 */
export function boiledOutlet(
  flow: RealFlow,
  { inlet, massFlux, resistance, rise }: Record<'inlet' | 'massFlux' | 'resistance' | 'rise', number>,
): BoiledOutlet | 'chokes' | undefined {
  const loss = resistanceLoss(1, flow.density, massFlux / flow.density);
  const liquid = (inlet - rise - flow.pressure) / loss;
  if (liquid >= resistance) return undefined;
  const left = resistance - Math.max(0, liquid);
  const outlet = realOutlet(flow, massFlux, left);
  if (!outlet) return 'chokes';
  return { ...outlet, pressure: flow.pressure - outlet.pressureDrop, boilsAfter: 1 - left / resistance };
}

/** The greatest mass flux, kg/(m²·s), that passes a resistance, near a guess. */
export function realChokedFlux(gas: RealFlow, resistance: number, guess: number): number | undefined {
  return greatestFlux(massFlux => gas.states.flow(massFlux), gas.pressure, resistance, guess);
}
