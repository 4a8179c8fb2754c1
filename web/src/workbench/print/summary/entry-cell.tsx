import { findAmbiguousAmount, openReadings, readField, displayText, type Input } from '@isentrope/calculators/kit';
import { derivedDefault, type DerivedDefault } from '../../input-pane/cells/derived-default.ts';
import { isFieldVisible } from '../../input-pane/rows.ts';
import type { PrintedCase } from '../printed-case.ts';
import { noValue, entryLines } from './format-values.ts';

/** The derived default of a blank field; undefined if the results are outdated. */
function currentDefault({ id, field }: Input, { item, state }: PrintedCase): DerivedDefault | undefined {
  const { text = '', unit } = item.data[id] ?? {};
  if (field.type !== 'quantity' || text.trim() !== '' || state !== 'current') return undefined;
  return derivedDefault(item.calculated?.report, id, field, unit ?? field.unit);
}

/** The unit of an entry; undefined if the field is blank. */
export function entryUnit(input: Input, of: PrintedCase): string | undefined {
  const { id, field } = input;
  const { text = '', unit } = of.item.data[id] ?? {};
  if (field.type !== 'quantity') return undefined;
  if (text.trim() === '' && field.blank === undefined && !currentDefault(input, of)) return undefined;
  return unit ?? field.unit;
}

/** The full entry of a field, with the default of a blank field, the reading of an ambiguous number, and any error. */
function Entry({ input, of }: { input: Input; of: PrintedCase }) {
  const { id, field } = input;
  const { item } = of;
  const fieldDefault = currentDefault(input, of);
  if (fieldDefault)
    return (
      <>
        {fieldDefault.text} <small>from {fieldDefault.of}</small>
      </>
    );
  const entry = item.data[id] ?? { text: '' };
  const text = displayText(entry);
  if (field.type === 'quantity' && text.trim() === '' && field.blank !== undefined)
    return (
      <>
        {field.blank} <small>assumed</small>
      </>
    );
  const ambiguity = field.type === 'quantity' ? openReadings(text, item.data) : undefined;
  const amount = field.type === 'list' ? findAmbiguousAmount(field, text) : undefined;
  const lines = entryLines(field, text);
  const reading = readField(input, item.data, id);
  return (
    <>
      {lines.length === 0 && noValue}
      {field.type === 'list' || field.type === 'rows'
        ? lines.map((line, index) => <div key={index}>{line}</div>)
        : lines}
      {ambiguity && <small> read as {ambiguity.read}</small>}
      {amount && (
        <small>
          {amount.amount} read as {amount.readings.read}
        </small>
      )}
      {reading.type === 'invalid' && (
        <p className="paper-invalid">
          {field.label} {reading.reason}.
        </p>
      )}
    </>
  );
}

/** The table cell of a field; empty if the case does not have it. `unit` is set if the row has no common unit. */
export function EntryCell({
  input,
  of,
  unit,
  wide,
}: {
  input: Input;
  of: PrintedCase;
  unit: string | undefined;
  /** Whether it spans the unit column. */
  wide: boolean;
}) {
  const shown = isFieldVisible(input, of.item);
  return (
    <td className={input.field.type === 'quantity' ? 'paper-number' : 'paper-text'} colSpan={wide ? 2 : 1}>
      {shown && <Entry input={input} of={of} />}
      {shown && unit !== undefined && <span className="paper-unit"> {unit}</span>}
    </td>
  );
}
