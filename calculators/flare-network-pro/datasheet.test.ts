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

test('the load is the largest of all scenarios, the back pressure the highest', () => {
  const of = summaryOf({
    sources: [
      'Tag | To | Required flow kg/h | Molar mass g/mol | Isentropic exponent | Temperature °C | Set pressure bar(g) | Valve type | Scenario Fire | Scenario Power',
      'PSV-1 | A | 20000 | 20 | 1.27 | 60 | 10 | balanced | on | 50 %',
      'PSV-2 | B | 60000 | 20 | 1.27 | 60 | 10 | balanced | | on',
    ].join('\n'),
    items: [
      'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm',
      'T1 | line | A | H | 20 | 200 | 0.046',
      'T2 | line | B | H | 20 | 300 | 0.046',
      'HD | line | H | T | 100 | 300 | 0.046',
    ].join('\n'),
  });
  expect(of('Load')?.[0]).toMatch(/^20\s000\.0$/);
  expect(of('Scenario')?.[0]).toBe('Fire');
});
