import type { UnitTyped } from '@isentrope/engineering/quantities';
import { Absent } from './absent.ts';
import { inputsOf } from './case-data.ts';
import type { CaseData } from './case-input.ts';
import type { Definition, Input } from './definition.ts';
import { lowerFirst } from './first-letter.ts';
import { error, type Message } from './messages.ts';
import { doubtOf, readField } from './read-field.ts';
import { remembered } from './remembered.ts';
import { unitTyped, type InputTyped } from './unit-typed.ts';

/** What all inputs of a case say. */
export interface Readings {
  /** In the order of the definition's inputs. */
  readonly values: readonly unknown[];
  readonly messages: readonly Message[];
  /** Places of the inputs in which something stands that cannot be read. */
  readonly unreadable: ReadonlySet<number>;
  /** Places of the inputs that are asked for and left blank, those that stand for a value of their own included. */
  readonly blank: ReadonlySet<number>;
  /** The unit in which a value is stated in what is said about the case. */
  readonly unitOf: UnitTyped;
}

/** Reads every input of a case. What is blank, hidden or cannot be read is an `Absent`. */
export function readInputs(definition: Definition, data: CaseData): Readings {
  const messages: Message[] = [];
  const unreadable = new Set<number>();
  const blank = new Set<number>();
  const typed: InputTyped[] = [];
  const values = definition.inputs.map((input, place) => {
    const reading = readField(input, data, input.id);
    if ('unit' in reading && reading.unit !== undefined) typed.push({ input, unit: reading.unit });
    if (reading.type === 'value') {
      const doubt = doubtOf(input, data);
      if (doubt) messages.push(doubt);
      if (reading.isBlank) blank.add(place);
      return reading.value;
    }
    if (reading.type === 'hidden') return hidden(definition, input, reading.by, data[reading.by]?.text ?? '');
    if (reading.type === 'blank') {
      blank.add(place);
      return left(input);
    }
    const { label } = input.field;
    unreadable.add(place);
    messages.push(error(`${label} ${reading.reason}.`, { field: input.id }));
    return new Absent('', [`a valid ${lowerFirst(label)}`]);
  });
  return { values, messages, unreadable, blank, unitOf: unitTyped(definition, typed) };
}

/** What stands in the place of an input that is left blank. */
const left = remembered(({ field }: Input) => new Absent('', [lowerFirst(field.label)]));

/** What stands in the place of a hidden input, by the choice that hid it last: it is the same in most cases. */
const hiddenLast = new WeakMap<Input, { readonly by: string; readonly chosen: string; readonly absent: Absent }>();

function hidden(definition: Definition, input: Input, by: string, chosen: string): Absent {
  const last = hiddenLast.get(input);
  if (last?.by === by && last.chosen === chosen) return last.absent;
  const absent = whyHidden(definition, by, chosen);
  hiddenLast.set(input, { by, chosen, absent });
  return absent;
}

/** Why a case has no such input: the choice that hides it, or the choice that is still to be made. */
function whyHidden(definition: Definition, by: string, chosen: string): Absent {
  const field = inputsOf(definition).get(by)?.field;
  const label = lowerFirst(field?.label ?? by);
  if (chosen === '') return new Absent('', [label]);
  const name = field?.type === 'choice' ? (field.names?.[chosen] ?? chosen) : chosen;
  return new Absent(`not applicable for ${label} ${name}`, [], true);
}
