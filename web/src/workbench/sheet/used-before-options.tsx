import type { UsedBefore } from '../files/used-before.ts';

/** What is used before as options of a menu, after its own. */
export function UsedBeforeOptions({ things }: { readonly things: readonly UsedBefore[] }) {
  const options = (ofProject: true | undefined) =>
    things.flatMap(({ words, ofProject: kept }, place) =>
      kept === ofProject
        ? [
            <option key={place} value={`${usedBefore}${place}`}>
              {words}
            </option>,
          ]
        : [],
    );
  const [fluids, others] = [options(true), options(undefined)];
  return (
    <>
      {fluids.length > 0 && <optgroup label="Fluids of the project">{fluids}</optgroup>}
      {others.length > 0 && <optgroup label="Used before">{others}</optgroup>}
    </>
  );
}

/** What the value of such an option begins with; no field has an option of its own that does. */
const usedBefore = 'used before: ';

/** The thing that an option stands for; undefined for any other option. */
export function thingChosen(things: readonly UsedBefore[], value: string): UsedBefore | undefined {
  return value.startsWith(usedBefore) ? things[Number(value.slice(usedBefore.length))] : undefined;
}
