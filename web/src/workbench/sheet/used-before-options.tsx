import type { UsedBefore } from '../files/used-before.ts';

/** Recently used entries as options at the end of a select. */
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

/** The prefix of the values of these options; no field has options with it. */
const usedBefore = 'used before: ';

/** The entry an option stands for; undefined for any other option. */
export function thingChosen(things: readonly UsedBefore[], value: string): UsedBefore | undefined {
  return value.startsWith(usedBefore) ? things[Number(value.slice(usedBefore.length))] : undefined;
}
