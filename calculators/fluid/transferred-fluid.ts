import { fromSi, type Kind, type Quantity } from '@isentrope/engineering/quantities';
import {
  listText,
  optional,
  rowsText,
  ruledOut,
  value,
  type Absent,
  type CaseInput,
  type Field,
  type FieldSource,
  type ListItem,
  type QuantityField,
  type TypedRow,
} from '../kit/index.ts';
import { fluidInputs } from './stream-fluid.ts';
import type { FluidFields } from './fields.ts';
import type { PropertyDefault } from './stream.ts';

/**
 * Returns the fields that select the same fluid in another calculator, which then derives its defaults at its own conditions;
 * disabled if properties are typed.
 */
export function transferredFluid(fluid: FluidFields) {
  return value(`${fluid.source.id}.sent`, fluidInputs(fluid), (typed): CaseInput | Absent => {
    if (typed.source === 'typed') return ruledOut('entered manually');
    const values: Readonly<Record<string, Typed>> = typed;
    const entries = Object.entries(fluid).flatMap(([part, { id, field }]) => {
      const typed = values[part];
      return typed === undefined ? [] : [[id, entryOf(field, typed)] as const];
    });
    return Object.fromEntries(entries);
  });
}

type Typed = string | number | readonly ListItem[] | readonly TypedRow[] | undefined;

function entryOf(field: Field, typed: NonNullable<Typed>): CaseInput[string] {
  if (typeof typed === 'string') return typed;
  if (field.type === 'rows') return rowsText(field, typed as readonly TypedRow[]);
  if (typeof typed !== 'number') return listText(typed as readonly ListItem[]);
  if (field.type !== 'quantity') return String(typed);
  const { kind, unit } = field;
  return { value: Number(fromSi(kind, typed, unit).toPrecision(12)), unit };
}

/** Returns a property for a transfer only if it was typed: derived values are derived again in the target. */
export function enteredProperty<K extends Kind>(field: FieldSource<QuantityField<K>>, by: PropertyDefault<K>) {
  return value(`${field.id}.typed`, { typed: field, by: optional(by) }, (v): Quantity<K> | Absent =>
    v.by?.value === v.typed ? ruledOut('filled in by the fluid') : v.typed,
  );
}
