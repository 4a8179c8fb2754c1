import { nominalDiameters, nominalSizes, schedules } from '@isentrope/engineering/piping';
import type { Units } from './pipe-columns.ts';
import type { Query } from './pipe-rows.ts';
import { Options } from '../../design/options.tsx';

const unitNames: readonly (readonly [Units, string])[] = [
  ['both', 'mm | inch'],
  ['mm', 'mm'],
  ['inch', 'inch'],
];

const selects = [
  { id: 'nps', label: 'NPS', all: 'All sizes', options: nominalSizes.map(nps => [nps, `${nps}″`] as const) },
  { id: 'dn', label: 'DN', all: 'All DN', options: nominalDiameters.map(dn => [String(dn), String(dn)] as const) },
  { id: 'schedule', label: 'Schedule', all: 'All schedules', options: schedules.map(name => [name, name] as const) },
] as const;

/** The filters of the table, and its units. */
export function PipeFilters({
  query,
  onQuery,
  units,
  onUnits,
}: {
  query: Query;
  onQuery: (query: Query) => void;
  units: Units;
  onUnits: (units: Units) => void;
}) {
  return (
    <search className="pipe-filters">
      {selects.map(({ id, label, all, options }) => (
        <div key={id} className="reference-control">
          <label htmlFor={`filter-${id}`}>{label}</label>
          <select
            id={`filter-${id}`}
            value={query[id]}
            onChange={event => onQuery({ ...query, [id]: event.target.value })}
          >
            <option value="">{all}</option>
            <Options of={options} />
          </select>
        </div>
      ))}
      <div className="reference-control pipe-search">
        <label htmlFor="filter-search">Search</label>
        <input
          id="filter-search"
          type="search"
          autoComplete="off"
          placeholder="4 sch 40, DN 100 XS, 102.26"
          value={query.search}
          onChange={event => onQuery({ ...query, search: event.target.value })}
        />
      </div>
      <fieldset className="reference-control pipe-units">
        <legend className="cap">Units</legend>
        <div className="segments">
          {unitNames.map(([value, name]) => (
            <label key={value}>
              <input type="radio" name="units" checked={units === value} onChange={() => onUnits(value)} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
    </search>
  );
}
