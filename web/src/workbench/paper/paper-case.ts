import { caseName, caseTitle, type Definition, type ReportedCase } from '@isentrope/calculators/kit';
import type { BenchCase, Calculated } from '../bench/bench-model.ts';
import { wholeReport } from '../bench/calculated.ts';
import { isCurrent } from '../bench/current.ts';

/** A case as it stands on paper. */
export interface PaperCase {
  readonly key: number;
  /** Its number among the cases of the bench. */
  readonly number: number;
  readonly title: string;
  /** Whether somebody gave it the name that it goes by. */
  readonly named: boolean;
  readonly item: BenchCase;
  readonly report: ReportedCase | undefined;
  /** Whether its results are those of what is typed. */
  readonly state: 'current' | 'edited' | 'not calculated';
}

/** The cases of a bench as they stand on paper; `only`: the place of the one that is wanted. */
export function casesOnPaper(definition: Definition, cases: readonly BenchCase[], only?: number): PaperCase[] {
  return cases.flatMap((item, place) => {
    if (only !== undefined && only !== place) return [];
    const { key, data, calculated } = item;
    const settled = isCurrent(definition, item) ? 'current' : 'edited';
    return {
      key,
      number: place + 1,
      title: caseTitle(data, place),
      named: (data[caseName]?.text ?? '').trim() !== '',
      item,
      report: calculated?.report,
      state: calculated ? settled : 'not calculated',
    };
  });
}

/** What a case is called where its results stand, and nothing says whether they are of what is typed. */
export const titleOf = ({ title, state }: PaperCase): string =>
  state === 'edited' ? `${title} (edited since)` : title;

const wholes = new WeakMap<Calculated, ReportedCase | undefined>();

/** The report of a case with its working and its pictures, worked out once for the same results. */
export function wholeOf(definition: Definition, { item: { calculated } }: PaperCase): ReportedCase | undefined {
  if (!calculated) return undefined;
  if (!wholes.has(calculated)) wholes.set(calculated, wholeReport(definition, calculated));
  return wholes.get(calculated);
}

/** What is to be said at the head of a case whose results are not those of what stands above them. */
export const stateWords = {
  current: undefined,
  edited: 'Edited since this calculation: the results are out of date.',
  'not calculated': 'Not calculated.',
} as const;
