import { fluidComponentOf, fluidComponents } from '@isentrope/engineering/properties';
import { aliasesOf, namesOf } from '../component-names.ts';

/** Ids of the pure fluids and mixture components. */
export const componentIds: readonly string[] = fluidComponents.map(({ id }) => id);

export const componentNames = namesOf(fluidComponents);

export const componentAliases = aliasesOf(fluidComponents);

/** Molar mass of a component or pseudo-component, kg/mol. */
export function molarMassOf(id: string): number {
  return fluidComponentOf(id)?.molarMass ?? NaN;
}
