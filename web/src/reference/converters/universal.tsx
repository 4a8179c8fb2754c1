import type { Dispatch, SetStateAction } from 'react';
import { UnitSearch } from './unit-search.tsx';
import { UnitSelect } from './unit-select.tsx';
import { displayConversion, swapUnits, withUnit, type Conversion, type Side } from './universal-state.ts';

const sides: readonly { readonly side: Side; readonly label: string }[] = [
  { side: 'from', label: 'From' },
  { side: 'to', label: 'To' },
];

/** Converts any unit into any other of its category, in both directions. */
export function Universal({
  conversion,
  onChange,
}: {
  conversion: Conversion;
  onChange: Dispatch<SetStateAction<Conversion>>;
}) {
  const { texts, problem, remark, message: sentence } = displayConversion(conversion);
  const message = problem === undefined ? remark : `“${conversion.text.slice(0, 30)}” ${problem}.`;
  return (
    <section className="universal" aria-labelledby="universal-title">
      <h2 id="universal-title">Universal converter</h2>
      <div className="universal-sides">
        {sides.map(({ side, label }) => {
          const invalid = problem !== undefined && side === conversion.side;
          return (
            <div key={side} className="universal-side reference-control">
              <label htmlFor={`universal-${side}`}>{label}</label>
              <input
                id={`universal-${side}`}
                className="mono universal-value"
                inputMode="decimal"
                autoComplete="off"
                aria-label={`${label}, value`}
                aria-invalid={invalid || undefined}
                aria-describedby="universal-status"
                value={texts[side]}
                onChange={event => onChange({ ...conversion, side, text: event.target.value })}
              />
              <UnitSelect
                label={`${label}, unit`}
                unit={conversion[side]}
                onChange={unit => onChange(now => withUnit(now, side, unit))}
              />
            </div>
          );
        })}
        <button type="button" className="link universal-swap" onClick={() => onChange(swapUnits)}>
          Swap
        </button>
      </div>
      <output className="universal-sentence mono">{sentence}</output>
      <p id="universal-status" className="reference-reason universal-status" aria-live="polite">
        {message}
      </p>
      <UnitSearch onPick={(side, unit) => onChange(now => withUnit(now, side, unit))} />
    </section>
  );
}
