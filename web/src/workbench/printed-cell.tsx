import { listLines, itemNamed, readField, type CaseData, type Field, type Input } from '@isentrope/calculators/kit';
import { twoReadings } from '@isentrope/engineering/quantities';

/** What stands in a field as a person reads it. */
function shownText(field: Field, text: string): string {
  if (field.type === 'choice') {
    const names: Readonly<Record<string, string | undefined>> = field.names ?? {};
    return names[text] ?? text;
  }
  if (field.type !== 'quantity') return text;
  return text.trim() === '' && field.blank !== undefined ? `${field.blank} (assumed)` : asRead(text);
}

/** A number as it was typed, with what it is read as where it reads two ways. */
function asRead(text: string): string {
  const doubt = twoReadings(text);
  return doubt ? `${text} (read as ${doubt.read})` : text;
}

/** A field on paper: its whole text and its unit, and what is wrong with it. */
export function PrintedCell({ input, data }: { input: Input; data: CaseData }) {
  const { id, field } = input;
  const { text = '', unit } = data[id] ?? {};
  const reading = readField(input, data, id);
  return (
    <div className="cell printed">
      {field.type === 'list' ? (
        <ul className="value">
          {listLines(text).map(({ item, amount }, place) => (
            <li key={place}>
              {shownText({ ...field, type: 'choice', options: [] }, itemNamed(field, item) ?? item)} {asRead(amount)}
            </li>
          ))}
        </ul>
      ) : (
        <span className={field.type === 'quantity' ? 'value' : 'value words'}>{shownText(field, text)}</span>
      )}
      {field.type === 'quantity' && <span className="unit">{unit ?? field.unit}</span>}
      {reading.type === 'invalid' && (
        <p className="why">
          {field.label} {reading.reason}.
        </p>
      )}
    </div>
  );
}
