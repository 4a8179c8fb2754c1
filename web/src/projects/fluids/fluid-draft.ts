import {
  readSharedGroup,
  entriesForSharedGroup,
  caseNameId,
  isShown,
  readField,
  type SharedGroup,
  type CaseData,
  type Definition,
  type Entry,
  type Input,
} from '@isentrope/calculators/kit';
import type { FluidDefinition } from '@isentrope/records';

/** Maximum length of a fluid's description in characters. */
const maxDescriptionLength = 2000;

/**
 * The fluid declaration of a calculator.
 * @throws {RangeError} if the calculator has no fluid.
 */
export function fluidDeclaration(definition: Definition): SharedGroup {
  const group = definition.sharedGroups.find(({ subject }) => subject === 'fluid');
  if (!group) throw new RangeError(`${definition.id} has no fluid to transfer`);
  return group;
}

/** The visible fluid fields of a case, without the option that leaves the fluid unspecified. */
export function fluidInputs(
  definition: Definition,
  data: CaseData,
  group = fluidDeclaration(definition),
): readonly Input[] {
  const { at, fields, blankText } = group;
  const ids = new Set(Object.values(fields));
  return definition.inputs.flatMap(input => {
    const { id, field } = input;
    if (id === caseNameId || !ids.has(id) || !isShown(field.when, data)) return [];
    if (id !== at || field.type !== 'choice') return [input];
    return [{ ...input, field: { ...field, options: field.options.filter(option => option !== blankText) } }];
  });
}

/** Field entries for a saved fluid; undefined if this calculator cannot represent it. */
export function entriesFromFluid(
  definition: Definition,
  fluid: Pick<FluidDefinition, 'words' | 'parts'>,
): Readonly<Record<string, Entry>> | undefined {
  return entriesForSharedGroup(definition, fluidDeclaration(definition), fluid);
}

/** The saved form of the fluid in a case, or a sentence saying why it is invalid. */
export function fluidFromCase(
  definition: Definition,
  data: CaseData,
  group = fluidDeclaration(definition),
): Pick<FluidDefinition, 'words' | 'parts'> | string {
  for (const input of fluidInputs(definition, data, group)) {
    const { id, field } = input;
    const reading = readField(input, data, id);
    if (reading.type === 'invalid') return `${field.label} ${reading.reason}.`;
    const optional = field.type === 'quantity' && field.optional === true;
    if (reading.type === 'blank' && !optional) return `${field.label} is missing.`;
  }
  const thing = readSharedGroup(definition, group, data);
  if (!thing) return 'Enter what the fluid is.';
  const parts = Object.fromEntries(
    Object.entries(thing.parts).map(([part, { text, unit }]) => [part, unit === undefined ? { text } : { text, unit }]),
  );
  return { words: thing.words.slice(0, maxDescriptionLength), parts };
}
