import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue, findCalculator } from './catalogue.ts';
import {
  Absent,
  describeFieldBounds,
  calculateCase,
  caseFrom,
  caseNameId,
  lowerFirst,
  methodId,
  availableMethods,
  presentValues,
  readField,
  resultValue,
  Table,
  isExpensive,
  aggregateCases,
  workingOf,
  type CaseData,
  type Definition,
  type Input,
} from './kit/index.ts';
import { loadAllFluidData } from './testing/load-all-fluid-data.ts';

beforeAll(loadAllFluidData);

/** Returns everything reported for a case: results, other methods, working, and combined results. */
function messagesOf(definition: Definition, data: CaseData) {
  const result = calculateCase(definition, data);
  const { evaluation, crossChecks, messages } = result;
  const shown = (value: unknown) => {
    if (value instanceof Absent) return value.text;
    return value instanceof Table ? value.rows : value;
  };
  const whole = aggregateCases(definition, [{ data, result }]);
  const answers = {
    results: definition.results.map(({ id }) => shown(resultValue(evaluation, id))),
    others: crossChecks.map(({ value }) => shown(value)),
    working: workingOf(definition, evaluation).map(({ value, note }) => [value, note]),
    together: [whole?.table.rows, whole?.messages],
    sent: [...definition.transfers, ...definition.itemTransfers, ...definition.rowTransfers].map(({ give }) =>
      give(presentValues(evaluation)),
    ),
  };
  return { answers: JSON.stringify(answers), messages };
}

/** Returns two valid entries for a field, as different as its limits allow. */
function entriesFor(definition: Definition, data: CaseData, input: Input): string[] {
  const { id, field } = input;
  const known = definition.examples.flatMap(({ cases }) =>
    cases.flatMap(caseInput => {
      const text = caseFrom(definition, caseInput)[id]?.text ?? '';
      return text === '' ? [] : [text];
    }),
  );
  const guesses = field.type === 'quantity' ? ['0.5', '2', '30', '500', '0.01', '1.5', '80', '5000', '-40', '-3'] : [];
  // Rows accepted by most tables of two or more columns: a time, a fraction, a flow.
  const rows = field.type === 'rows' ? ['0\t0.1\n1\t1', '0\t50\n1\t20', '0\t0\n100\t100'] : [];
  const readable = [...known, ...guesses, ...rows].filter(
    text => readField(input, { ...data, [id]: { ...data[id], text } }, id).type === 'value',
  );
  return [...new Set(readable)].slice(0, 6);
}

/** Returns the visible optional fields of a case. */
function optionalInputs(definition: Definition, data: CaseData): Input[] {
  return definition.inputs.filter(input => {
    const { id, field } = input;
    if (id === caseNameId || id === methodId || field.type === 'choice' || field.type === 'text') return false;
    if (field.revealedBy !== undefined || readField(input, data, id).type === 'hidden') return false;
    const blank = { ...data, [id]: { ...data[id], text: '' } };
    return !(resultValue(calculateCase(definition, blank).evaluation, definition.primary) instanceof Absent);
  });
}

function isNamed(input: Input, messages: readonly { readonly text: string; readonly field?: string }[]): boolean {
  const label = lowerFirst(input.field.label).toLowerCase();
  return messages.some(({ text, field }) => field === input.id || text.toLowerCase().includes(label));
}

/** Returns the optional fields in a calculator's examples that never affect the report. */
function ignoredInSilence(definition: Definition): string[] {
  const ignored = new Set<string>();
  const heard = new Set<string>();
  for (const { title, cases } of isExpensive(definition) ? definition.examples.slice(0, 1) : definition.examples) {
    for (const caseInput of cases) {
      const example = caseFrom(definition, caseInput);
      for (const method of definition.methods ? availableMethods(definition, example) : ['']) {
        const data = method === '' ? example : { ...example, [methodId]: { text: method } };
        for (const input of optionalInputs(definition, data)) {
          const key = `${input.id} by ${method || 'the method'}`;
          if (heard.has(key) && isExpensive(definition)) continue;
          const without = messagesOf(definition, { ...data, [input.id]: { ...data[input.id], text: '' } });
          const isHeard = entriesFor(definition, data, input).some(text => {
            const having = messagesOf(definition, { ...data, [input.id]: { ...data[input.id], text } });
            return having.answers !== without.answers || isNamed(input, having.messages);
          });
          if (isHeard) heard.add(key);
          else ignored.add(`${title}, ${method}: ${input.id} (${describeFieldBounds(input.field as never)})`);
        }
      }
    }
  }
  return [...ignored];
}

describe('an optional input changes the report, or a message says that it is not used', () => {
  test.for(catalogue.map(({ meta }) => meta.id))('%s', { timeout: 120_000 }, async id => {
    const definition = await findCalculator(id)?.load();
    if (!definition) throw new Error(`no calculator ${id}`);
    expect(ignoredInSilence(definition)).toEqual([]);
  });
});
