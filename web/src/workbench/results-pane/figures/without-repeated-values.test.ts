import { catalogue, findCalculator } from '@isentrope/calculators';
import {
  caseFrom,
  displayUnits,
  drawingOf,
  quantityWithUnit,
  label,
  path,
  run,
  isExpensive,
  loadFor,
  writeDocument,
  type Definition,
  type Drawing,
} from '@isentrope/calculators/kit';
import { expect, test } from 'vitest';
import { keyValues } from './key-values.ts';
import { withoutRepeatedValues } from './without-repeated-values.ts';

async function exampleOf(definition: Definition, index = 0) {
  const input = definition.examples[index]?.cases[0];
  if (!input) throw new Error(`${definition.id} has no example ${index}`);
  const data = caseFrom(definition, input);
  await loadFor(definition, [data]);
  const [report] = run(definition, writeDocument(definition, { cases: [data] }), { pictures: true }).cases;
  if (!report) throw new Error(`${definition.id} did not report`);
  return { data, report };
}

async function drawn(definition: Definition, index = 0) {
  const { data, report } = await exampleOf(definition, index);
  const blank = drawingOf(definition, {});
  const unitFor = displayUnits(definition, data, {});
  const values = keyValues(definition, data, report);
  return { report, values, drawing: report.drawing && withoutRepeatedValues(report.drawing, blank, values, unitFor) };
}

const labels = (drawing: Drawing | undefined) =>
  (drawing?.marks ?? []).flatMap(mark => (mark.type === 'label' ? [mark] : []));
const texts = (drawing: Drawing | undefined) => labels(drawing).map(({ text }) => text);

async function calculator(id: string): Promise<Definition> {
  const definition = await findCalculator(id)?.load();
  if (!definition) throw new Error(`No calculator ${id}`);
  return definition;
}

test('an orifice keeps the dimensions of its pipe, and its bore has the symbol alone', async () => {
  const { drawing, report } = await drawn(await calculator('restriction-orifice'));
  expect(texts(drawing)).toEqual(['D 73.66', 'd', 'p₁ 400 kPa(abs)', 'p₂ 383 kPa(abs)', 'q_m']);
  expect(drawing?.title).toBe(report.drawing?.title);
  expect(drawing?.title).toContain('d 50.17 mm');
});

test('a label keeps the entries among its values, in the units of the case', async () => {
  const { drawing } = await drawn(await calculator('line-sizing-pro'));
  expect(texts(drawing)).toContain('L 180 m, 21 fittings, Δp');
  expect(texts(drawing)).toEqual(expect.arrayContaining(['11.6 bar(g)', 'p_2', 'v']));
});

test('the text of a result is replaced by its symbol, or left out without one', async () => {
  const { drawing, report } = await drawn(await calculator('control-valve-pro'));
  expect(texts(report.drawing)).toEqual(expect.arrayContaining(['Cv 190.7', '81.1 %']));
  expect(texts(drawing)).toContain('Cv');
  expect(texts(drawing).join(' ')).not.toMatch(/190\.7|81\.1/);
});

for (const { meta, load } of catalogue)
  test(`the drawing of ${meta.id} repeats no key result`, async () => {
    const definition = await load();
    if (!definition.drawing || isExpensive(definition)) return;
    for (const index of definition.examples.keys()) {
      const { drawing, report, values } = await drawn(definition, index);
      for (const { text, wording = [] } of labels(drawing)) {
        expect(text).not.toBe('');
        for (const part of wording)
          if (typeof part !== 'string')
            expect(values.quantities, text).not.toContainEqual({ kind: part.kind, si: part.si });
      }
      const inWords = labels(report.drawing).filter(
        ({ field, wording, text }) => !wording && field && values.results.has(field) && /[\d ]/.test(text),
      );
      for (const { text } of inWords) if (!text.includes('_')) expect(texts(drawing)).not.toContain(text);
    }
  });

test('the drawing of a time series does not repeat the readings beside it', () => {
  const at = (kind: 'massFlow' | 'temperature' | 'length', si: number, unit: string) =>
    quantityWithUnit(kind, si, unit);
  const drawing = {
    title: 'A vessel',
    width: 100,
    height: 100,
    marks: [
      path('M0 0H9', 'outline'),
      label(1, 1, [at('massFlow', 0.5, 'kg/h')]),
      label(2, 2, ['h ', at('length', 0.9, 'mm')], { field: 'level' }),
      label(3, 3, [at('temperature', 300, '°C')]),
    ],
  };
  const readings = [
    { kind: 'massFlow', si: 0.5 },
    { kind: 'length', si: 0.9 },
    { kind: 'temperature', si: null },
  ] as const;
  const shown = withoutRepeatedValues(
    drawing,
    undefined,
    { results: new Set(), quantities: readings },
    (_, usual) => usual,
  );
  expect(texts(shown)).toEqual(['h', '26.85 °C']);
  expect(shown.marks).toHaveLength(3);
});
