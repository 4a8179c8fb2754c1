import { components } from '@isentrope/engineering/properties';
import { aliasesOf, namesOf } from '../../component-names.ts';

/** The components that a composition may name, by their ids. */
export const componentIds: readonly string[] = components.map(({ id }) => id);

export const componentNames = namesOf(components);

export const componentAliases = aliasesOf(components);
