import { components } from '@isentrope/engineering/properties';
import { aliasesOf, namesOf } from '../../component-names.ts';

/** Component ids accepted in a composition. */
export const componentIds: readonly string[] = components.map(({ id }) => id);

export const componentNames = namesOf(components);

export const componentAliases = aliasesOf(components);
