import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '@isentrope/engineering/quantities';
import { catalogue } from '../../catalogue.ts';
import {
  calculateCase,
  caseFrom,
  casesFromFragment,
  documentSchema,
  isShown,
  presentValues,
  readDocument,
  resultInfo,
  run,
  transferFragment,
  shareFragment,
  isExpensive,
  workbook,
  writeDocument,
  type CaseData,
  type Condition,
  type Definition,
} from '../index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';

const definitions: Definition[] = [];

beforeAll(async () => {
  await loadAllFluidData();
  for (const entry of catalogue) definitions.push(await entry.load());
});

function workbookOf(definition: Definition, cases: readonly CaseData[]) {
  const report = run(definition, writeDocument(definition, { cases }), { pictures: false });
  return workbook(definition, cases, report, { date: '2026-01-31' });
}

/** The cases to test: for an expensive calculator, those of its first example. */
function exampleCases(definition: Definition): CaseData[] {
  return (isExpensive(definition) ? definition.examples.slice(0, 1) : definition.examples).flatMap(({ cases }) =>
    cases.map(input => caseFrom(definition, input)),
  );
}

describe('a shared link', () => {
  test('carries every case of every calculator as typed', async () => {
    for (const definition of definitions) {
      const cases = exampleCases(definition);
      expect(await casesFromFragment(definition, await shareFragment(definition, cases))).toEqual(cases);
    }
  });

  test('carries any entered text', async () => {
    const [definition] = definitions;
    if (!definition) throw new Error('no calculators');
    const quantity = definition.inputs.find(({ field }) => field.type === 'quantity');
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60, unit: 'grapheme' }), async text => {
        const data = {
          ...caseFrom(definition, {}),
          [quantity?.id ?? '']: { text, unit: quantity?.field.type === 'quantity' ? quantity.field.unit : '' },
        };
        expect(await casesFromFragment(definition, await shareFragment(definition, [data]))).toEqual([data]);
      }),
      { numRuns: 200 },
    );
  });

  test('that is damaged, foreign or too large is refused in one sentence', async () => {
    const [definition, other] = definitions;
    if (!definition || !other) throw new Error('no calculators');
    const good = await shareFragment(definition, exampleCases(definition));
    const damaged = new Refusal('The link is damaged: it has been cut short or altered.');
    await expect(casesFromFragment(definition, good.slice(0, -9))).rejects.toThrow(damaged);
    await expect(casesFromFragment(definition, '#cases=%%%')).rejects.toThrow(damaged);
    await expect(casesFromFragment(definition, '#cases=')).rejects.toThrow(damaged);
    await expect(casesFromFragment(other, good)).rejects.toThrow(
      new Refusal(`These cases belong to the calculator "${definition.id}", not to "${other.id}".`),
    );
    const bomb = await shareFragment(definition, [
      { ...caseFrom(definition, {}), userDescription: { text: 'x'.repeat(3e6) } },
    ]);
    await expect(casesFromFragment(definition, bomb)).rejects.toThrow(damaged);
  });

  test('refuses an invalid case set', () => {
    const [definition] = definitions;
    if (!definition) throw new Error('no calculators');
    const { id } = definition;
    expect(() => readDocument(definition, null)).toThrow('This is not a set of cases.');
    expect(() => readDocument(definition, { tool: id, cases: [] })).toThrow(
      'A set can have 1 to 500 cases; this one has 0.',
    );
    expect(() => readDocument(definition, { tool: id, cases: [{ nonsense: 'x' }] })).toThrow(
      `${id} has no field "nonsense"; allowed: `,
    );
    expect(() => readDocument(definition, { tool: id, cases: [{ userDescription: 5 }] })).toThrow(
      'must be a text of at most 200 characters',
    );
  });

  test('contains entered fields only', () => {
    for (const definition of definitions) {
      expect(writeDocument(definition, { cases: [caseFrom(definition, {})] })).toEqual({
        schema: documentSchema,
        tool: definition.id,
        cases: [{}],
      });
    }
  });
});

describe('a case transferred to another calculator', () => {
  test('is valid there, for every example that transfers', async () => {
    for (const definition of definitions) {
      for (const data of exampleCases(definition)) {
        const values = presentValues(calculateCase(definition, data).evaluation);
        for (const { to, give } of definition.transfers) {
          const input = give(values);
          if (!input) continue;
          const target = definitions.find(({ id }) => id === to);
          if (!target) throw new Error(`${definition.id} sends to ${to}, which is no calculator`);
          const [arrived = {}] = await casesFromFragment(target, await transferFragment(to, input));
          const unread = calculateCase(target, arrived).messages.filter(({ level }) => level === 'error');
          expect(unread, `${definition.id} to ${to}`).toEqual([]);
        }
      }
    }
  });
});

describe('a workbook', () => {
  test('names visible fields and results by id, with numbers as numbers', () => {
    for (const definition of definitions) {
      const cases = exampleCases(definition);
      const [results] = workbookOf(definition, cases);
      const byId = new Map(results?.rows.map(row => [row[1]?.value, row]));
      const isOpen = (when: Condition | undefined) => cases.some(data => isShown(when, data));
      for (const { id, field } of definition.inputs)
        if (isOpen(field.when)) expect(byId.has(id), `${definition.id} ${id}`).toBe(true);
      for (const { id } of definition.results)
        expect(byId.has(id), `${definition.id} ${id}`).toBe(
          isOpen(resultInfo(definition, id).when) || definition.inputs.some(input => input.id === id),
        );
      const primary = byId.get(definition.primary)?.[2];
      if (resultInfo(definition, definition.primary).kind !== undefined) expect(typeof primary?.value).toBe('number');
      if (typeof primary?.value === 'number') expect(primary.format).toMatch(/^(#,##0|0\.000E)/);
    }
  });

  test('has unique sheet names that Excel accepts', () => {
    for (const definition of definitions) {
      const names = workbookOf(definition, exampleCases(definition)).map(({ name }) => name);
      for (const name of names) expect(name).toMatch(/^[^[\]/\\:*?]{1,31}$/);
      expect(new Set(names.map(name => name.toLowerCase())).size, definition.id).toBe(names.length);
    }
  });

  test('can be made by hand: no two fields of a calculator have the same label', () => {
    for (const { id, inputs } of definitions) {
      const names = inputs.map(({ field }) => field.label.toLowerCase());
      expect(new Set(names).size, id).toBe(names.length);
    }
  });
});
