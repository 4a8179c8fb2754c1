import { convert, kindOf } from '@isentrope/engineering/quantities';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import {
  Absent,
  calculateCase,
  calculateJson,
  caseFrom,
  evaluate,
  methodsFor,
  resultInfo,
  resultValue,
  takesLong,
  sidesInNumbers,
  symbolValues,
  Table,
  workingOf,
  type CaseData,
  type Definition,
  type Entry,
  type ResultValue,
} from './kit/index.ts';
import { loadEverything } from './testing/everything.ts';

const definitions: Definition[] = [];

beforeAll(async () => {
  await loadEverything();
  for (const entry of catalogue) definitions.push(await entry.load());
});

/** Returns every case of every example, for every method; for slow calculators only the first example if `some` is sufficient. */
function* exampleCases(some = true): Generator<{
  definition: Definition;
  data: CaseData;
  method: string | undefined;
  title: string;
}> {
  for (const definition of definitions) {
    for (const example of some && takesLong(definition) ? definition.examples.slice(0, 1) : definition.examples) {
      for (const [index, given] of example.cases.entries()) {
        const data = caseFrom(definition, given);
        for (const method of definition.methods ? methodsFor(definition, data) : [undefined]) {
          yield {
            definition,
            data,
            method,
            title: `${definition.id}: ${example.title} ${index + 1}, ${method}`,
          };
        }
      }
    }
  }
}

/** Returns the case with every quantity converted to the last unit of its dimension, at full precision. */
function inOtherUnits(definition: Definition, data: CaseData): CaseData {
  const changed: Record<string, Entry> = { ...data };
  for (const { id, field } of definition.inputs) {
    const entry = data[id];
    if (field.type !== 'quantity' || !entry || entry.text === '') continue;
    const unit = kindOf(field.kind).units.at(-1)?.symbol ?? field.unit;
    changed[id] = { text: String(convert(field.kind, Number(entry.text), entry.unit ?? field.unit, unit)), unit };
  }
  return changed;
}

/** Returns the result itself, or the cells of a table. */
function figuresOf(value: ResultValue): readonly unknown[] {
  return value instanceof Table ? value.rows.flat() : [value];
}

