import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { fromSi, toSi } from '@isentrope/engineering/quantities';
import { catalogue } from '../../catalogue.ts';
import {
  blankCase,
  caseNameId,
  gridFromText,
  matchColumns,
  findHeading,
  isShown,
  listColumns,
  offeredOptions,
  offeredUnits,
  readField,
  readList,
  resolveChoices,
  type CaseData,
  type Definition,
  type Entry,
  type Grid,
  type Input,
  type QuantityField,
} from '../index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';

const definitions: Definition[] = [];

beforeAll(async () => {
  await loadAllFluidData();
  for (const entry of catalogue) definitions.push(await entry.load());
});

/** One generated value. */
type Draw = fc.GeneratorValue;

/** A number within the limits of a field, in a unit. */
function numberIn(draw: Draw, field: QuantityField, unit: string): string {
  const [lowest, highest] = [field.above ?? field.atLeast ?? 1, field.below ?? field.atMost ?? Infinity];
  const room = Number.isFinite(highest) ? highest - lowest : Math.max(1, Math.abs(lowest)) * 100;
  const share = draw(fc.double, { min: 0.05, max: 0.95, noNaN: true });
  const value = fromSi(field.kind, toSi(field.kind, lowest + share * room, field.unit), unit);
  return String(Number(value.toPrecision(4)));
}

function typedIn(draw: Draw, { field }: Input, data: CaseData, unit: string): Entry | undefined {
  if (field.type === 'choice') return { text: draw(fc.constantFrom, ...offeredOptions(field, data)) };
  if (draw(fc.boolean)) return undefined;
  if (field.type === 'quantity') return { text: numberIn(draw, field, unit), unit };
  return field.type === 'text' ? { text: draw(fc.stringMatching, /^[A-Z]{1,3}-[0-9]{2,4}[A-Z;,"]?$/) } : undefined;
}

/** A case filled in like a user would: each visible field, in form order. */
function filledCase(draw: Draw, definition: Definition, units: ReadonlyMap<string, string>): CaseData {
  let data: CaseData = Object.fromEntries(
    Object.entries(blankCase(definition)).map(([id, entry]) => {
      const unit = units.get(id);
      return [id, unit === undefined ? entry : { text: '', unit }];
    }),
  );
  for (const input of definition.inputs) {
    const entry = isShown(input.field.when, data) && typedIn(draw, input, data, units.get(input.id) ?? '');
    if (entry) data = resolveChoices(definition, { ...data, [input.id]: entry }, new Set([input.id]));
  }
  return data;
}

interface Written {
  readonly cases: readonly CaseData[];
  readonly grid: Grid;
}

/** Cases with unique names as a table: units in the heading or below it, columns in any order. */
function writtenList(draw: Draw, definition: Definition): Written {
  const units = new Map(
    definition.inputs.flatMap(({ id, field }) =>
      field.type === 'quantity'
        ? [[id, draw(fc.constantFrom, ...offeredUnits(field.kind, field.unit, field.units))] as const]
        : [],
    ),
  );
  const cases = Array.from({ length: draw(fc.integer, { min: 1, max: 4 }) }, (_, index) => {
    const data: CaseData = filledCase(draw, definition, units);
    const named: CaseData = { ...data, [caseNameId]: { text: `${data[caseNameId]?.text ?? ''} ${index + 1}`.trim() } };
    return named;
  }).filter(data => definition.inputs.some(({ id }) => id !== caseNameId && (data[id]?.text ?? '') !== ''));
  const columns = draw(fc.shuffledSubarray, [...definition.inputs], { minLength: definition.inputs.length });
  return written({ cases, columns, units, style: draw(fc.constantFrom, '(', '[', ',', 'row') });
}

function written({
  cases,
  columns,
  style,
  units,
}: {
  cases: readonly CaseData[];
  columns: readonly Input[];
  style: string;
  units: ReadonlyMap<string, string>;
}): Written {
  const heading = ({ id, field }: Input) => {
    const unit = units.get(id) ?? '';
    const label = columns.filter(other => other.field.label === field.label).length > 1 ? id : field.label;
    if (unit === '' || style === 'row') return label;
    if (label === id) return `${id} (${unit})`;
    return { '(': `${label} (${unit})`, '[': `${label} [${unit}]` }[style] ?? `${label}, ${unit}`;
  };
  const named = ({ field }: Input, text: string) => (field.type === 'choice' ? (field.names?.[text] ?? text) : text);
  const grid = [
    columns.map(heading),
    ...(style === 'row' ? [columns.map(({ id }) => units.get(id) ?? '')] : []),
    ...cases.map(data =>
      columns.map(input => (isShown(input.field.when, data) ? named(input, data[input.id]?.text ?? '') : '')),
    ),
  ];
  return { cases, grid };
}

/** A grid as delimited text. */
function separated(grid: Grid, delimiter: string): string {
  const cell = (value: unknown) => {
    const text = String(value);
    return /["\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\ufeff${grid.map(row => row.map(cell).join(delimiter)).join('\r\n')}\r\n`;
}

test('a table of any cases of any calculator with shuffled columns is imported unchanged', () => {
  for (const definition of definitions) {
    fc.assert(
      fc.property(fc.gen(), fc.constantFrom(';', ',', '\t'), (draw, delimiter) => {
        const { cases, grid } = writtenList(draw, definition);
        const read = gridFromText(separated(grid, delimiter));
        const head = findHeading(definition, read);
        const columns = listColumns(read, head);
        const baseCase = blankCase(definition);
        const targets = matchColumns(definition, columns, baseCase).map(({ target }) => target);
        const { rows, remarks } = readList(definition, { grid: read, head, columns, targets, baseCase });
        expect(remarks).toEqual([]);
        expect(rows.flatMap(({ problems }) => problems.map(({ message: sentence }) => sentence))).toEqual([]);
        const result = rows.map(({ data }) => filledIn(definition, data));
        expect(result).toEqual(cases.map(data => filledIn(definition, data)));
      }),
      { numRuns: 4 },
    );
  }
});

/** The entries of a case. */
function filledIn(definition: Definition, data: CaseData) {
  return Object.fromEntries(
    definition.inputs.flatMap(input => {
      const entry = data[input.id];
      return entry && entry.text !== '' && readField(input, data, input.id).type !== 'hidden'
        ? [[input.id, entry]]
        : [];
    }),
  );
}
