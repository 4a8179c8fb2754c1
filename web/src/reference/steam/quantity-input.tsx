import {
  convertEntry,
  offeredUnits,
  applyTypedUnit,
  displayText,
  type Entry,
  type QuantityField,
} from '@isentrope/calculators/kit';
import type { Kind } from '@isentrope/engineering/quantities';
import { useId } from 'react';
import { Options } from '../../design/options.tsx';

/** A menu of the units of a quantity. */
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
      <Options of={offeredUnits(kind, unit).map(symbol => [symbol, symbol === '' ? '–' : symbol])} />
    </select>
  );
}

/** A quantity field with its unit, which can be selected or typed after the number. */
export function QuantityInput({
  field,
  entry,
  problem,
  onChange,
}: {
  field: QuantityField;
  entry: Entry;
  problem?: string | undefined;
  onChange: (entry: Entry) => void;
}) {
  const id = useId();
  const { label, kind, unit } = field;
  const currentUnit = entry.unit ?? unit;
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
          value={displayText(entry)}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={event => onChange({ text: event.target.value, unit: currentUnit })}
          onBlur={() => {
            const settled = applyTypedUnit(field, entry);
            if (settled !== entry) onChange(settled);
          }}
        />
        <UnitMenu
          kind={kind}
          unit={currentUnit}
          label={label}
          onUnit={chosen => onChange(convertEntry(field, entry, chosen))}
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
