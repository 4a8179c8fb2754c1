import { byComposition } from './fields.ts';

/** How results are shown: with five digits. */
export const figure = { digits: 5 } as const;

/** The same of what an equation of state alone gives, not a typed table. */
export const ofState = { ...figure, when: byComposition } as const;

export const byEquationOfState = (v: { readonly fluid: { readonly source: string } }): string => v.fluid.source;
