import type { Definition } from '../definition/calculator-definition.ts';
import type { Evaluation } from '../evaluation/evaluate.ts';
import { toPlainJson } from '../common/plain-json.ts';
import type { ReportedLine } from './report.ts';
import { reportedValue } from './report-values.ts';
import { workingOf } from './working.ts';

/** The working of an evaluation, as reported. */
export function reportedWorking(definition: Definition, evaluation: Evaluation): ReportedLine[] {
  return workingOf(definition, evaluation).map(({ id, info, equation, where, source, value, numbers, note }) => ({
    id,
    label: info.label,
    ...(info.symbol === undefined ? {} : { symbol: info.symbol }),
    ...(equation === undefined ? {} : { equation }),
    where,
    numbers: toPlainJson(Object.fromEntries(numbers)),
    ...(value === undefined ? {} : { value: reportedValue(value, { digits: 5, ...info }) }),
    ...(source === undefined ? {} : { source }),
    ...(note === undefined ? {} : { note }),
  }));
}
