import { fluidComponentOf } from '../fluid-components.ts';

/** Returns the name of a component's solid within a sentence: "dry ice", "ice", "solid benzene". */
export function solidName(component: string): string {
  if (component === 'CO2') return 'dry ice';
  return component === 'H2O' ? 'ice' : `solid ${solidSubstance(component)}`;
}

/** Returns the name of a component that is solid, within a sentence. */
export function solidSubstance(component: string): string {
  return fluidComponentOf(component)?.name ?? component;
}

/**
 * Returns the beginning of a clause on a component that is solid `there`, up to its fugacity: "would be solid (ice): its fugacity". An estimate is
 * worded as one.
 */
export function solidClause(
  { component, isEstimate }: { readonly component: string; readonly isEstimate?: boolean },
  there = '',
): string {
  const name = solidName(component);
  if (!isEstimate) return `would be solid${there} (${name}): its fugacity`;
  return component === 'H2O'
    ? `may be solid${there} (${name}): the freezing points of this solution are not known, and in an ideal one its fugacity`
    : `may be solid${there}: by its heat of fusion, its fugacity`;
}
