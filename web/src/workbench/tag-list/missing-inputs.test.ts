import { blankCase, findHeading, gridFromText, listColumns, matchColumns, readList } from '@isentrope/calculators/kit';
import { findCalculator } from '@isentrope/calculators';
import { expect, test } from 'vitest';
import { missingInputs } from './missing-inputs.ts';

test('what the rows of a list still need is named by their phase', async () => {
  const lineSizing = await findCalculator('line-sizing-pro')?.load();
  if (!lineSizing) throw new Error('There is no line sizing.');
  const text = [
    'Line;Phase;Flow rate (kg/h);Pressure (barg);Density (kg/m³);Viscosity (cP);NPS;Sch.;Length (m);Roughness (mm)',
    'L-1;Liquid;20000;5;840;1;4;40;100;0.045',
    'L-2;Two-phase;20000;5;840;1;4;40;100;0.045',
    'L-3;Two-phase;30000;5;840;1;4;40;100;0.045',
    'L-4;Liquid;20000;5;n/a;1;4;40;100;0.045',
  ];
  const grid = gridFromText(text.join('\n'));
  const baseCase = blankCase(lineSizing);
  const head = findHeading(lineSizing, grid);
  const columns = listColumns(grid, head);
  const targets = matchColumns(lineSizing, columns, baseCase).map(({ target }) => target);
  const { rows } = readList(lineSizing, { grid, head, columns, targets, baseCase });
  expect(await missingInputs(lineSizing, rows)).toEqual([
    expect.stringMatching(/^Two-phase, rows 3, 4: Total pressure drop will need .*vapour density/),
    expect.stringMatching(/^Liquid, row 5: Total pressure drop will need density\.$/),
  ]);
});
