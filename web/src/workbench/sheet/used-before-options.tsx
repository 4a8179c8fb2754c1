import type { UsedBefore } from '../files/used-before.ts';

/** What is used before as options of a menu, after its own. */
export function UsedBeforeOptions({ things }: { readonly things: readonly UsedBefore[] }) {
  if (things.length === 0) return null;
  return (
    <optgroup label="Used before">
      {things.map(({ words }, place) => (
        <option key={place} value={`${usedBefore}${place}`}>
          {words}
        </option>
      ))}
    </optgroup>
  );
}

/** What the value of such an option begins with; no field has an option of its own that does. */
const usedBefore = 'used before: ';

/** The thing that an option stands for; undefined for any other option. */
export function thingChosen(things: readonly UsedBefore[], value: string): UsedBefore | undefined {
  return value.startsWith(usedBefore) ? things[Number(value.slice(usedBefore.length))] : undefined;
}
