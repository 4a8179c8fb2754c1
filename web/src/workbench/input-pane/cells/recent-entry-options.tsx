import type { RecentEntry } from '../../files/recent-entries.ts';

/** Recently used entries as options at the end of a select. */
export function RecentEntryOptions({ recentEntries }: { readonly recentEntries: readonly RecentEntry[] }) {
  const options = (ofProject: true | undefined) =>
    recentEntries.flatMap(({ description: text, ofProject: isOfProject }, index) =>
      isOfProject === ofProject
        ? [
            <option key={index} value={`${optionPrefix}${index}`}>
              {text}
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
const optionPrefix = 'used before: ';

/** The entry an option stands for; undefined for any other option. */
export function chosenRecentEntry(recentEntries: readonly RecentEntry[], value: string): RecentEntry | undefined {
  return value.startsWith(optionPrefix) ? recentEntries[Number(value.slice(optionPrefix.length))] : undefined;
}
