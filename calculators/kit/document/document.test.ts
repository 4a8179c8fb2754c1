import { Refusal } from '@isentrope/engineering/quantities';
import { describe, expect, test } from 'vitest';
import { catalogue, findCalculator } from '../../catalogue.ts';
import {
  Absent,
  calculation,
  caseFrom,
  documentSchema,
  evaluate,
  loadFor,
  field,
  quantity,
  readDocument,
  resultValue,
  step,
  isExpensive,
  text,
  writeDocument,
  type CaseDocument,
} from '../index.ts';

const files = import.meta.glob<readonly CaseDocument[]>('../../stored-documents/*.json', {
  eager: true,
  import: 'default',
});
const stored = Object.entries(files).map(([path, documents]) => ({
  file: path.slice(path.lastIndexOf('/') + 1),
  documents,
}));

const length = field('length', quantity('Length', 'length', 'm'));
const double = step('double', { length }, { label: 'Twice', kind: 'length', unit: 'm' }, v => 2 * v.length);
const line = calculation(
  { id: 'line', title: 'Line', summary: 'A line.', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Line: [field('userDescription', text('Name')), length] },
    results: { Line: [double] },
    primary: double,
    examples: [],
    references: [],
  },
);

describe('a stored document', () => {
  test('exists as an example for every schema version and every calculator of its time', () => {
    expect(stored.map(({ file }) => file).toSorted()).toEqual(
      Array.from({ length: documentSchema + 1 }, (_, schema) => `schema-${schema}.json`),
    );
    const present = stored.find(({ file }) => file === `schema-${documentSchema}.json`);
    expect(present?.documents.map(({ tool }) => tool)).toEqual(catalogue.map(({ meta }) => meta.id));
  });

  for (const { file, documents } of stored) {
    test(`of ${file} opens and calculates`, { timeout: 60_000 }, async () => {
      for (const document of documents) {
        const definition = await findCalculator(document.tool)?.load();
        if (!definition) throw new Error(`${document.tool} is gone; its documents must still open`);
        const { cases, calculatedFrom } = readDocument(definition, document);
        expect(cases.length, document.tool).toBe(document.cases.length);
        for (const data of [...cases, ...calculatedFrom]) {
          if (!data || isExpensive(definition)) continue;
          await loadFor(definition, [data]);
          const evaluation = evaluate(definition, data);
          expect(
            evaluation.messages.filter(({ level }) => level === 'error'),
            document.tool,
          ).toEqual([]);
          expect(resultValue(evaluation, definition.primary), document.tool).not.toBeInstanceOf(Absent);
        }
      }
    });
  }

  test('of a newer schema is refused', () => {
    const later = { ...writeDocument(line, { cases: [caseFrom(line, { length: 3 })] }), schema: documentSchema + 1 };
    expect(() => readDocument(line, later)).toThrow(Refusal);
    expect(() => readDocument(line, later)).toThrow('saved by a later version of this site');
  });

  test('with an invalid schema is refused', () => {
    for (const schema of ['1', -1, 0.5, Number.NaN]) {
      expect(() => readDocument(line, { schema, tool: 'line', cases: [{}] })).toThrow('This is not a set of cases.');
    }
  });

  test('gets an available option for a choice that it does not name', async () => {
    const definition = await findCalculator('line-sizing-pro')?.load();
    if (!definition) throw new Error('line-sizing-pro is gone');
    const opened = (input: CaseDocument['cases'][number]) =>
      readDocument(definition, { schema: documentSchema, tool: definition.id, cases: [input] }).cases[0]?.['method'];
    expect(opened({ fluidType: 'Two-phase' })).toEqual({ text: 'friedel' });
    expect(opened({ fluidType: 'Two-phase', method: 'churchill' })).toEqual({ text: 'churchill' });
  });

  test('returns all that was written', () => {
    const [first, second] = [caseFrom(line, { length: 3 }), caseFrom(line, { length: { value: 4, unit: 'mm' } })];
    const whole = {
      cases: [first, second],
      calculatedFrom: [undefined, first],
      units: { double: 'mm' },
      title: { project: 'Inlet' },
      questions: [{ type: 'tornado', result: 'double' } as const],
      places: { A: [12, 34] as const },
    };
    expect(readDocument(line, JSON.parse(JSON.stringify(writeDocument(line, whole))))).toEqual(whole);
  });
});
