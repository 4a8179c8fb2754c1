import { doubtInList, readField, shownText, type Input } from '@isentrope/calculators/kit';
import { twoReadings } from '@isentrope/engineering/quantities';
import { fillingOf, type Filling } from '../sheet/filling.ts';
import { isOpen } from '../sheet/rows.ts';
import type { PaperCase } from './paper-case.ts';
import { nothing, shownEntry } from './shown-values.ts';

/** The derived default of a blank field; undefined if the results are outdated. */
function filled({ id, field }: Input, { item, state }: PaperCase): Filling | undefined {
  const { text = '', unit } = item.data[id] ?? {};
  if (field.type !== 'quantity' || text.trim() !== '' || state !== 'current') return undefined;
  return fillingOf(item.calculated?.report, id, field, unit ?? field.unit);
}

/** The unit of an entry; undefined if the field is blank. */
export function entryUnit(input: Input, of: PaperCase): string | undefined {
  const { id, field } = input;
  const { text = '', unit } = of.item.data[id] ?? {};
  if (field.type !== 'quantity') return undefined;
  if (text.trim() === '' && field.blank === undefined && !filled(input, of)) return undefined;
  return unit ?? field.unit;
}

/** The full entry of a field, with the default of a blank field, the reading of an ambiguous number, and any error. */
function Entry({ input, of }: { input: Input; of: PaperCase }) {
  const { id, field } = input;
  const { item } = of;
  const filling = filled(input, of);
  if (filling)
    return (
      <>
        {filling.text} <small>from {filling.of}</small>
      </>
    );
  const entry = item.data[id] ?? { text: '' };
  const text = shownText(entry);
  if (field.type === 'quantity' && text.trim() === '' && field.blank !== undefined)
    return (
      <>
        {field.blank} <small>assumed</small>
      </>
    );
  const doubt = field.type === 'quantity' ? twoReadings(text) : undefined;
  const amount = field.type === 'list' ? doubtInList(field, text) : undefined;
  const lines = shownEntry(field, text);
  const reading = readField(input, item.data, id);
  return (
    <>
      {lines.length === 0 && nothing}
      {field.type === 'list' || field.type === 'rows'
        ? lines.map((line, place) => <div key={place}>{line}</div>)
        : lines}
      {doubt && <small> read as {doubt.read}</small>}
      {amount && (
        <small>
          {amount.amount} read as {amount.readings.read}
        </small>
      )}
      {reading.type === 'invalid' && (
        <p className="paper-wrong">
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
  of: PaperCase;
  unit: string | undefined;
  /** Whether it spans the unit column. */
  wide: boolean;
}) {
  const shown = isOpen(input, of.item);
  return (
    <td className={input.field.type === 'quantity' ? 'paper-number' : 'paper-words'} colSpan={wide ? 2 : 1}>
      {shown && <Entry input={input} of={of} />}
      {shown && unit !== undefined && <span className="paper-unit"> {unit}</span>}
    </td>
  );
}
