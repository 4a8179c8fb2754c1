import { changesOf, correspondingStates, type CorrespondingStates } from '../corresponding-states.ts';
import { fluidOf, stateOf } from '../fluid.ts';
import type { Composition, EquilibriumPhase, FluidPhase } from '../helmholtz/index.ts';
import { nozzleFluxExcess, type NozzleFluxExcess } from '../comparisons/nozzle-flux-excess.ts';
import {
  otherPhaseOf,
  propertyExcess,
  throttlingExcess,
  type OtherPhase,
  type PropertyExcess,
  type ThrottlingExcess,
} from '../comparisons/throttling-excess.ts';
import { refuseUnknown } from './stream-value.ts';
import type { StreamFluid } from './stream-fluid.ts';
import { cubicPhaseOf, type StreamPhase } from './stream-phase.ts';

/** A stream after an isenthalpic pressure change, as across a valve or a plate. */
export interface ThrottledStream {
  /** K */
  readonly temperature: number;
  /** Overall density if two-phase, kg/m³. */
  readonly density: number;
  readonly phase: FluidPhase;
  /** Vapour mass fraction if two-phase; otherwise undefined. */
  readonly quality: number | undefined;
}

/**
 * State of the selected phase of a stream after an isenthalpic change to a pressure in Pa, neglecting kinetic energy. Throws a Refusal
 * where the fluid has no equation of state, or that has no such state, such as dry ice.
 */
export function streamThrottled({ fluid, phase }: StreamPhase, pressure: number): ThrottledStream {
  if (fluid.type !== 'components' || !phase) return refuseUnknown(fluid);
  return throttled(phase.composition, phase.state.enthalpy, pressure);
}

/** State of a fluid at p in Pa and an enthalpy in J/kg. Throws a Refusal as `streamThrottled`. */
export function streamAtEnthalpy(fluid: StreamFluid, pressure: number, enthalpy: number): ThrottledStream {
  return fluid.type === 'components' ? throttled(fluid.amounts, enthalpy, pressure) : refuseUnknown(fluid);
}

function throttled(composition: Composition, enthalpy: number, pressure: number): ThrottledStream {
  const { temperature, density, phase, quality } = stateOf(fluidOf(composition), { pressure, enthalpy });
  return { temperature, density, phase, quality: phase === 'two-phase' ? quality : undefined };
}

/** The selected phase of a stream, with its mass flow, kg/s. */
export interface FlowingPhase {
  readonly stream: StreamPhase;
  readonly massFlow: number;
}

/**
 * State of two phases of one fluid, such as a liquid with its vapour, that mix and change together to a pressure in Pa, in equilibrium and
 * with the sum of their enthalpies, neglecting kinetic energy. Throws a Refusal as `streamThrottled`.
 */
export function streamsThrottled(flows: readonly [FlowingPhase, FlowingPhase], pressure: number): ThrottledStream {
  const phases = flows.map(({ stream: { fluid, phase }, massFlow }) => {
    if (fluid.type !== 'components' || !phase) return refuseUnknown(fluid);
    return { ...phase, massFlow };
  });
  const total = flows[0].massFlow + flows[1].massFlow;
  const enthalpy = phases.reduce((sum, { state, massFlow }) => sum + (massFlow / total) * state.enthalpy, 0);
  return throttled(mixed(phases), enthalpy, pressure);
}

function mixed(phases: readonly (EquilibriumPhase & { readonly massFlow: number })[]): Composition {
  const moles = new Map<string, number>();
  for (const { composition, state, massFlow } of phases) {
    for (const [component, fraction] of Object.entries(composition)) {
      moles.set(component, (moles.get(component) ?? 0) + (fraction * massFlow) / state.molarMass);
    }
  }
  return Object.fromEntries(moles);
}

/** Returns the excess by Peng-Robinson of the temperature after an isenthalpic, or isentropic, change of the selected phase to a pressure in Pa. */
export function streamThrottlingExcess(
  stream: StreamPhase,
  pressure: number,
  constant?: 'enthalpy' | 'entropy',
): ThrottlingExcess | undefined {
  const phase = cubicPhaseOf(stream);
  return phase && throttlingExcess(phase, pressure, constant);
}

/** Returns the phase by the reference equation of its main component where a stream has another one by Peng-Robinson. */
export function streamOtherPhase(stream: StreamPhase): OtherPhase | undefined {
  const phase = cubicPhaseOf(stream);
  return phase && otherPhaseOf(phase);
}

/** Returns the excess by Peng-Robinson of the largest mass flux of a nozzle from the selected phase to a pressure in Pa. */
export function streamNozzleFluxExcess(stream: StreamPhase, backPressure: number): NozzleFluxExcess | undefined {
  const phase = cubicPhaseOf(stream);
  return phase && nozzleFluxExcess(phase, backPressure / stream.pressure);
}

/** Returns the excess by Peng-Robinson of the speed of sound of the selected phase. */
export function streamSoundSpeedExcess(stream: StreamPhase): PropertyExcess | undefined {
  const phase = cubicPhaseOf(stream);
  return phase && propertyExcess(phase, 'speedOfSound');
}

/** Returns the states that correspond to that of the selected phase by Peng-Robinson. */
export function streamCorrespondingStates(stream: StreamPhase): CorrespondingStates | undefined {
  const phase = cubicPhaseOf(stream);
  return phase && correspondingStates(phase, changesOf(phase));
}
