import { table, tableSheet, type Sheet, type TableColumn } from '@isentrope/calculators/kit';
import type { Family, PropertyLine } from './lines.ts';

const columns: readonly TableColumn[] = [
  { id: 'line', label: 'Line' },
  { id: 'pressure', label: 'Pressure', kind: 'absolutePressure', unit: 'bar(abs)', digits: 7 },
  { id: 'temperature', label: 'Temperature', kind: 'temperature', unit: '°C', digits: 7 },
  { id: 'enthalpy', label: 'Specific enthalpy', kind: 'specificEnergy', unit: 'kJ/kg', digits: 7 },
  { id: 'entropy', label: 'Specific entropy', kind: 'specificEntropy', unit: 'kJ/(kg·K)', digits: 7 },
  { id: 'specificVolume', label: 'Specific volume', kind: 'specificVolume', unit: 'm³/kg', digits: 7 },
];

const names: Readonly<Record<Family, string>> = {
  dome: 'Saturation',
  isobar: 'Isobars',
  isotherm: 'Isotherms',
  quality: 'Lines of quality',
};

/** The points of all lines as worksheets, one per family. */
export function lineSheets(lines: readonly PropertyLine[]): Sheet[] {
  return (['dome', 'isobar', 'isotherm', 'quality'] as const).map(family =>
    tableSheet(
      names[family],
      table(
        columns,
        lines
          .filter(line => line.family === family)
          .flatMap(({ label, points }) =>
            points.map(({ pressure, temperature, enthalpy, entropy, specificVolume }) => [
              label,
              pressure,
              temperature,
              enthalpy,
              entropy,
              specificVolume,
            ]),
          ),
      ),
    ),
  );
}
