import { Refusal } from '../../../quantities/index.ts';
import { chosenFluid } from '../models/chosen-model.ts';
import type { Fluid } from '../models/fluid.ts';
import { presentIn } from '../models/loaded-contents.ts';
import type { FluidSpec } from '../spec.ts';
import type { HeaderVessel } from './header-spec.ts';

/**
 * Returns the fluid of a header: all components of its vessels by their common equation of state. Throws a Refusal where the equations
 * differ, since enthalpies by different equations cannot be added.
 */
export function headerFluid(vessels: readonly HeaderVessel[]): Fluid {
  const kinds = new Set(vessels.map(({ spec: { fluid } }) => kindOf(fluid)));
  if (kinds.size > 1) {
    throw new Refusal(
      'the streams of a header can only be mixed by one equation of state: choose Peng–Robinson for all its vessels',
    );
  }
  const [first] = vessels;
  if (first === undefined) throw new RangeError('a header needs at least one vessel');
  const { fluid } = first.spec;
  if (fluid.model === 'ideal-gas') return chosenFluid({ fluid }).fluid;
  const ids = [
    ...new Set(
      vessels.flatMap(({ spec }) =>
        spec.fluid.model === 'ideal-gas' ? [] : presentIn(spec.fluid.composition).map(({ id }) => id),
      ),
    ),
  ];
  const composition = ids.map(id => ({ id, fraction: 1 / ids.length }));
  return chosenFluid({ fluid: { model: fluid.model, composition } }).fluid;
}

/** Identifies what fluids must have in common for their enthalpies to share a basis. */
function kindOf(fluid: FluidSpec): string {
  if (fluid.model === 'ideal-gas') return `ideal-gas ${fluid.molarMass} ${fluid.heatCapacityRatio}`;
  if (fluid.model === 'peng-robinson') return fluid.model;
  const present = presentIn(fluid.composition);
  return present.length > 1 ? 'GERG-2008' : `reference ${present[0]?.id}`;
}