describe('every calculator of the catalogue', () => {
  test('is loaded', () => expect(definitions.length).toBe(catalogue.length));

  test("has its folder's name as id, an example, and a primary result", () => {
    for (const [index, definition] of definitions.entries()) {
      expect(definition.id).toBe(catalogue[index]?.meta.id);
      expect(definition.examples.length, definition.id).toBeGreaterThan(0);
      expect(definition.results.map(({ id }) => id)).toContain(definition.primary);
    }
  });

  test('calculates its examples by every method without errors', () => {
    for (const { definition, data, method, title } of exampleCases(false)) {
      const evaluation = evaluate(definition, data, method);
      expect(resultValue(evaluation, definition.primary), title).not.toBeInstanceOf(Absent);
      expect(
        evaluation.messages.filter(({ level }) => level === 'error'),
        title,
      ).toEqual([]);
    }
  });

  test('shows equations that its own numbers satisfy to 1e-9', () => {
    let checked = 0;
    for (const { definition, data, method, title } of exampleCases()) {
      const evaluation = evaluate(definition, data, method);
      const scope = symbolValues(definition, evaluation);
      for (const { id, equation, where } of workingOf(definition, evaluation)) {
        if (equation === undefined) continue;
        const [first = Number.NaN, ...others] = sidesInNumbers(equation, where, scope);
        for (const side of others)
          expect(Math.abs(side - first) / Math.max(Math.abs(first), 1e-9), `${title}, ${id}: ${equation}`).toBeLessThan(
            1e-9,
          );
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(50);
  });

  test('has a wiring test', () => {
    const tests = Object.keys(import.meta.glob('./**/wiring.test.ts'));
    expect(tests.toSorted()).toEqual(catalogue.map(({ meta }) => `./${meta.id}/wiring.test.ts`).toSorted());
  });

  test('labels every result, and gives every quantity a unit of its dimension', () => {
    for (const definition of definitions) {
      for (const { id } of definition.results) {
        const { label, kind, unit } = resultInfo(definition, id);
        expect(label, `${definition.id} ${id}`).not.toBe('');
        expect(kind === undefined || unit !== undefined).toBe(true);
      }
    }
  });

  test('names the inputs required for a missing result, and calculates the results that do not need them', () => {
    for (const { definition, data, method, title } of exampleCases()) {
      const whole = evaluate(definition, data, method);
      for (const { id, field } of definition.inputs) {
        if (field.type !== 'quantity' || (data[id]?.text ?? '') === '') continue;
        const without = evaluate(definition, { ...data, [id]: { text: '', unit: field.unit } }, method);
        for (const result of definition.results) {
          const value = resultValue(without, result.id);
          if (!(value instanceof Absent)) continue;
          expect(value.text, `${title} without ${id}`).not.toBe('');
          if (!(resultValue(whole, result.id) instanceof Absent)) expect(value.text).toMatch(/^(needs |no )/);
        }
      }
    }
  });

  test('neither throws nor shows NaN or infinity, whatever is typed', () => {
    const text = fc.oneof(
      fc.constantFrom(
        '',
        ' ',
        'NaN',
        '1e308',
        '-1e308',
        '1e-308',
        '-5',
        '0',
        '１２',
        '9'.repeat(5000),
        'abc',
        '1,2',
        '150 psi',
        '∞',
      ),
      fc.double().map(String),
      fc.double({ min: 1e-3, max: 1e4, noNaN: true }).map(String),
      fc.string(),
    );
    for (const definition of definitions) {
      const anyCase = fc.record(
        Object.fromEntries(
          definition.inputs.map(({ id, field }) => [
            id,
            field.type === 'choice'
              ? fc.oneof(fc.constantFrom(...field.options), fc.string()).map(typed => ({ text: typed }))
              : text
                  // A list message quotes the unknown item, a table message the column.
                  .filter(
                    typed => (field.type !== 'list' && field.type !== 'rows') || !/NaN|Infinity|undefined/.test(typed),
                  )
                  .map(typed => ({ text: typed, ...(field.type === 'quantity' ? { unit: field.unit } : {}) })),
          ]),
        ),
      );
      fc.assert(
        fc.property(anyCase, data => {
          const { evaluation, messages } = calculateCase(definition, data);
          for (const { id } of definition.results) {
            const value = resultValue(evaluation, id);
            expect(typeof value !== 'number' || Number.isFinite(value)).toBe(true);
            if (value instanceof Absent) expect(value.text).not.toBe('');
          }
          for (const message of messages) expect(message.text).not.toMatch(/NaN|Infinity|undefined/);
          workingOf(definition, evaluation);
        }),
        { numRuns: 250 },
      );
    }
  });

  test('cross-checks a case with exactly the results of its other methods', () => {
    for (const { definition, data, method, title } of exampleCases()) {
      const { crossCheck } = definition;
      if (!crossCheck || method === undefined) continue;
      const given = { ...data, method: { text: method } };
      for (const other of calculateCase(definition, given).crossChecks) {
        const whole = evaluate(definition, data, other.method);
        expect(other.value, `${title} beside ${other.method}`).toEqual(resultValue(whole, crossCheck.result));
      }
    }
  });

  test('gives the same results in any units', () => {
    for (const { definition, data, method, title } of exampleCases()) {
      const whole = evaluate(definition, data, method);
      const converted = evaluate(definition, inOtherUnits(definition, data), method);
      for (const { id } of definition.results) {
        const [a, b] = [resultValue(whole, id), resultValue(converted, id)];
        for (const [index, figure] of figuresOf(a).entries()) {
          const other = figuresOf(b)[index];
          // An integration propagates the last digits of its start values.
          const tolerance = takesLong(definition) ? 1e-7 : 1e-12;
          if (typeof figure !== 'number') expect(other).toEqual(figure);
          else
            expect(Math.abs(Number(other) - figure), `${title} ${id}`).toBeLessThanOrEqual(
              tolerance * Math.max(Math.abs(figure), takesLong(definition) ? 1e-6 : 0),
            );
        }
      }
    }
  });

  test('calculates each case independently of the others', () => {
    for (const definition of definitions) {
      const cases = definition.examples.flatMap(example => example.cases);
      const forwards = cases.map(given => calculateJson(definition, given));
      const backwards = cases.toReversed().map(given => calculateJson(definition, given));
      expect(backwards.toReversed()).toEqual(forwards);
    }
  });
});

test('lists as answers only its own results, each once, including the primary one', () => {
  for (const { id, answers, primary, results } of definitions) {
    expect(answers, id).toContain(primary);
    expect(new Set(answers).size, id).toBe(answers.length);
    for (const answer of answers)
      expect(
        results.map(result => result.id),
        id,
      ).toContain(answer);
  }
});
