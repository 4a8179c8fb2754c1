import { findCalculator, toolName } from '@isentrope/calculators';
import {
  calculatorOfFragment,
  caseFrom,
  caseNameId,
  openFragment,
  type CaseData,
  type CaseInput,
  type Definition,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';

/** Cases of the other version of a calculator, with a message on what was not taken over. */
interface TakenOverCases {
  readonly cases: readonly CaseData[];
  readonly questions: readonly never[];
  readonly places: Readonly<Record<string, never>>;
  readonly read: undefined;
  readonly message: string;
}

/**
 * The cases of a link that was made on the free version of a Pro calculator, or the other way round: fields of the same
 * name are taken over, with their units. Undefined for a link of this calculator, and for an unknown one.
 * @throws {Refusal} for a link of a calculator with other fields, which it names
 */
export async function takeOverCases(definition: Definition, fragment: string): Promise<TakenOverCases | undefined> {
  const id = await calculatorOfFragment(fragment);
  const entry = id === undefined || id === definition.id ? undefined : findCalculator(id);
  if (!entry) return undefined;
  const name = toolName(entry.meta);
  const isOtherVersion = entry.meta.id === `${definition.id}-pro` || `${entry.meta.id}-pro` === definition.id;
  if (!isOtherVersion) throw new Refusal(`The link contains cases of ${name}. Open it on the page of that calculator.`);
  const source = await entry.load().catch(() => undefined);
  if (!source) throw new Refusal(`The link contains cases of ${name}, which needs Pro.`);
  const { cases } = await openFragment(source, fragment);
  const lost = new Set<string>();
  const taken = cases.map(data => takeOverCase(definition, source, data, lost));
  const left = lost.size === 0 ? '' : ` Not carried over: ${[...lost].join(', ')}.`;
  return { cases: taken, questions: [], places: {}, read: undefined, message: `They are from ${name}.${left}` };
}

/** A case with the entries of the fields that both calculators have; adds the labels of the others to `lost`. */
function takeOverCase(definition: Definition, source: Definition, data: CaseData, lost: Set<string>): CaseData {
  const input: Record<string, CaseInput[string]> = {};
  for (const { id, field } of source.inputs) {
    const { text = '', unit } = data[id] ?? {};
    if (text.trim() === '') continue;
    const value = unit === undefined ? text : { value: text, unit };
    const target = definition.inputs.find(each => each.id === id)?.field;
    const isOffered = target?.type !== 'choice' || target.options.includes(text);
    if (target?.type === field.type && isOffered && canAccept(definition, id, value)) input[id] = value;
    else if (id !== caseNameId) lost.add(field.label);
  }
  return caseFrom(definition, input);
}

function canAccept(definition: Definition, id: string, value: CaseInput[string]): boolean {
  try {
    caseFrom(definition, { [id]: value });
    return true;
  } catch (thrown) {
    if (thrown instanceof Refusal) return false;
    throw thrown;
  }
}
