import { describe, expect, test } from 'vitest';
import { catalogue, loadDatasheets } from './index.ts';
import {
  caseFrom,
  datasheetPages,
  valueInUnit,
  loadFor,
  resultInfo,
  run,
  displayText,
  sourcesOf,
  isExpensive,
  writeDocument,
  type CaseData,
  type DatasheetLine,
  type DatasheetPage,
  type Definition,
  type FilledLine,
} from './kit/index.ts';

const files = Object.keys(import.meta.glob('./**/datasheet.ts'));
const withDatasheets = catalogue.filter(({ meta }) => meta.datasheets);

test('the metadata state that a calculator has datasheets exactly if it has a file of them', () => {
  expect(withDatasheets.map(({ meta }) => `./${meta.id}/datasheet.ts`).toSorted()).toEqual(files.toSorted());
});

const linesOf = (page: DatasheetPage): readonly FilledLine[] =>
  page.type === 'list'
    ? page.parts.flatMap(({ columns }) => columns)
    : page.blocks.flatMap(block =>
        (block.type === 'states' ? [block.part] : [...block.left, ...block.right]).flatMap(({ lines }) => lines),
      );

/** Returns the value of a datasheet line in the report or case, in a unit: a number, a text, or nothing. */
function saidOf(
  definition: Definition,
  each: DatasheetLine,
  data: CaseData,
  report: ReturnType<typeof run>['cases'][number] | undefined,
  unit: string,
): number | string | undefined {
  if (each.type !== 'known') return undefined;
  for (const { type, id } of each.sources) {
    if (type !== 'field') {
      const value = report?.values[id] ?? report?.working?.find(line => line.id === id)?.value;
      if (value?.type === 'number') return valueInUnit(resultInfo(definition, id).kind, value.si, unit);
      if (value?.type === 'words') return value.text;
      if (value?.type === 'answer') return value.yes ? 'Yes' : 'No';
      continue;
    }
    const entry = data[id];
    if (entry && entry.text !== '' && (entry.unit ?? '') === unit) return displayText(entry);
  }
  return undefined;
}

describe.each(withDatasheets.map(({ meta }) => meta.id))('the datasheets of %s', id => {
  test('refer only to sources of their calculator', async () => {
    const { definition, sheets } = await loadDatasheets(id);
    expect(definition.id).toBe(id);
    const inputs = new Set(definition.inputs.map(input => input.id));
    const steps = new Set(definition.graph.flatMap(node => (node.type === 'step' && node.info ? [node.id] : [])));
    const unknown = sheets
      .flatMap(({ parts }) => parts.flatMap(({ lines }) => lines))
      .flatMap(each => sourcesOf(each).map(source => ({ label: each.label, source })))
      .filter(({ source }) => !(source.type === 'field' ? inputs : steps).has(source.id));
    expect(unknown).toEqual([]);
    for (const sheet of sheets)
      if (sheet.type === 'list' && sheet.governing)
        expect(definition.results.map(result => result.id)).toContain(sheet.governing.by.id);
  });

  test("show the report's values for every example, in its units, and blanks where there are none", async () => {
    const { definition, sheets } = await loadDatasheets(id);
    const examples = isExpensive(definition) ? definition.examples.slice(0, 1) : definition.examples;
    for (const example of examples) {
      const cases = example.cases.map(each => caseFrom(definition, each)).slice(0, 4);
      await loadFor(definition, cases);
      const report = run(definition, writeDocument(definition, { cases }), { pictures: false });
      const indices = cases.map((_, index) => index);
      for (const sheet of sheets) {
        const declared = sheet.parts.flatMap(({ lines }) => lines);
        // One page per case, so that every line has the value of its case alone.
        for (const index of indices) {
          const one = { ...report, cases: report.cases.slice(index, index + 1) };
          const caseInput = { definition, cases: [cases[index] ?? {}], indices: [index], report: one, units: {} };
          const [page] = datasheetPages(sheet, caseInput, 'items');
          const lines = page ? linesOf(page) : [];
          expect(lines.map(({ label }) => label).toSorted()).toEqual(declared.map(({ label }) => label).toSorted());
          for (const [at, each] of declared.entries()) {
            const line = lines[at];
            const value = line?.values[0];
            const said = saidOf(definition, each, cases[index] ?? {}, one.cases[0], line?.unit ?? '');
            if (each.type === 'blank') expect(value, each.label).toBeUndefined();
            if (typeof said === 'number') expect(value?.cell.value, each.label).toBeCloseTo(said, 9);
            if (typeof said === 'string' && value?.isNumber) expect(value.text, each.label).toBe(said);
            if (each.type === 'known' && said === undefined && value)
              expect(
                each.sources.some(({ id: source }) => one.cases[0]?.filled?.[source] || cases[index]?.[source]?.text),
                each.label,
              ).toBeTruthy();
          }
        }
      }
    }
  });
});
