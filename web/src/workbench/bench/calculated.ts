import {
  blankCase,
  caseName,
  loadFor,
  run,
  takesLong,
  writeDocument,
  type CaseData,
  type CaseReport,
  type Definition,
  type LongSteps,
  type ReportedCase,
  type ReportedFigure,
} from '@isentrope/calculators/kit';
import type { BenchCase, Calculated } from './bench-model.ts';

const resultsOnly = { working: false, pictures: false, sends: true, together: false, numbers: false } as const;

/** Calculates cases; `knownOf` supplies stored values of expensive steps by case index. */
export function calculatedCases(
  definition: Definition,
  cases: readonly CaseData[],
  knownOf: (place: number) => LongSteps['known'] = () => undefined,
): Calculated[] {
  const { cases: reports } = run(definition, writeDocument(definition, { cases }), resultsOnly, longBy(knownOf));
  return reports.flatMap((report, place) => {
    const of = cases[place];
    const known = knownOf(place);
    return of ? [{ of, report, ...(known ? { known } : {}) }] : [];
  });
}

/** Calculates the cases of a workbench with their current data. */
export function resultsOf(
  definition: Definition,
  items: readonly BenchCase[],
): { readonly key: number; readonly calculated: Calculated }[] {
  const cases = items.map(({ data }) => data);
  return calculatedCases(definition, cases).flatMap((calculated, place) => {
    const item = items[place];
    return item ? [{ key: item.key, calculated }] : [];
  });
}

/**
 * Calculates cases that arrive with results, as from a link. Returns nothing for calculators that take long, or if
 * required data cannot be loaded.
 */
export async function recalculated(
  definition: Definition,
  calculatedFrom: readonly (CaseData | undefined)[],
): Promise<(Calculated | undefined)[]> {
  if (takesLong(definition)) return [];
  const cases = calculatedFrom.filter(of => of !== undefined);
  try {
    await loadFor(definition, cases);
  } catch {
    return [];
  }
  const results = calculatedCases(definition, cases).values();
  return calculatedFrom.map(of => (of ? results.next().value : undefined));
}

/** The full report of a calculated case, with working and figures. */
export function wholeReport(definition: Definition, { of, known }: Calculated): ReportedCase | undefined {
  const wanted = { together: false, numbers: false, sends: false };
  return run(
    definition,
    writeDocument(definition, { cases: [of] }),
    wanted,
    longBy(() => known),
  ).cases[0];
}

/** The figures of a calculated case. */
export function figuresOf(definition: Definition, { of, known }: Calculated): readonly ReportedFigure[] {
  const wanted = { working: false, together: false, sends: false };
  const [report] = run(
    definition,
    writeDocument(definition, { cases: [of] }),
    wanted,
    longBy(() => known),
  ).cases;
  return report?.figures ?? [];
}

/** Combined results of all cases. */
export type TogetherAnswer = Pick<CaseReport, 'together' | 'faults'>;

/** The document for the combined results. A case that is not calculated contributes its name only. */
export function togetherDocument(
  definition: Definition,
  cases: readonly Pick<BenchCase, 'data' | 'calculated'>[],
): CaseData[] {
  const blank = blankCase(definition);
  const named = ({ [caseName]: name }: CaseData) => (name ? { ...blank, [caseName]: name } : blank);
  return cases.map(({ data, calculated }) => calculated?.of ?? named(data));
}

/** Computes the combined results of all cases; cases that are not calculated are left out. */
export function reportTogether(
  definition: Definition,
  cases: readonly Pick<BenchCase, 'data' | 'calculated'>[],
): TogetherAnswer {
  return run(
    definition,
    writeDocument(definition, { cases: togetherDocument(definition, cases) }),
    { working: false, pictures: 'together', isCalculated: place => cases[place]?.calculated !== undefined },
    longBy(place => cases[place]?.calculated?.known),
  );
}

function longBy(knownOf: (place: number) => LongSteps['known']): (place: number) => LongSteps {
  return place => {
    const known = knownOf(place);
    return known ? { known } : {};
  };
}
