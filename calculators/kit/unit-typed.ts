import {
  isCustomary,
  unitInSet,
  usualUnit,
  type Kind,
  type Stated,
  type UnitTyped,
} from '@isentrope/engineering/quantities';
import type { Definition, Input } from './definition.ts';

/** An input in which a quantity is typed, and the unit of it. */
export interface InputTyped {
  readonly input: Input;
  readonly unit: string;
}

/** Whether more of what is typed is in US customary units than in the metric ones in their place. */
function worksInCustomary(typed: readonly InputTyped[]): boolean {
  let lead = 0;
  for (const { input, unit } of typed) {
    const customary = input.field.type === 'quantity' ? isCustomary(input.field.kind, unit) : undefined;
    if (customary !== undefined) lead += customary ? 1 : -1;
  }
  return lead > 0;
}

/**
 * The unit in which a case states a value: that of the input it is like, else of the first input of its kind. Where that
 * is not typed, the usual one, or the US customary one in its place for a case typed in such units.
 */
export function unitTyped(definition: Definition, typed: readonly InputTyped[]): UnitTyped {
  const known = new Map<Kind, string>();
  let customary: boolean | undefined;
  const unitOf = (value: Stated): string => {
    const own = typed.find(({ input: { id, field } }) =>
      value.like === undefined ? field.type === 'quantity' && field.kind === value.kind : id === value.like,
    );
    if (own) return own.unit;
    const like = definition.inputs.find(({ id }) => id === value.like)?.field;
    const usual = like?.type === 'quantity' ? like.unit : usualUnit(value);
    customary ??= worksInCustomary(typed);
    return customary ? unitInSet(value.kind, usual, 'us') : usual;
  };
  return value => {
    if (value.like !== undefined || value.unit !== undefined) return unitOf(value);
    let unit = known.get(value.kind);
    if (unit === undefined) known.set(value.kind, (unit = unitOf(value)));
    return unit;
  };
}
