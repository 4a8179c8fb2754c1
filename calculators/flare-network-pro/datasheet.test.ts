import { beforeAll, expect, test } from 'vitest';
import { caseFrom, datasheetPages, run, writeDocument, type CaseInput } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import datasheets from './datasheet.ts';

beforeAll(loadAllFluidData);

const { definition, sheets } = datasheets;

/** The columns of the summary of a case. */
function summaryOf(input: CaseInput) {
  const cases = [caseFrom(definition, input)];
  const report = run(definition, writeDocument(definition, { cases }));
  const [page] = sheets.flatMap(sheet =>
    datasheetPages(sheet, { definition, cases, indices: [0], report, units: {} }, 'states'),
  );
  const list = page?.type === 'list' ? page : expect.fail('no list');
  const columns = list.parts.flatMap(part => part.columns);
  return (label: string) => columns.find(column => column.label === label)?.values.map(cell => cell?.text);
}

test('the summary has the molar mass of gases with a composition, and the capacity of relief valves', () => {
  const of = summaryOf({
    sources: [
      'Tag | To | Required flow kg/h | Rated flow kg/h | Composition | Relieving pressure bar(g) | Temperature °C | Set pressure bar(g) | Valve type',
      'PSV-1 | A | 9000 | 10000 | C1 0.5; C2 0.5 | 20 | 50 | 18 | pilot',
      'BDV-2 | A | 5000 | | CO2 1 | 20 | 50 | |',
    ].join('\n'),
    items: 'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm\nL | line | A | T | 20 | 400 | 0.046',
  });
  expect(of('Tag')).toEqual(['PSV-1', 'BDV-2']);
  // CODATA and IUPAC: methane 16.043, ethane 30.069, carbon dioxide 44.010 g/mol.
  expect(of('Molar mass')).toEqual(['23.06', '44.01']);
  expect(of('Capacity')?.[0]).toMatch(/^10\s000$/);
});
