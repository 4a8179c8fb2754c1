import {
  blankCase,
  caseNameId,
  isExpensive,
  writeDocument,
  type CaseData,
  type CaseReport,
  type Definition,
  type ExpensiveSteps,
  type ReportedCase,
  type ReportedFigure,
} from '@isentrope/calculators/kit';
import { prepareToRun, run } from './evaluation-code.ts';
import type { WorkbenchCase, CalculatedResult } from '../state/workbench-model.ts';

const resultsOnly = { working: false, pictures: false, sends: true, together: false, numbers: false } as const;

/** Calculates cases; `knownOf` supplies stored values of expensive steps by case index. */
export function calculateCases(
  definition: Definition,
  cases: readonly CaseData[],
  knownOf: (index: number) => ExpensiveSteps['known'] = () => undefined,
): CalculatedResult[] {
  const { cases: reports } = run(
    definition,
    writeDocument(definition, { cases }),
    resultsOnly,
    expensiveStepsOf(knownOf),
  );
  return reports.flatMap((report, index) => {
    const of = cases[index];
    const known = knownOf(index);
    return of ? [{ of, report, ...(known ? { known } : {}) }] : [];
  });
}

/** Calculates the cases of a workbench with their current data. */
export function calculateWorkbenchCases(
  definition: Definition,
  items: readonly WorkbenchCase[],
): { readonly key: number; readonly calculated: CalculatedResult }[] {
  const cases = items.map(({ data }) => data);
  return calculateCases(definition, cases).flatMap((calculated, index) => {
    const item = items[index];
    return item ? [{ key: item.key, calculated }] : [];
  });
}

/**
 * Calculates cases that arrive with results, as from a link. Returns nothing for calculators that take long, or if
 * required data cannot be loaded.
 */
export async function recalculateCases(
  definition: Definition,
  calculatedFrom: readonly (CaseData | undefined)[],
): Promise<(CalculatedResult | undefined)[]> {
  const cases = calculatedFrom.filter(of => of !== undefined);
  if (isExpensive(definition) || cases.length === 0) return [];
  try {
    await prepareToRun(definition, cases);
  } catch {
    return [];
  }
  const results = calculateCases(definition, cases).values();
  return calculatedFrom.map(of => (of ? results.next().value : undefined));
}

/** The full report of a calculated case, with working and figures. */
export function fullReport(definition: Definition, { of, known }: CalculatedResult): ReportedCase | undefined {
  const options = { together: false, numbers: false, sends: false };
  return run(
    definition,
    writeDocument(definition, { cases: [of] }),
    options,
    expensiveStepsOf(() => known),
  ).cases[0];
}

/** The figures of a calculated case. */
export function computeFigures(definition: Definition, { of, known }: CalculatedResult): readonly ReportedFigure[] {
  const options = { working: false, together: false, sends: false };
  const [report] = run(
    definition,
    writeDocument(definition, { cases: [of] }),
    options,
    expensiveStepsOf(() => known),
  ).cases;
  return report?.figures ?? [];
}

/** Combined results of all cases. */
export type AggregateResult = Pick<CaseReport, 'together' | 'faults'>;

/** The document for the combined results. A case that is not calculated contributes its name only. */
export function aggregateDocument(
  definition: Definition,
  cases: readonly Pick<WorkbenchCase, 'data' | 'calculated'>[],
): CaseData[] {
  const blank = blankCase(definition);
  const named = ({ [caseNameId]: name }: CaseData) => (name ? { ...blank, [caseNameId]: name } : blank);
  return cases.map(({ data, calculated }) => calculated?.of ?? named(data));
}

/** Computes the combined results of all cases; cases that are not calculated are left out. */
export function computeAggregate(
  definition: Definition,
  cases: readonly Pick<WorkbenchCase, 'data' | 'calculated'>[],
): AggregateResult {
  return run(
    definition,
    writeDocument(definition, { cases: aggregateDocument(definition, cases) }),
    { working: false, pictures: 'together', isCalculated: index => cases[index]?.calculated !== undefined },
    expensiveStepsOf(index => cases[index]?.calculated?.known),
  );
}

function expensiveStepsOf(knownOf: (index: number) => ExpensiveSteps['known']): (index: number) => ExpensiveSteps {
  return index => {
    const known = knownOf(index);
    return known ? { known } : {};
  };
}
