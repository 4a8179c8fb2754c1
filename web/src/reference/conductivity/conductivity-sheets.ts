import type { Cell, Sheet } from '@isentrope/calculators/kit';
import { conductivityTable, tabulatedTemperatures } from '@isentrope/engineering/materials';
import { basisSheet } from '../sheet/basis-sheet.ts';

/** The comparison table as worksheets: Results and Basis. */
export function conductivitySheets({ version, date }: { version: string; date: string }): Sheet[] {
  const bold = (value: string): Cell => ({ value, bold: true });
  const last = tabulatedTemperatures.length - 1;
  const rows = tabulatedTemperatures.map((temperature, index): (Cell | undefined)[] => [
    { value: temperature, format: '0' },
    ...conductivityTable.map(({ values, estimateAt816 }): Cell | undefined => {
      const value = values[index];
      if (value !== undefined) return { value, format: '0.0' };
      return index === last && estimateAt816 ? { value: `${estimateAt816.value.toFixed(1)} (estimate)` } : undefined;
    }),
  ]);
  return [
    {
      name: 'Results',
      rows: [
        ['Temperature, °C', ...conductivityTable.map(({ id }) => `${id}, W/(m·°C)`)].map(bold),
        [bold('Certainty'), ...conductivityTable.map(({ certainty }): Cell => ({ value: certainty }))],
        ...rows,
      ],
      widths: [16, ...conductivityTable.map(() => 18)],
      frozenRows: 2,
      frozenColumns: 1,
    },
    basisSheet([
      ['Tool', 'thermal-conductivity'],
      ['Version', version],
      ['Date', date],
      ...conductivityTable.map(({ id, source, certainty, remark }): [string, string] => [
        id,
        `${source}. Certainty ${certainty}: ${remark}`,
      ]),
    ]),
  ];
}
