import { fluidComponents } from '@isentrope/engineering/properties';
import { aliasesOf, namesOf } from '../component-names.ts';

/** Ids of the pure fluids and mixture components. */
export const componentIds: readonly string[] = fluidComponents.map(({ id }) => id);

export const componentNames = namesOf(fluidComponents);

export const componentAliases = aliasesOf(fluidComponents);

const molarMasses = new Map(fluidComponents.map(({ id, molarMass }) => [id, molarMass]));

/** Molar masses, kg/mol. */
export function molarMassOf(id: string): number {
  return molarMasses.get(id) ?? NaN;
}
