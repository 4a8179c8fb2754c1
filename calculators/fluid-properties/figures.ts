import { byComposition } from './fields.ts';

/** Number format of results: five digits. */
export const figure = { digits: 5 } as const;

/** The same for results of an equation of state only, not of a typed table. */
export const ofState = { ...figure, when: byComposition } as const;

export const byEquationOfState = (v: { readonly fluid: { readonly source: string } }): string => v.fluid.source;
