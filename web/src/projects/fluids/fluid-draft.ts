import {
  carriedFrom,
  carriedInto,
  caseName,
  isShown,
  readField,
  type Carried,
  type CaseData,
  type Definition,
  type Entry,
  type Input,
} from '@isentrope/calculators/kit';
import type { FluidSaid } from '@isentrope/records';

/** Most characters of what says a fluid in words. */
const longestWords = 2000;

/** How a calculator is told of a fluid. @throws {RangeError} where it asks for none. */
export function carriedFluidOf(definition: Definition): Carried {
  const carried = definition.carried.find(({ subject }) => subject === 'fluid');
  if (!carried) throw new RangeError(`${definition.id} carries no fluid`);
  return carried;
}

/** The fields of a fluid that a case shows. Of what the fluid is known by, that it is not known is no choice here. */
export function fluidInputs(
  definition: Definition,
  data: CaseData,
  carried = carriedFluidOf(definition),
): readonly Input[] {
  const { at, fields, nothing } = carried;
  const ids = new Set(Object.values(fields));
  return definition.inputs.flatMap(input => {
    const { id, field } = input;
    if (id === caseName || !ids.has(id) || !isShown(field.when, data)) return [];
    if (id !== at || field.type !== 'choice') return [input];
    return [{ ...input, field: { ...field, options: field.options.filter(option => option !== nothing) } }];
  });
}

/** The fields of a case that say a fluid as it is kept; undefined where this calculator cannot say it. */
export function entriesOf(
  definition: Definition,
  fluid: Pick<FluidSaid, 'words' | 'parts'>,
): Readonly<Record<string, Entry>> | undefined {
  return carriedInto(definition, carriedFluidOf(definition), fluid);
}

/** What is kept of the fluid that a case says, or why that is nothing, in a sentence. */
export function saidBy(
  definition: Definition,
  data: CaseData,
  carried = carriedFluidOf(definition),
): Pick<FluidSaid, 'words' | 'parts'> | string {
  for (const input of fluidInputs(definition, data, carried)) {
    const { id, field } = input;
    const reading = readField(input, data, id);
    if (reading.type === 'invalid') return `${field.label} ${reading.reason}.`;
    const optional = field.type === 'quantity' && field.optional === true;
    if (reading.type === 'blank' && !optional) return `${field.label} is missing.`;
  }
  const thing = carriedFrom(definition, carried, data);
  if (!thing) return 'Say what the fluid is.';
  const parts = Object.fromEntries(
    Object.entries(thing.parts).map(([part, { text, unit }]) => [part, unit === undefined ? { text } : { text, unit }]),
  );
  return { words: thing.words.slice(0, longestWords), parts };
}
