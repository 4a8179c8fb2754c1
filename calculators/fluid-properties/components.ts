import { fluidComponents } from '@isentrope/engineering/properties';

/** The substances that a composition may name, by their ids. */
export const componentIds: readonly string[] = fluidComponents.map(({ id }) => id);

/** What they read on screen: name and formula. */
export const componentNames: Readonly<Record<string, string>> = Object.fromEntries(
  fluidComponents.map(({ id, name, formula }) => [id, name === formula ? name : `${upperFirst(name)} (${formula})`]),
);

/** A name with its first whole word in a capital: n-Pentane, Carbon dioxide. */
function upperFirst(name: string): string {
  return name.replace(/[a-z]{2}/, start => start.charAt(0).toUpperCase() + start.slice(1));
}

/** Names by which a substance is understood when pasted: its name, and its formula where no other has it. */
export const componentAliases: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  fluidComponents.map(({ id, name, formula }) => {
    const own = fluidComponents.filter(other => other.formula === formula).length === 1;
    return [id, own && formula !== name ? [name, formula] : [name]];
  }),
);

const molarMasses = new Map(fluidComponents.map(({ id, molarMass }) => [id, molarMass]));

/** kg/mol. */
export function molarMassOf(id: string): number {
  return molarMasses.get(id) ?? NaN;
}
