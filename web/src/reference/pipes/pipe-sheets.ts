import type { Cell, Sheet } from '@isentrope/calculators/kit';
import { steelDensity, waterDensity, type Pipe } from '@isentrope/engineering/piping';
import { basisSheet } from '../sheet/basis-sheet.ts';
import { figures, outerDiameter } from './pipe-columns.ts';

const columns = [outerDiameter, ...figures];

function format(decimals: number): string {
  return `0.${'0'.repeat(decimals)}`;
}

/** A pipe's row: every value in both units, unrounded; the cell format rounds the display. */
function row(pipe: Pipe): (Cell | undefined)[] {
  const { nps, dn, schedule, standard } = pipe;
  return [
    { value: nps },
    dn === undefined ? { value: 'No data' } : { value: dn, format: '0' },
    { value: schedule },
    { value: standard },
    ...columns.flatMap(({ value, metric, customary }): Cell[] => {
      const si = value(pipe);
      return [
        { value: si.metric, format: format(metric.decimals) },
        { value: si.customary, format: format(customary.decimals) },
      ];
    }),
  ];
}

/** The table rows as worksheets: Results and Basis. */
export function pipeSheets(rows: readonly Pipe[], { version, date }: { version: string; date: string }): Sheet[] {
  const heads = [
    'NPS',
    'DN',
    'Schedule',
    'Standard',
    ...columns.flatMap(({ label, metric, customary }) => [`${label}, ${metric.unit}`, `${label}, ${customary.unit}`]),
  ];
  return [
    {
      name: 'Results',
      rows: [heads.map(value => ({ value, bold: true })), ...rows.map(row)],
      widths: heads.map(head => (head.length > 12 ? 24 : 14)),
      frozenRows: 1,
      frozenColumns: 3,
    },
    basisSheet([
      ['Tool', 'pipe-dimensions'],
      ['Version', version],
      ['Date', date],
      ['Reference', 'ASME B36.10M and ASME B36.19M, metric tables'],
      ['Weight', `W = 0.0246615 (D − t) t kg/m, D and t in mm (ASME B36.10M): carbon steel of ${steelDensity} kg/m³`],
      ['Water', `${waterDensity} kg/m³`],
    ]),
  ];
}
