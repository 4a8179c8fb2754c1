// @vitest-environment happy-dom
import { findCalculator } from '@isentrope/calculators';
import { caseFrom } from '@isentrope/calculators/kit';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { words } from '../testing/page.tsx';
import { InputTables } from './input-tables.tsx';
import { printedCases } from './printed-case.ts';

let root: Root | undefined;

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

const items =
  'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm\nL-1 | line | A | B | 10 | 100 | 0.05';

test('tables of tags are printed separately with the columns in use, one for all cases with the same table', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const network = await findCalculator('hydraulic-network-pro')?.load();
  if (!network) throw new Error('there is no such calculator');
  const inputFor = (outflow: number, title: string) => ({
    key: outflow,
    data: caseFrom(network, {
      userDescription: title,
      nodes: `Tag | Pressure bar(g) | Outflow kg/h\nA | 4 |\nB | | ${outflow}`,
      items,
    }),
  });
  const cases = printedCases(network, [inputFor(1000, 'Normal'), inputFor(2000, 'Maximum')], undefined);
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () => root?.render(<InputTables definition={network} cases={cases} />));
  const tables = [...document.querySelectorAll('.paper-table')];
  expect(tables.map(table => words(table.querySelector('.caption')))).toEqual(['Nodes', 'Nodes', 'Items']);
  const heads = tables.map(table => [...table.querySelectorAll('thead tr:last-child th')].map(words));
  expect(heads[0]).toEqual(['Tag', 'Pressure, bar(g)', 'Outflow, kg/h']);
  expect(heads[2]).toEqual(['Tag', 'Type', 'From', 'To', 'Length, m', 'Inside diameter, mm', 'Roughness, mm']);
  expect([...(tables[2]?.querySelectorAll('tbody td') ?? [])].map(words)).toEqual([
    'L-1',
    'line',
    'A',
    'B',
    '10',
    '100',
    '0.05',
  ]);
});
