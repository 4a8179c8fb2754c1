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
  availableMethods,
  resultInfo,
  resultValue,
  isExpensive,
  sidesInNumbers,
  symbolValues,
  Table,
  workingOf,
  type CaseData,
  type Definition,
  type Entry,
  type ResultValue,
} from './kit/index.ts';
import { loadAllFluidData } from './testing/load-all-fluid-data.ts';

/** The calculator under test, alone in the list. */
let definitions: readonly Definition[] = [];

beforeAll(loadAllFluidData);

/** The numbers of a row of a table by symbol, with those of the case. */
function rowNumbers({ columns }: Table, row: Table['rows'][number], scope: ReadonlyMap<string, number>) {
  const numbers = new Map(scope);
  for (const [index, { symbol }] of columns.entries()) {
    const cell = row[index];
    if (symbol === undefined) continue;
    if (typeof cell === 'number') numbers.set(symbol, cell);
    else numbers.delete(symbol);
  }
  return numbers;
}

/** The relative differences of the sides of an equation from the first; none where a symbol has no number. */
function sidesIfKnown(equation: string, numbers: ReadonlyMap<string, number>): number[] {
  try {
    const [first = Number.NaN, ...others] = sidesInNumbers(equation, [], numbers);
    return others.map(side => Math.abs(side - first) / Math.max(Math.abs(first), 1e-9));
  } catch (thrown) {
    if (thrown instanceof ReferenceError) return [];
    throw thrown;
  }
}

/** Every case of every example, by every method of its calculator; of a long calculation the first example where `some` will do. */
function* exampleCases(some = true): Generator<{
  definition: Definition;
  data: CaseData;
  method: string | undefined;
  title: string;
}> {
  for (const definition of definitions) {
    for (const example of some && isExpensive(definition) ? definition.examples.slice(0, 1) : definition.examples) {
      for (const [index, input] of example.cases.entries()) {
        const data = caseFrom(definition, input);
        for (const method of definition.methods ? availableMethods(definition, data) : [undefined]) {
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

/** The case with every quantity in the last unit of its kind, at full precision. */
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

/** What a result says: itself, or the cells of a table. */
function figuresOf(value: ResultValue): readonly unknown[] {
  return value instanceof Table ? value.rows.flat() : [value];
}

test('every calculator has a wiring test in its folder', () => {
  const tests = Object.keys(import.meta.glob('./**/wiring.test.ts'));
  expect(tests.toSorted()).toEqual(catalogue.map(({ meta }) => `./${meta.id}/wiring.test.ts`).toSorted());
});

describe.each(catalogue.map(({ meta, load }) => [meta.id, load] as const))('the calculator %s', (calculator, load) => {
  beforeAll(async () => {
    definitions = [await load()];
  });

  test('has the id of its folder, an example and a result that answers it', () => {
    for (const definition of definitions) {
      expect(definition.id).toBe(calculator);
      expect(definition.examples.length, definition.id).toBeGreaterThan(0);
      expect(definition.results.map(({ id }) => id)).toContain(definition.primary);
    }
  });

  test('answers its examples by every method, without an error', () => {
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
      for (const { id, equation, where, value } of workingOf(definition, evaluation)) {
        if (equation === undefined || value instanceof Table) continue;
        const [first = Number.NaN, ...others] = sidesInNumbers(equation, where, scope);
        for (const side of others)
          expect(Math.abs(side - first) / Math.max(Math.abs(first), 1e-9), `${title}, ${id}: ${equation}`).toBeLessThan(
            1e-9,
          );
        checked += 1;
      }
    }
    // An integration over time has no equation with its numbers in.
    if (!definitions.some(isExpensive)) expect(checked).toBeGreaterThan(0);
  });

  test('shows tables of the working whose rows satisfy their equations to 1e-9', () => {
    for (const { definition, data, method, title } of exampleCases()) {
      const evaluation = evaluate(definition, data, method);
      const scope = symbolValues(definition, evaluation);
      for (const { id, equation, where, value } of workingOf(definition, evaluation)) {
        if (equation === undefined || !(value instanceof Table)) continue;
        const rows = value.rows.map(row => rowNumbers(value, row, scope));
        for (const each of [equation, ...where]) {
          const checked = rows.flatMap(row => sidesIfKnown(each, row));
          expect(checked.length, `${title}, ${id}: no row has all symbols of ${each}`).toBeGreaterThan(0);
          expect(Math.max(...checked), `${title}, ${id}: ${each}`).toBeLessThan(1e-9);
        }
      }
    }
  });

  test('gives every result a label, and every quantity a unit of its kind', () => {
    for (const definition of definitions) {
      for (const { id } of definition.results) {
        const { label, kind, unit } = resultInfo(definition, id);
        expect(label, `${definition.id} ${id}`).not.toBe('');
        expect(kind === undefined || unit !== undefined).toBe(true);
      }
    }
  });

  test('names the inputs missing for each result, and gives the results that do not need them', () => {
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

  test('neither throws nor shows a number that is none, whatever is typed', () => {
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
                  // A list quotes the item that it does not know, a table the column.
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
          // What is typed may be quoted.
          for (const { text } of messages)
            expect(text.replaceAll(/“[^”]*”/g, '')).not.toMatch(/NaN|Infinity|undefined/);
          workingOf(definition, evaluation);
        }),
        { numRuns: 250 },
      );
    }
  });

  test('compares a case with the very figures that its other methods give', () => {
    for (const { definition, data, method, title } of exampleCases()) {
      const { crossCheck } = definition;
      if (!crossCheck || method === undefined) continue;
      const input = { ...data, method: { text: method } };
      for (const other of calculateCase(definition, input).crossChecks) {
        const whole = evaluate(definition, data, other.method);
        expect(other.value, `${title} beside ${other.method}`).toEqual(resultValue(whole, crossCheck.result));
      }
    }
  });

  test('does not notice which units a case was typed in', () => {
    for (const { definition, data, method, title } of exampleCases()) {
      const whole = evaluate(definition, data, method);
      const converted = evaluate(definition, inOtherUnits(definition, data), method);
      for (const { id } of definition.results) {
        const [a, b] = [resultValue(whole, id), resultValue(converted, id)];
        for (const [index, figure] of figuresOf(a).entries()) {
          const other = figuresOf(b)[index];
          // An integration carries the last digits of its start along.
          const tolerance = isExpensive(definition) ? 1e-7 : 1e-12;
          const noise = resultInfo(definition, id)?.residual ?? 0;
          if (typeof figure !== 'number') expect(other).toEqual(figure);
          else
            expect(Math.abs(Number(other) - figure), `${title} ${id}`).toBeLessThanOrEqual(
              Math.max(noise, tolerance * Math.max(Math.abs(figure), isExpensive(definition) ? 1e-6 : 0)),
            );
        }
      }
    }
  });

  test('does not depend on the other cases', () => {
    for (const definition of definitions) {
      const cases = definition.examples.flatMap(example => example.cases);
      const forwards = cases.map(input => calculateJson(definition, input));
      const backwards = cases.toReversed().map(input => calculateJson(definition, input));
      expect(backwards.toReversed()).toEqual(forwards);
    }
  });

  test('has answers that are results of it, the primary one among them, each once', () => {
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
});
