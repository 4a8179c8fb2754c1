import { withFullStop } from '../definition/absent.ts';
import type { CaseData } from '../definition/case-input.ts';
import { resultInfo, type Definition } from '../definition/calculator-definition.ts';
import type { Level } from '../definition/messages.ts';
import { isShown } from '../case/choices.ts';
import type { CaseReport, ReportedCase } from '../report/report.ts';
import { headingRow, styled, type CellStyle, type Row } from './sheet.ts';
import { resultsHead, type SheetColumns } from './format.ts';

const levels: readonly { readonly level: Level; readonly word: string; readonly style: CellStyle }[] = [
  { level: 'error', word: 'Error', style: 'error' },
  { level: 'warning', word: 'Warning', style: 'warning' },
  { level: 'info', word: 'Note', style: 'note' },
];

/** Note rows of each case: errors, warnings, notes, assumed values of blank fields, and why results are missing. */
export function noteRows(
  definition: Definition,
  cases: readonly CaseData[],
  report: CaseReport,
  { noteSpan: span }: SheetColumns,
): Row[] {
  const note = (word: string, text: string, style: CellStyle): Row => [
    styled(word, style),
    undefined,
    { ...styled(text, style), span },
  ];
  return report.cases.flatMap((reported, index) => {
    const data = cases[index] ?? {};
    const lines = [
      ...levels.flatMap(({ level, word, style }) =>
        reported.messages
          .filter(message => message.level === level)
          .map(({ text, source }) => note(word, source === undefined ? text : `${text} (${source})`, style)),
      ),
      ...assumedValues(definition, data).map(text => note('Assumed', text, 'note')),
      ...missingResults(definition, data, reported).map(text => note('No result', text, 'note')),
    ];
    return [
      headingRow(resultsHead.length + span, reported.title, 'section'),
      ...(lines.length > 0 ? lines : [note('None', 'No errors, warnings or notes.', 'note')]),
    ];
  });
}

/** The assumed values of blank fields, in one sentence. */
function assumedValues(definition: Definition, data: CaseData): string[] {
  const values = definition.inputs.flatMap(({ id, field }) => {
    if (field.type !== 'quantity' || field.blank === undefined || !isShown(field.when, data)) return [];
    return (data[id]?.text ?? '').trim() === '' ? [`${field.label} ${field.blank} ${field.unit}`.trim()] : [];
  });
  return values.length > 0 ? [`Left blank, assumed: ${values.join(', ')}.`] : [];
}

/** Why visible results are missing, a sentence for each reason. */
function missingResults(definition: Definition, data: CaseData, { values }: ReportedCase): string[] {
  const byReason = new Map<string, string[]>();
  for (const { id } of definition.results) {
    const { label, when } = resultInfo(definition, id);
    const value = values[id];
    if (value?.type !== 'none' || value.ruledOut || !isShown(when, data)) continue;
    const reason = value.missing.length > 0 ? `needs ${value.missing.join(', ')}` : value.reason;
    byReason.set(reason, [...(byReason.get(reason) ?? []), label]);
  }
  return [...byReason].map(([reason, labels]) => withFullStop(`${labels.join(', ')}: ${reason}`));
}
