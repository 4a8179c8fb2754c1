import { Refusal } from '../quantities/index.ts';
import type { FluidMethod } from './fluid-method.ts';
import type { Fluid } from './fluid.ts';
import { transportOf } from './fluid-transport.ts';
import type { EquilibriumPhase } from './helmholtz/index.ts';
import {
  ofGerg,
  ofPengRobinson,
  ofReferenceEquations,
  ofWater,
  type StatedUncertainty,
} from './stated-uncertainties.ts';

/** A property with an uncertainty. */
export type UncertainProperty =
  'density' | 'heatCapacity' | 'speedOfSound' | 'vapourPressure' | 'viscosity' | 'thermalConductivity';

/** Uncertainty of a property. */
export interface Uncertainty {
  /** Relative to the value. */
  readonly share: number;
  /** Range, in words, if not that of the equation. */
  readonly where: string | undefined;
  /** Source of the statement. */
  readonly source: string;
}

const statements: Readonly<Record<FluidMethod, (id: string) => StatedUncertainty | undefined>> = {
  iapws: () => ofWater,
  reference: id => ofReferenceEquations[id],
  gerg2008: () => ofGerg,
  pr: () => ofPengRobinson,
};

/**
 * Returns the uncertainty of a property of a phase by the fluid's own equation and correlations, as stated by their authors: one value for
 * liquid and one for gas, not near the critical point. Undefined where none is published, or the property does not exist. A supercritical
 * fluid counts as a gas. Viscosity and conductivity require `loadTransportData` first; a surface tension includes its own
 * (`TransportValue`).
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
