import fc from 'fast-check';
import { caseFrom, type CaseData, type Definition, type Input } from '../kit/index.ts';

/** Field values that a user, a paste or a program may enter: absurd, at the limits, or almost valid. */
function perturbedValue({ field }: Input, typed: string): fc.Arbitrary<string> {
  const number = Number(typed.replace(',', '.'));
  const limits =
    field.type === 'quantity'
      ? [field.above, field.atLeast, field.below, field.atMost].filter(limit => limit !== undefined)
      : [];
  const edges = limits.flatMap(limit => [limit, limit * (1 - 1e-12), limit * (1 + 1e-12), limit + 1e-9, limit - 1e-9]);
  const scaled = Number.isFinite(number) && typed !== '' ? [0.5, 0.9, 1.1, 2, 10, 0.1, 1e3, 1e-3] : [];
  switch (field.type) {
    case 'choice':
      return fc.constantFrom(...field.options, '', 'no such option');
    case 'text':
      return fc.string();
    case 'list':
      return fc.constantFrom(
        '',
        ';',
        `${field.items[0]}: 1`,
        `${field.items.at(-1)}: 1`,
        `${field.items[0]}: 1e308`,
        'x: y',
      );
    case 'rows':
      return fc.constantFrom(
        '',
        ';',
        '20',
        '20 | 1; 20 | 2',
        '20 | 998; 1e308 | x',
        'x | y',
        '0 | 1e300; 1e9 | 1e-300',
        ...perturbedRows(typed),
      );
    case 'quantity':
      return fc.oneof(
        fc.constantFrom(
          '',
          '0',
          '-0',
          '1e-300',
          '1e300',
          '-1',
          '1e9',
          '1e-9',
          '300 mm',
          '9OO',
          '900 cSt',
          '1,000',
          '-300',
        ),
        ...(edges.length > 0 ? [fc.constantFrom(...edges.map(String))] : []),
        ...(scaled.length > 0 ? [fc.constantFrom(...scaled.map(factor => String(number * factor)))] : []),
        fc.double({ min: 1e-6, max: 1e6, noNaN: true }).map(String),
      );
  }
}

/** A typed table without its last row, without its last column, with a row twice, and with a cell that is none. */
function perturbedRows(typed: string): string[] {
  const [head = '', ...rows] = typed.split('\n');
  if (rows.length === 0) return [];
  const last = rows.at(-1) ?? '';
  const withoutLastCell = (row: string) => row.split(' | ').slice(0, -1).join(' | ');
  return [
    [head, ...rows.slice(0, -1)],
    [head, ...rows].map(withoutLastCell),
    [head, ...rows, last],
    [head, ...rows, last.replace(/^[^|]*/, 'another ')],
    [head, ...rows.slice(0, -1), last.replaceAll(/\d+/g, '1e300')],
    [head, ...rows.slice(1), last.replaceAll(/\d+/g, '0')],
  ].map(lines => lines.join('\n'));
}

/** Returns an example's case with one to three fields perturbed. */
export function perturbedCase(definition: Definition): fc.Arbitrary<CaseData> {
  const complete = definition.examples.flatMap(({ cases }) => cases.map(caseInput => caseFrom(definition, caseInput)));
  return fc
    .record({
      data: fc.constantFrom(...complete),
      inputs: fc.uniqueArray(fc.constantFrom(...definition.inputs), { minLength: 1, maxLength: 3 }),
    })
    .chain(({ data, inputs }) =>
      fc.tuple(...inputs.map(input => perturbedValue(input, data[input.id]?.text ?? ''))).map(texts => {
        const perturbed = inputs.map(({ id }, index) => [id, { ...data[id], text: texts[index] ?? '' }] as const);
        return { ...data, ...Object.fromEntries(perturbed) };
      }),
    );
}
