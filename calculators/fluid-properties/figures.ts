import { byComposition } from './fields.ts';

/** How results by an equation of state are shown: with five digits, and the equation as their source. */
export const figure = { digits: 5, when: byComposition } as const;

export const byEquationOfState = (v: { readonly fluid: { readonly source: string } }): string => v.fluid.source;
