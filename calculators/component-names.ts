interface Named {
  readonly id: string;
  readonly name: string;
  readonly formula: string;
}

/** What the components of a composition read on screen, by their ids: name and formula. */
export function namesOf(components: readonly Named[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    components.map(({ id, name, formula }) => [id, name === formula ? name : `${upperFirst(name)} (${formula})`]),
  );
}

/** A name with its first whole word in a capital: n-Pentane, Carbon dioxide. */
function upperFirst(name: string): string {
  return name.replace(/[a-z]{2}/, start => start.charAt(0).toUpperCase() + start.slice(1));
}

/** Names by which components are understood when pasted: the name, and the formula where no other has it. */
export function aliasesOf(components: readonly Named[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    components.map(({ id, name, formula }) => {
      const own = components.filter(other => other.formula === formula).length === 1;
      return [id, own && formula !== name ? [name, formula] : [name]];
    }),
  );
}
