import { unitCatalogue, unitCategories, type CatalogueUnit } from '@isentrope/engineering/conversion';
import { memo } from 'react';
import { Options } from '../../design/options.tsx';

const groups = unitCategories.map(({ name }) => ({
  name,
  units: unitCatalogue.flatMap((unit, index) => (unit.category === name ? [{ unit, value: String(index) }] : [])),
}));

/** A select of all catalogue units, grouped by category. */
export const UnitSelect = memo(function UnitSelect({
  label,
  unit,
  onChange,
}: {
  label: string;
  unit: CatalogueUnit;
  onChange: (unit: CatalogueUnit) => void;
}) {
  return (
    <select
      aria-label={label}
      value={String(unitCatalogue.indexOf(unit))}
      onChange={event => {
        const chosen = unitCatalogue[Number(event.target.value)];
        if (chosen) onChange(chosen);
      }}
    >
      {groups.map(({ name, units }) => (
        <optgroup key={name} label={name}>
          <Options
            of={units.map(({ unit: { symbol, name: unitName }, value }) => [value, `${symbol} \u2013 ${unitName}`])}
          />
        </optgroup>
      ))}
    </select>
  );
});
