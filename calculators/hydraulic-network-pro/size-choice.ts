import { findPipes, stockedPipes, type Pipe, type Schedule } from '@isentrope/engineering/piping';
import { text } from '../kit/index.ts';
import { sizeWords } from './tables/pipe-words.ts';

/** The nominal sizes that smallest sizes are chosen from. */

/** The input of the sizes, for a search of the smallest. */
export const sizesToChooseFrom = text('Sizes to choose from', {
  hint: '2, 3, 4, 6, 8, 10, 12, 16, 20, 24',
  help: 'Nominal sizes, separated by commas, such as 4, 6, 8 or DN 100, DN 150. All sizes of the schedule but those seldom stocked (NPS 1-1/4, 2-1/2, 3-1/2, 5 and 22) if blank',
  when: { sizes: 'smallest' },
});

const byWord = new Map(
  Object.entries(sizeWords).flatMap(([nps, words]) => [nps, ...words].map(word => [word.toLowerCase(), nps])),
);

/** The sizes of a list. After a DN, numbers are DN. `unknown` are the words that are no size. */
interface SizeChoice {
  readonly sizes: ReadonlySet<string>;
  readonly unknown: readonly string[];
  readonly isMetric: boolean;
}

/** Reads the sizes of a list; undefined without one. */
export function sizeChoiceOf(typed: string | undefined): SizeChoice | undefined {
  if (typed === undefined || typed.trim() === '') return undefined;
  const sizes = new Set<string>();
  const unknown: string[] = [];
  const isMetric = /\bDN\b|\bDN\d/i.test(typed);
  for (const part of typed.split(/[,;\n]/)) {
    const word = part.trim().replaceAll(/\s+/g, ' ').toLowerCase();
    if (word === '') continue;
    const nps = byWord.get(isMetric && /^\d+$/.test(word) ? `dn ${word}` : word);
    if (nps === undefined) unknown.push(part.trim());
    else sizes.add(nps);
  }
  return { sizes, unknown, isMetric };
}

/** The pipes of a schedule in the sizes chosen, or in those that are usually stocked, by inside diameter in ascending order. */
export function pipesToChooseFrom(schedule: Schedule, choices: readonly (SizeChoice | undefined)[]): Pipe[] {
  const chosen = choices.filter(choice => choice !== undefined);
  if (chosen.length === 0) return stockedPipes(schedule);
  return findPipes({ schedule })
    .filter(({ nps }) => chosen.every(({ sizes }) => sizes.has(nps)))
    .toSorted((one, other) => one.innerDiameter - other.innerDiameter);
}

/** Why no sizes are looked for; undefined where they are. */
export function sizeChoiceFault(typed: string | undefined): string | undefined {
  const { unknown, isMetric } = sizeChoiceOf(typed) ?? { unknown: [], isMetric: false };
  const inches = isMetric ? unknown.find(word => /^\d/.test(word) && byWord.has(word.toLowerCase())) : undefined;
  if (inches !== undefined)
    return `the sizes to choose from have “${inches}” beside sizes in DN, and DN ${inches} is no nominal size: name all of them by NPS or all by DN`;
  const [first] = unknown;
  return first === undefined ? undefined : `the sizes to choose from have “${first}”, which is no nominal size`;
}
