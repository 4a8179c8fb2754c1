import { kindOf } from '@isentrope/engineering/quantities';
import type { Definition, Input } from '../definition/calculator-definition.ts';
import { maxFieldLength } from '../document/document.ts';
import type {
  Bounds,
  ChoiceField,
  Condition,
  Field,
  ListField,
  QuantityField,
  RowsColumn,
  RowsColumns,
  RowsField,
} from '../definition/fields.ts';
import { offeredColumns } from '../table/headed-column.ts';
import { describeColumn } from '../definition/describe-column.ts';

/** A JSON Schema (2020-12), as plain JSON. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON Schema of one case, derived from the definition. Numbers are in the field's default unit. A value beyond a
 * limit is accepted and answered by a message on its field.
 */
export function caseSchema({ title, inputs }: Definition): JsonSchema {
  const fields = inputs.map(input => [
    input.id,
    { title: input.field.label, ...descriptionOf(input.field), ...shape(input) },
  ]);
  return {
    type: 'object',
    title: `A case of ${title}`,
    properties: Object.fromEntries(fields),
    additionalProperties: false,
  };
}

function descriptionOf(field: Field): JsonSchema {
  const sentences = [
    field.help === undefined ? [] : [sentence(field.help)],
    field.type === 'choice' ? choiceSentences(field) : [],
    field.type === 'list' ? [itemsSentence(field)] : [],
    field.type === 'rows' ? [`The columns are: ${tableWords(field)}.`] : [],
    field.type === 'quantity' && field.optional === true ? ['It may be left out.'] : [],
    field.type === 'quantity' && field.blank !== undefined
      ? [`Default: ${`${field.blank} ${field.unit}`.trim()}.`]
      : [],
    field.when ? [`It applies where ${conditionWords(field.when)}.`] : [],
  ].flat();
  return sentences.length === 0 ? {} : { description: sentences.join(' ') };
}

function itemsSentence({ itemLabel, items, definedItems }: ListField): string {
  const defined = definedItems ? `; or a text such as "${definedItems.example}"` : '';
  return `Each ${itemLabel} is one of: ${items.join(', ')}${defined}.`;
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function choiceSentences({ names = {}, initial }: ChoiceField): string[] {
  const named = Object.entries(names).map(([option, name]) => `${option}: ${name}`);
  return [
    ...(named.length === 0 ? [] : [`${named.join('; ')}.`]),
    ...(initial === undefined ? [] : [`Default: ${initial}.`]),
  ];
}

function tableWords(field: RowsField): string {
  return Object.entries(offeredColumns(field))
    .map(([id, column]) => `${id} (${describeColumn(column)})`)
    .join('; ');
}

function conditionWords(condition: Condition): string {
  return Object.entries(condition)
    .map(([id, allowed]) =>
      typeof allowed !== 'string' && 'filled' in allowed
        ? `${id} is filled in`
        : `${id} is ${[allowed].flat().join(' or ')}`,
    )
    .join(' and ');
}

const nullSchema = { type: 'null' };
const typed = (input: Input) => ({ type: 'string', maxLength: maxFieldLength(input) });

function shape(input: Input): JsonSchema {
  const { field } = input;
  switch (field.type) {
    case 'quantity':
      return { anyOf: [inUnit(field), typed(input), withUnit(field), nullSchema] };
    case 'choice':
      return { enum: [...field.options, null] };
    case 'text':
      return { anyOf: [typed(input), { type: 'number' }, nullSchema] };
    case 'list':
      return { anyOf: [...listShapes(field), typed(input), nullSchema] };
    case 'rows':
      return { anyOf: [rowsShape(field), typed(input), nullSchema] };
  }
}

function inUnit({ unit, ...bounds }: QuantityField): JsonSchema {
  return { type: 'number', ...(unit === '' ? {} : { description: `In ${unit}.` }), ...limits(bounds) };
}

function withUnit({ kind }: QuantityField): JsonSchema {
  return {
    type: 'object',
    properties: {
      value: { type: ['number', 'string'] },
      unit: { type: 'string', examples: kindOf(kind).units.map(({ symbol }) => symbol) },
    },
    required: ['value', 'unit'],
  };
}

/** Bounds as JSON Schema keywords. */
function limits({ above, atLeast, below, atMost }: Bounds): JsonSchema {
  return {
    ...(above === undefined ? {} : { exclusiveMinimum: above }),
    ...(atLeast === undefined ? {} : { minimum: atLeast }),
    ...(below === undefined ? {} : { exclusiveMaximum: below }),
    ...(atMost === undefined ? {} : { maximum: atMost }),
  };
}

function listShapes({ amount }: ListField): JsonSchema[] {
  const number = { type: ['number', 'string'], description: amount.label };
  return [
    { type: 'object', additionalProperties: number, description: 'Amounts by item.' },
    {
      type: 'array',
      items: {
        type: 'object',
        properties: { item: { type: 'string' }, amount: number },
        required: ['item', 'amount'],
      },
    },
  ];
}

function rowsShape({ columns }: RowsField): JsonSchema {
  const [key] = Object.keys(columns);
  const required = Object.entries(columns).flatMap(([id, { required: isRequired, when }]) =>
    id === key || (isRequired === true && !when) ? [id] : [],
  );
  return { type: 'array', items: { ...rowShape(columns), required } };
}

function rowShape(columns: RowsColumns): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(columns).map(([id, column]) => [id, cellShape(column)])),
    additionalProperties: false,
  };
}

function cellShape(column: RowsColumn): JsonSchema {
  const titled = { title: column.label, ...(column.help === undefined ? {} : { description: sentence(column.help) }) };
  switch (column.type) {
    case 'quantity':
      return { ...titled, type: ['number', 'string', 'object', 'null'] };
    case 'text':
      return { ...titled, type: ['string', 'number', 'null'] };
    case 'choice':
      return { ...titled, enum: [...column.options, null] };
    case 'boolean':
      return { ...titled, type: ['boolean', 'string', 'null'] };
    case 'named':
      return {
        ...titled,
        type: ['object', 'null'],
        additionalProperties: { type: ['number', 'boolean', 'string', 'object', 'null'] },
      };
    case 'nested':
      return { ...titled, anyOf: [{ type: 'array', items: rowShape(column.columns) }, { type: ['string', 'null'] }] };
  }
}
