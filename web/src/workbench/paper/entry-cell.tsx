import { doubtInList, readField, shownText, type Input } from '@isentrope/calculators/kit';
import { twoReadings } from '@isentrope/engineering/quantities';
import { fillingOf, type Filling } from '../sheet/filling.ts';
import { isOpen } from '../sheet/rows.ts';
import type { PaperCase } from './paper-case.ts';
import { nothing, shownEntry } from './shown-values.ts';

/** What fills a field that is left blank; nothing where it was found for other inputs than those that are shown. */
function filled({ id, field }: Input, { item, state }: PaperCase): Filling | undefined {
  const { text = '', unit } = item.data[id] ?? {};
  if (field.type !== 'quantity' || text.trim() !== '' || state !== 'current') return undefined;
  return fillingOf(item.calculated?.report, id, field, unit ?? field.unit);
}

/** The unit of what stands in a field; undefined where nothing does. */
export function entryUnit(input: Input, of: PaperCase): string | undefined {
  const { id, field } = input;
  const { text = '', unit } = of.item.data[id] ?? {};
  if (field.type !== 'quantity') return undefined;
  if (text.trim() === '' && field.blank === undefined && !filled(input, of)) return undefined;
  return unit ?? field.unit;
}

/** What stands in a field, whole: what a blank stands for, how a doubtful number was read, and what is wrong with it. */
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

/** A field of a case; an empty cell where the case has no such field. `unit` is added where the row has no common one. */
export function EntryCell({
  input,
  of,
  unit,
  wide,
}: {
  input: Input;
  of: PaperCase;
  unit: string | undefined;
  /** Whether it has the room of the unit too. */
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
