import { kindOf } from '@isentrope/engineering/quantities';
import type { Bounds } from '../definition/fields.ts';
import { resultInfo, type Definition, type Input } from '../definition/calculator-definition.ts';
import { offeredColumns } from '../table/headed-column.ts';

/** Describes a calculator as JSON: its fields with units, options and limits, and its results. */
export function describeCalculator(definition: Definition) {
  const { id, title, summary, access, standards, primary } = definition;
  return {
    id,
    title,
    summary,
    access,
    standards,
    fields: definition.inputs.map(describeField),
    results: definition.results.map(({ id, section }) => {
      const { label, kind, unit } = resultInfo(definition, id);
      return { id, label, section, ...(kind === undefined ? {} : { kind, unit }) };
    }),
    primary,
  };
}

function describeField({ id, section, field }: Input) {
  return {
    id,
    label: field.label,
    section,
    type: field.type,
    ...(field.help === undefined ? {} : { help: field.help }),
    ...(field.type === 'quantity'
      ? {
          kind: field.kind,
          unit: field.unit,
          units: kindOf(field.kind).units.map(u => u.symbol),
          ...limitsOf(field),
          ...(field.optional === true ? { optional: true } : {}),
          ...(field.blank === undefined ? {} : { blank: field.blank }),
        }
      : {}),
    ...(field.type === 'choice'
      ? {
          options: field.options,
          ...(field.names ? { names: field.names } : {}),
          ...(field.only ? { only: field.only } : {}),
          ...(field.initial === undefined ? {} : { initial: field.initial }),
        }
      : {}),
    ...(field.type === 'list'
      ? {
          items: field.items,
          ...(field.definedItems ? { itemExample: field.definedItems.example } : {}),
          amount: field.amount,
        }
      : {}),
    ...(field.type === 'rows' ? { columns: offeredColumns(field) } : {}),
    ...(field.when ? { when: field.when } : {}),
  };
}

/** The limits of a quantity, in its default unit. */
function limitsOf({ above, atLeast, below, atMost }: Bounds): Bounds {
  return {
    ...(above === undefined ? {} : { above }),
    ...(atLeast === undefined ? {} : { atLeast }),
    ...(below === undefined ? {} : { below }),
    ...(atMost === undefined ? {} : { atMost }),
  };
}
