import { Refusal } from '../quantities/index.ts';
import type { Fluid, FluidMethod } from './fluid.ts';
import { transportOf } from './fluid-transport.ts';
import type { EquilibriumPhase } from './helmholtz/index.ts';
import {
  ofGerg,
  ofPengRobinson,
  ofReferenceEquations,
  ofWater,
  type StatedUncertainty,
} from './stated-uncertainties.ts';

/** A property of a fluid whose uncertainty may be asked for. */
export type UncertainProperty =
  'density' | 'heatCapacity' | 'speedOfSound' | 'vapourPressure' | 'viscosity' | 'thermalConductivity';

/** By how much a property may be off. */
export interface Uncertainty {
  /** As a share of the value. */
  readonly share: number;
  /** Where that holds, in words, if not wherever the equation does. */
  readonly where: string | undefined;
  /** Who states it. */
  readonly source: string;
}

const statements: Readonly<Record<FluidMethod, (id: string) => StatedUncertainty | undefined>> = {
  iapws: () => ofWater,
  reference: id => ofReferenceEquations[id],
  gerg2008: () => ofGerg,
  pr: () => ofPengRobinson,
};

/**
 * The uncertainty of a property of a phase by the fluid's own equation and correlations, as its authors state it: of one number
 * for liquid and one for gas, not near the critical point. Undefined where nobody published one, or there is no such property.
 * A fluid above its critical point counts as a gas. Viscosity and conductivity want `loadTransportData` first; a surface
 * tension carries its own (`TransportValue`).
 */
export function uncertaintyOf(
  fluid: Fluid,
  property: UncertainProperty,
  phase: EquilibriumPhase,
): Uncertainty | undefined {
  if (property === 'viscosity' || property === 'thermalConductivity') return ofTransport(fluid, property, phase);
  const stated = statements[fluid.method](Object.keys(fluid.composition)[0] ?? '');
  if (!stated) return undefined;
  const [liquid, gas] =
    property === 'vapourPressure' ? [stated.vapourPressure, stated.vapourPressure] : (stated[property] ?? []);
  const percent = phase.state.phase === 'liquid' ? liquid : gas;
  if (percent === undefined) return undefined;
  return { share: percent / 100, where: stated.where, source: stated.source ?? fluid.source };
}

function ofTransport(
  fluid: Fluid,
  property: 'viscosity' | 'thermalConductivity',
  phase: EquilibriumPhase,
): Uncertainty | undefined {
  try {
    const { uncertainty, source, extrapolated } = transportOf(fluid)[property](phase);
    return extrapolated ? undefined : { share: uncertainty, where: undefined, source };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
