import {
  isCustomary,
  unitInSet,
  defaultUnit,
  type Kind,
  type MessageValue,
  type UnitSelector,
} from '@isentrope/engineering/quantities';
import type { Definition, Input } from '../definition/calculator-definition.ts';

/** An input with an entered quantity, and its unit. */
export interface TypedInput {
  readonly input: Input;
  readonly unit: string;
}

/** Whether more of the entries are in US customary than in metric units. */
function prefersCustomary(typed: readonly TypedInput[]): boolean {
  let lead = 0;
  for (const { input, unit } of typed) {
    const customary = input.field.type === 'quantity' ? isCustomary(input.field.kind, unit) : undefined;
    if (customary !== undefined) lead += customary ? 1 : -1;
  }
  return lead > 0;
}

/**
 * Selects the unit for a value in a message: that of the input it refers to, else of the first input of its kind; if
 * blank, the default unit, or the US customary one for a case entered in such units.
 */
export function messageUnits(definition: Definition, typed: readonly TypedInput[]): UnitSelector {
  const known = new Map<Kind, string>();
  let customary: boolean | undefined;
  const unitOf = (value: MessageValue): string => {
    const own = typed.find(({ input: { id, field } }) =>
      value.like === undefined ? field.type === 'quantity' && field.kind === value.kind : id === value.like,
    );
    if (own) return own.unit;
    const like = definition.inputs.find(({ id }) => id === value.like)?.field;
    const usual = like?.type === 'quantity' ? like.unit : defaultUnit(value);
    customary ??= prefersCustomary(typed);
    return customary ? unitInSet(value.kind, usual, 'us') : usual;
  };
  return value => {
    if (value.like !== undefined || value.unit !== undefined) return unitOf(value);
    let unit = known.get(value.kind);
    if (unit === undefined) known.set(value.kind, (unit = unitOf(value)));
    return unit;
  };
}
