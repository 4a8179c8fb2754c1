import { fluidComponents } from '@isentrope/engineering/properties';
import { aliasesOf, namesOf } from '../component-names.ts';

/** The substances that a fluid may be or contain, by their ids. */
export const componentIds: readonly string[] = fluidComponents.map(({ id }) => id);

export const componentNames = namesOf(fluidComponents);

export const componentAliases = aliasesOf(fluidComponents);

const molarMasses = new Map(fluidComponents.map(({ id, molarMass }) => [id, molarMass]));

/** kg/mol. */
export function molarMassOf(id: string): number {
  return molarMasses.get(id) ?? NaN;
}
