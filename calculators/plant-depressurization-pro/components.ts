import { components } from '@isentrope/engineering/properties';

/** The components that a composition may name, by their ids. */
export const componentIds: readonly string[] = components.map(({ id }) => id);

/** What they read on screen: name and formula. */
export const componentNames: Readonly<Record<string, string>> = Object.fromEntries(
  components.map(({ id, name, formula }) => [id, `${upperFirst(name)} (${formula})`]),
);

/** A name with its first whole word in a capital: n-Pentane, Carbon dioxide. */
function upperFirst(name: string): string {
  return name.replace(/[a-z]{2}/, start => start.charAt(0).toUpperCase() + start.slice(1));
}

/** Names by which a component is understood when pasted: its name, and its formula where no other has it. */
export const componentAliases: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  components.map(({ id, name, formula }) => {
    const own = components.filter(other => other.formula === formula).length === 1;
    return [id, own ? [name, formula] : [name]];
  }),
);
