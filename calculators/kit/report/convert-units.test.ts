import { describe, expect, test } from 'vitest';
import { findCalculator } from '../../catalogue.ts';
import { blankCase, convertCase, caseFrom, enteredDimension, calculatedDimension, label, quantityWithUnit, reportInUnits, resultUnitsIn, run, tableInUnits, renderQuantityText, aggregateInUnits, displayUnits, writeDocument, type Definition, type UnitSelector } from '../index.ts'; // prettier-ignore

async function definitionOf(id: string): Promise<Definition> {
  const definition = await findCalculator(id)?.load();
  if (!definition) throw new Error(`There is no calculator ${id}.`);
  return definition;
}
const usual: UnitSelector = (_, unit) => unit;

describe('the display units of figures', () => {
  test('are those of the calculator by default', async () => {
    const definition = await definitionOf('restriction-orifice-pro');
    const unitFor = displayUnits(definition, blankCase(definition), {});
    expect(unitFor('absolutePressure', 'bar(abs)')).toBe('bar(abs)');
    expect(unitFor('temperature', '°C')).toBe('°C');
  });

  test('follow the set of most fields and results', async () => {
    const definition = await definitionOf('restriction-orifice-pro');
    const data = convertCase(definition, blankCase(definition), 'us');
    const unitFor = displayUnits(definition, data, resultUnitsIn(definition, 'us'));
    expect(unitFor('length', 'mm')).toBe('inch');
    expect(unitFor('pressureDifference', 'bar')).toBe('psi');
    expect(unitFor('temperature', '°C')).toBe('°F');
    expect(unitFor('velocity', 'm/s')).toBe('ft/s');
  });

  test('follow a single changed result', async () => {
    const definition = await definitionOf('plant-depressurization-pro');
    const unitFor = displayUnits(definition, blankCase(definition), { peakFlow: 't/h' });
    expect(unitFor('massFlow', 'kg/h')).toBe('t/h');
    expect(unitFor('temperature', '°C')).toBe('°C');
  });
});

describe('a text with quantities', () => {
  const wording = ['D ', enteredDimension(0.1), ', p ', quantityWithUnit('absolutePressure', 8e5, 'bar(abs)', 3)];
  test('is rendered in the requested units, dimensions in millimetres without a unit', () => {
    expect(renderQuantityText(wording)).toBe('D 100, p 8.00 bar(abs)');
    expect(renderQuantityText(wording, kind => (kind === 'length' ? 'inch' : 'psi(abs)'))).toBe(
      'D 3.937 inch, p 116 psi(abs)',
    );
    expect(renderQuantityText([enteredDimension(1.2345)])).toBe('1234.5');
    expect(renderQuantityText([enteredDimension(2.1836)], () => 'inch')).toBe('85.969 inch');
    expect(renderQuantityText([calculatedDimension(1.2345)])).toBe('1235');
  });

  test('keeps its quantities in a label, if it has any', () => {
    expect(label(0, 0, wording)).toMatchObject({ text: 'D 100, p 8.00 bar(abs)', wording });
    expect(label(0, 0, ['D'])).not.toHaveProperty('wording');
    expect(label(0, 0, [enteredDimension(Infinity)])).toEqual({ type: 'label', x: 0, y: 0, text: 'beyond the range of numbers', anchor: 'middle', pen: 'ink' }); // prettier-ignore
  });
});

describe('a report in other units', () => {
  test('has axes, drawing, readings and tables converted, and its values in SI', async () => {
    const definition = await definitionOf('plant-depressurization-pro');
    const example = definition.examples[0]?.cases[0] ?? {};
    const input = caseFrom(definition, { ...example, duration: 1, flareCapacity: 50_000 });
    const data = convertCase(definition, input, 'us');
    const { cases: [report], together } = run(definition, writeDocument(definition, { cases: [data] })); // prettier-ignore
    if (!report?.timeline || !together) throw new Error('The example has no course over time.');
    const shown = reportInUnits(report, displayUnits(definition, data, resultUnitsIn(definition, 'us')));
    const [before, after] = [report.timeline, shown.timeline];
    expect(after?.figures.map(({ y }) => y.unit)).not.toEqual(before.figures.map(({ y }) => y.unit));
    expect(after?.figures.map(({ series }) => series)).toEqual(before.figures.map(({ series }) => series));
    const temperature = (report.timeline.moments[0]?.readings ?? []).findIndex(({ kind }) => kind === 'temperature');
    const [celsius, fahrenheit] = [before, after].map(course => course?.moments[0]?.readings[temperature]);
    expect(fahrenheit?.unit).toBe('°F');
    expect(fahrenheit?.value).toBeCloseTo(((celsius?.value ?? NaN) * 9) / 5 + 32, 9);
    const texts = after?.moments[0]?.drawing.marks.flatMap(mark => (mark.type === 'label' ? mark.text : [])) ?? [];
    expect(texts.some(text => text.endsWith('°F'))).toBe(true);
    expect(texts.some(text => /°C|kg\/h/.test(text))).toBe(false);

    const whole = aggregateInUnits(together, displayUnits(definition, data, resultUnitsIn(definition, 'us')));
    expect(whole.table.columns.map(({ unit }) => unit)).toContain('lb/h');
    expect(whole.table.rows[0]?.[1]).toBeCloseTo(Number(together.table.rows[0]?.[1]) / 0.45359237, 6);
    expect(tableInUnits(together.table, usual)).toEqual(together.table);
    expect(reportInUnits(report, usual)).toEqual(report);
  });

  test('keeps the stated limits of an axis at their position', () => {
    const axis = { label: 'T', kind: 'temperature', unit: '°C', from: 0, to: 100 } as const;
    const figure = { title: '', x: axis, y: axis, series: [] };
    const report = { title: '', method: null, values: {}, messages: [], crossCheck: [], unused: [], faults: [] };
    const [shown] = reportInUnits({ ...report, figures: [figure] }, () => '°F').figures ?? [];
    expect(shown?.x).toEqual({ label: 'T', kind: 'temperature', unit: '°F', from: 32, to: 212 });
  });
});
