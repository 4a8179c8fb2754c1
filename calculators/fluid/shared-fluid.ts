import type { SharedGroup } from '../kit/index.ts';
import type { FluidFields } from './fields.ts';

/** Fluid fields in transfers between calculators. */
export function sharedFluid(fluid: FluidFields): SharedGroup {
  const fields = Object.fromEntries(Object.entries(fluid).map(([part, { id }]) => [part, id]));
  return { subject: 'fluid', at: fluid.source.id, fields, blankText: 'typed' };
}

/** The same for a calculator with only a composition, in moles. */
export function sharedComposition(composition: string): SharedGroup {
  return {
    subject: 'fluid',
    at: composition,
    fields: { composition },
    fixed: { source: 'composition', compositionBasis: 'mole' },
  };
}
