import type { Sheet } from '@isentrope/calculators/kit';

/** The Basis worksheet: what was exported, from which version and sources. */
export function basisSheet(lines: readonly (readonly [string, string])[]): Sheet {
  const rows = lines.map(([name, value]) => [{ value: name, bold: true }, { value }]);
  return { name: 'Basis', rows, widths: [14, 100], frozenRows: 0, frozenColumns: 0 };
}
