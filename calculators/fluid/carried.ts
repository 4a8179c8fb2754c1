import type { Carried } from '../kit/index.ts';
import type { FluidFields } from './fields.ts';

/** A fluid as it is carried from calculator to calculator. */
export function carriedFluid(fluid: FluidFields): Carried {
  const fields = Object.fromEntries(Object.entries(fluid).map(([part, { id }]) => [part, id]));
  return { subject: 'fluid', at: fluid.source.id, fields, nothing: 'typed' };
}

/** The same of a calculator that asks for a composition alone; its amounts are moles where no field says by what they are. */
export function carriedComposition(composition: string, basis?: string): Carried {
  return {
    subject: 'fluid',
    at: composition,
    fields: { composition, ...(basis === undefined ? {} : { compositionBasis: basis }) },
    fixed: { source: 'composition', ...(basis === undefined ? { compositionBasis: 'mole' } : {}) },
  };
}
