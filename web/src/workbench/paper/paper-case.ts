import { caseName, caseTitle, type Definition, type ReportedCase } from '@isentrope/calculators/kit';
import type { BenchCase, Calculated } from '../bench/bench-model.ts';
import { wholeReport } from '../bench/calculated.ts';
import { isCurrent } from '../bench/current.ts';

/** A case of the printed report. */
export interface PaperCase {
  readonly key: number;
  /** Its 1-based number. */
  readonly number: number;
  readonly title: string;
  /** Whether the user has named it. */
  readonly named: boolean;
  readonly item: BenchCase;
  readonly report: ReportedCase | undefined;
  /** Whether its results match the present inputs. */
  readonly state: 'current' | 'edited' | 'not calculated';
}

/** The cases of the printed report; `only`: the index of a single case. */
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

/** The title of a case with a note if its results are outdated. */
export const titleOf = ({ title, state }: PaperCase): string =>
  state === 'edited' ? `${title} (edited since)` : title;

const wholes = new WeakMap<Calculated, ReportedCase | undefined>();

/** The full report of a case, memoised by its results. */
export function wholeOf(definition: Definition, { item: { calculated } }: PaperCase): ReportedCase | undefined {
  if (!calculated) return undefined;
  if (!wholes.has(calculated)) wholes.set(calculated, wholeReport(definition, calculated));
  return wholes.get(calculated);
}

/** The message for a case whose results are missing or outdated. */
export const stateWords = {
  current: undefined,
  edited: 'Edited since this calculation: the results are out of date.',
  'not calculated': 'Not calculated.',
} as const;
