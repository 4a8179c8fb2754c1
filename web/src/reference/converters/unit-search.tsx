import { searchUnits, type CatalogueUnit } from '@isentrope/engineering/conversion';
import { useState } from 'react';
import type { Side } from './universal-state.ts';

const maxMatches = 8;

/** Finds a unit by symbol or name and selects it for either side of the converter. */
export function UnitSearch({ onPick }: { onPick: (side: Side, unit: CatalogueUnit) => void }) {
  const [text, setText] = useState('');
  const matches = searchUnits(text);
  const counted =
    matches.length === 1
      ? 'One unit.'
      : `${matches.length} units${matches.length > maxMatches ? `, the closest ${maxMatches} shown` : ''}.`;
  return (
    <div className="unit-search">
      <div className="reference-control">
        <label htmlFor="unit-search">Find a unit</label>
        <input
          id="unit-search"
          type="search"
          autoComplete="off"
          placeholder="Symbol or name: psi, gallon, m3/h"
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </div>
      <p className="unit-count" role="status">
        {text.trim() !== '' && counted}
      </p>
      <ul>
        {matches.slice(0, maxMatches).map(unit => (
          <li key={unit.category + unit.symbol}>
            <span className="mono">{unit.symbol}</span>
            <span>
              {unit.name} <span className="unit-category">{unit.category}</span>
            </span>
            <button
              type="button"
              className="link"
              aria-label={`Convert from ${unit.name}`}
              onClick={() => onPick('from', unit)}
            >
              From
            </button>
            <button
              type="button"
              className="link"
              aria-label={`Convert to ${unit.name}`}
              onClick={() => onPick('to', unit)}
            >
              To
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
