import { sheetDocument } from '@isentrope/records';
import { describe, expect, test } from 'vitest';
import { findCalculator } from '@isentrope/calculators';
import { caseFrom, resultInfo, run, writeDocument } from '@isentrope/calculators/kit';
import { readReport, type ReadReport } from './read-report.ts';
import { resultRows, tablesIn, typedCell, typedRows, withoutValue } from './rows.ts';
import { displayCheck } from './display-value.ts';

/** The record of a calculator's first example after a JSON round trip, as from the database. */
async function recordOf(id: string) {
  const definition = await findCalculator(id)?.load();
  const cases = definition?.examples[0]?.cases ?? [];
  if (!definition) throw new Error(`No calculator ${id}`);
  const typed = writeDocument(definition, { cases: cases.map(each => caseFrom(definition, each)) });
  const document = sheetDocument.parse(JSON.parse(JSON.stringify(typed)));
  const fields = definition.inputs.map(({ id: input, field }) => ({
    id: input,
    label: field.label,
    unit: field.type === 'quantity' ? field.unit : '',
  }));
  const results = definition.results.map(result => ({
    id: result.id,
    label: resultInfo(definition, result.id).label,
    unit: '',
  }));
  const report: unknown = JSON.parse(JSON.stringify(run(definition, typed)));
  return {
    definition,
    document,
    fields: fields.filter(({ id: input }) => document.cases.some(each => each[input] !== undefined)),
    results,
    report: report as { schema: 1; engine: string; tool: string; cases: unknown[] },
  };
}

test('shows an option by its label and other inputs as typed', () => {
  const field = { unit: 'kg/h', names: { iso5167: 'ISO 5167' } };
  expect(typedCell(field, 'iso5167')).toEqual({ text: 'ISO 5167', unit: 'kg/h' });
  expect(typedCell(field, ['iso5167', '', 'fluid/f/1'])).toEqual({ text: 'ISO 5167', unit: '' });
  expect(typedCell(field, 'constructor')).toEqual({ text: 'constructor', unit: 'kg/h' });
  expect(typedCell({ unit: 'mm' }, '12')).toEqual({ text: '12', unit: 'mm' });
  expect(typedCell(field, undefined)).toBeUndefined();
});

describe('a record parsed from JSON', () => {
  test('has every result of each case under its step label and in its displayed unit', async () => {
    const { report, results } = await recordOf('restriction-orifice-pro');
    const rows = resultRows(readReport({ report }), results);
    const [bore] = rows;
    expect(bore?.id).toBe('orificeDiameterBD');
    expect(bore?.label).toBe('Orifice diameter');
    expect(bore?.cells.map(cell => `${cell?.text} ${cell?.unit}`)).toEqual(['42.83 mm', '42.86 mm', '21.28 mm']);
    const condition = rows.find(({ id }) => id === 'flowCondition');
    expect(condition?.cells.map(cell => [cell?.text, cell?.absent ?? false])).toEqual([
      ['liquid', true],
      ['liquid', true],
      ['Choked', false],
    ]);
  });

  test('keeps every result of every calculator', async () => {
    for (const id of ['restriction-orifice-pro', 'line-sizing-pro', 'control-valve-pro', 'pump-sizing-pro']) {
      const { definition, report, results } = await recordOf(id);
      const read = readReport({ report });
      expect(read.cases).not.toContain(undefined);
      const drawn = [...resultRows(read, results), ...tablesIn(read, results)].map(row => row.id);
      for (const { id: result } of definition.results) {
        const there = read.cases.some(each => {
          const value = each?.values[result];
          return value !== undefined && !(value.type === 'none' && value.ruledOut);
        });
        if (there) expect(drawn, `${id}: ${result}`).toContain(result);
      }
      expect(read.cases.every(each => (each?.working ?? []).length > 0)).toBe(true);
    }
  });

  test('has a row only for scalar results that concern a case', () => {
    const number = { type: 'number', si: 1, value: 1, unit: 'mm', digits: 3 };
    const table = { type: 'table', columns: [], rows: [], si: [] };
    const none = { type: 'none', reason: 'no flow', missing: [] };
    const values = { bore: number, cuts: table, late: { ...none, ruledOut: false }, out: { ...none, ruledOut: true } };
    const results = ['bore', 'cuts', 'late', 'out', 'other'].map(id => ({ id, label: id, unit: '' }));
    const report = {
      schema: 1,
      engine: '1',
      tool: 'x',
      cases: [
        { title: '', values: {} },
        { title: 'B', values },
      ],
    };
    const rows = resultRows(readReport({ report }), results);
    expect(rows.map(({ id, cells }) => [id, cells.map(cell => cell?.text)])).toEqual([
      ['bore', [undefined, '1.00']],
      ['late', [undefined, 'no flow']],
    ]);
    expect([...withoutValue(rows)]).toEqual([['no flow', [rows[1]]]]);
    expect(tablesIn(readReport({ report }), results).map(({ id, of }) => [id, of])).toEqual([['cuts', 'B']]);
  });

  test('gives the reason once for results without a value in any case', async () => {
    const { report, results } = await recordOf('line-sizing-pro');
    const absent = withoutValue(resultRows(readReport({ report }), results));
    expect(absent.get('not a gas')?.map(({ id }) => id)).toContain('machNumber');
    expect([...absent.values()].flat().map(({ id }) => id)).not.toContain('velocity');
  });

  test('has the typed inputs with their units, without the case names', async () => {
    const rows = typedRows(await recordOf('restriction-orifice-pro'));
    expect(rows.map(({ id }) => id)).not.toContain('userDescription');
    const flow = rows.find(({ id }) => id === 'flowRate');
    expect([flow?.label, flow?.cells[0]]).toEqual(['Flow rate', { text: '48600', unit: 'kg/h' }]);
    const ratio = rows.find(({ id }) => id === 'specificHeatRatio');
    expect(ratio?.cells).toEqual([undefined, undefined, { text: '1.28', unit: '' }]);
  });

  test('skips a case it does not understand and keeps the others', () => {
    const read: ReadReport = readReport({
      report: { schema: 9, engine: '9', tool: 'x', cases: [{ made: 'later' }, { title: 'One', values: {} }] },
    });
    expect(read.cases.map(each => each?.title)).toEqual([undefined, 'One']);
  });
});

test('shows another method with its difference', () => {
  const value = { type: 'number', si: 1, value: 42.92, unit: 'mm', digits: 4 } as const;
  const check = { method: 'o', name: 'Original', result: 'bore', value };
  expect(displayCheck({ ...check, difference: 0.002 })).toBe('42.92 mm, +0.20 %');
  expect(displayCheck({ ...check, difference: null })).toBe('42.92 mm');
});
