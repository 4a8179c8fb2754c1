/** How results by an equation of state are shown: with five digits, and the equation as their source. */
export const figure = { digits: 5 } as const;

export const byEquationOfState = (v: { readonly fluid: { readonly source: string } }): string => v.fluid.source;
