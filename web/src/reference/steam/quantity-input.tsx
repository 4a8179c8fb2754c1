import { entryFrom, offeredUnits, type Entry } from '@isentrope/calculators/kit';
import { fromSi, parseQuantity, type Kind } from '@isentrope/engineering/quantities';
import { useId } from 'react';

/** The same quantity in another unit; what cannot be read stays as typed. */
function inUnit(kind: Kind, entry: Entry, from: string, to: string): Entry {
  const parsed = parseQuantity(kind, entry.text, from);
  return parsed.ok ? entryFrom(fromSi(kind, parsed.si, to), to) : { text: entry.text, unit: to };
}

/** The units of a kind as a menu. */
export function UnitMenu({
  kind,
  unit,
  label,
  onUnit,
}: {
  kind: Kind;
  unit: string;
  label: string;
  onUnit: (unit: string) => void;
}) {
  return (
    <select className="unit-menu" aria-label={`Unit of ${label}`} value={unit} onChange={e => onUnit(e.target.value)}>
      {offeredUnits(kind, unit).map(symbol => (
        <option key={symbol} value={symbol}>
          {symbol === '' ? '–' : symbol}
        </option>
      ))}
    </select>
  );
}

/** A quantity with its unit; another unit of its kind may be chosen, or typed after the number. */
export function QuantityInput({
  label,
  kind,
  entry,
  unit,
  problem,
  onChange,
}: {
  label: string;
  kind: Kind;
  entry: Entry;
  /** The unit it stands in where the entry names none. */
  unit: string;
  problem?: string | undefined;
  onChange: (entry: Entry) => void;
}) {
  const id = useId();
  const standing = entry.unit ?? unit;
  return (
    <div className="steam-field">
      <label htmlFor={id}>{label}</label>
      <span className="with-unit">
        <input
          id={id}
          className="mono"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={entry.text}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={event => onChange({ text: event.target.value, unit: standing })}
          onBlur={() => {
            const parsed = parseQuantity(kind, entry.text, standing);
            if (parsed.ok && parsed.unit !== standing) onChange(entryFrom(fromSi(kind, parsed.si, standing), standing));
          }}
        />
        <UnitMenu
          kind={kind}
          unit={standing}
          label={label}
          onUnit={chosen => onChange(inUnit(kind, entry, standing, chosen))}
        />
      </span>
      {problem !== undefined && (
        <span className="problem" id={`${id}-problem`}>
          {problem}
        </span>
      )}
    </div>
  );
}
