import {
  isCustomary,
  parseQuantity,
  unitInSet,
  usualUnit,
  type Kind,
  type Stated,
  type UnitTyped,
} from '@isentrope/engineering/quantities';
import type { CaseData } from './case-input.ts';
import type { Definition } from './definition.ts';

interface Typed {
  readonly id: string;
  readonly kind: Kind;
  readonly unit: string;
}

/** The units in which a case is typed: the one behind the number, else that of the field. */
function unitsTyped(definition: Definition, data: CaseData): readonly Typed[] {
  const typed: Typed[] = [];
  for (const { id, field } of definition.inputs) {
    const entry = data[id];
    if (field.type !== 'quantity' || entry === undefined || entry.text === '') continue;
    const parsed = parseQuantity(field.kind, entry.text, entry.unit ?? field.unit);
    if (parsed.ok) typed.push({ id, kind: field.kind, unit: parsed.unit });
  }
  return typed;
}

/** Whether more of what is typed is in US customary units than in the metric ones in their place. */
function worksInCustomary(typed: readonly Typed[]): boolean {
  let lead = 0;
  for (const { kind, unit } of typed) {
    const customary = isCustomary(kind, unit);
    if (customary !== undefined) lead += customary ? 1 : -1;
  }
  return lead > 0;
}

/**
 * The unit in which a case states a value: that of the input it is like, else of the first input of its kind. Where that
 * is not typed, the usual one, or the US customary one in its place for a case typed in such units.
 */
export function unitTyped(definition: Definition, data: CaseData): UnitTyped {
  let known: readonly Typed[] | undefined;
  let customary: boolean | undefined;
  return (value: Stated) => {
    known ??= unitsTyped(definition, data);
    const own = known.find(({ id, kind }) => (value.like === undefined ? kind === value.kind : id === value.like));
    if (own) return own.unit;
    const like = definition.inputs.find(({ id }) => id === value.like)?.field;
    const usual = like?.type === 'quantity' ? like.unit : usualUnit(value);
    customary ??= worksInCustomary(known);
    return customary ? unitInSet(value.kind, usual, 'us') : usual;
  };
}
