import {
  describeColumn,
  describeFieldBounds,
  lowerFirst,
  methodInSentence,
  offeredUnits,
  resultInfo,
  type ChoiceField,
  type Condition,
  type Definition,
  type Field,
  type ListField,
  type QuantityField,
  type RowsField,
} from '@isentrope/calculators/kit';
import { kindOf } from '@isentrope/engineering/quantities';

/** Maximum number of options named individually in a condition. */
const maxNamedOptions = 8;

/** When something applies: "Fluid type: Gas or Steam; Method: IEC 60534-2-1". */
export function conditionText({ inputs }: Definition, condition: Condition): string {
  return Object.entries(condition)
    .map(([id, allowed]) => {
      const field = inputs.find(input => input.id === id)?.field;
      if (typeof allowed !== 'string' && 'filled' in allowed) return `${field?.label ?? id}: filled in`;
      const options = typeof allowed === 'string' ? [allowed] : allowed;
      return `${field?.label ?? id}: ${field?.type === 'choice' ? optionsText(field, options) : options.join(' or ')}`;
    })
    .join('; ');
}

/** Options in words: each by name, "all but" a few, or the first and last of many. */
function optionsText(field: ChoiceField, allowed: readonly string[]): string {
  const names = allowed.map(option => optionName(field, option));
  if (names.length <= maxNamedOptions) return names.join(' or ');
  const others = field.options.filter(option => !allowed.includes(option)).map(option => optionName(field, option));
  if (others.length <= 2) return `any but ${others.join(' and ')}`;
  return `${names.length} of ${field.options.length}, from ${names[0]} to ${names.at(-1)}`;
}

/** Display name of an option. */
export function optionName({ names }: Pick<ChoiceField, 'names'>, option: string): string {
  return names?.[option] ?? option;
}

/** The quantity and units of a field: "Absolute pressure in bar(a), kPa(a) or psia". */
export function kindText(field: Field): string {
  switch (field.type) {
    case 'quantity':
      return `${kindOf(field.kind).label}${unitsText(field)}`;
    case 'choice':
      return 'Choice';
    case 'text':
      return 'Text';
    case 'list':
      return `List, one ${lowerFirst(field.itemLabel)} per line`;
    case 'rows':
      return 'Table';
  }
}

function unitsText({ kind, unit, units }: QuantityField): string {
  const offered = offeredUnits(kind, unit, units).filter(symbol => symbol !== '');
  return offered.length === 0 ? '' : ` in ${offered.join(', ')}`;
}

/** Allowed values of a field and its fixed default if blank, unless it has one by {@link defaultText}, one sentence each. */
export function allowedTexts(field: Field, isFilled: boolean): readonly string[] {
  switch (field.type) {
    case 'quantity':
      return quantityTexts(field, isFilled);
    case 'list':
      return listTexts(field);
    case 'rows':
      return columnTexts(field);
    case 'choice':
    case 'text':
      return [];
  }
}

function blankText({ blank, unit }: QuantityField): string {
  return `${blank} ${unit}`.trim();
}

function quantityTexts(field: QuantityField, isFilled: boolean): readonly string[] {
  const bounds = describeFieldBounds(field).trim();
  const isBound = [field.above, field.atLeast, field.below, field.atMost].some(limit => limit !== undefined);
  return [
    ...(isBound ? [`Allowed: ${bounds}.`] : []),
    ...(field.blank === undefined || isFilled ? [] : [`If blank: ${blankText(field)}.`]),
    ...(field.optional === true ? ['May be left blank.'] : []),
  ];
}

function listTexts({ amount, total, once, mayBeEmpty }: ListField): readonly string[] {
  return [
    `Each line has its ${lowerFirst(amount.label)}.`,
    ...(total === undefined ? [] : [`They add up to ${total}.`]),
    ...(once === true ? ['An item may appear only once.'] : []),
    ...(mayBeEmpty === true ? ['May be empty.'] : []),
  ];
}

function columnTexts({ columns }: RowsField): readonly string[] {
  const offered = Object.values(columns).filter(column => column.offered !== false);
  return [`Columns: ${offered.map(describeColumn).join('; ')}.`];
}

/** Ids of all fields on which a field's default depends, directly or indirectly. */
function defaultDependencies({ graph }: Definition, id: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const node of graph) {
      if (node.type !== 'step' || node.id !== next) continue;
      for (const need of node.needs) {
        if (found.has(need.id) || need.id === id) continue;
        found.add(need.id);
        waiting.push(need.id);
      }
    }
  return found;
}

/** Which flows of other kinds a mass-flow field takes. */
function flowText(flowBy: NonNullable<Definition['inputs'][number]['flowBy']>): string {
  const ways = {
    density: 'a volume flow, which is multiplied by the density of the case',
    molarMass: 'a molar flow or a flow at a reference state, which is multiplied by its molar mass',
  };
  return `Also accepts ${flowBy.map(factor => ways[factor]).join(', and ')}.`;
}

/** How a blank field gets its default: the choices and lists it depends on. Undefined without a default. */
export function defaultText(definition: Definition, id: string): string | undefined {
  if (!definition.graph.some(node => node.type === 'step' && node.id === id && node.fills !== undefined))
    return undefined;
  const flowBy = definition.inputs.find(input => input.id === id)?.flowBy;
  if (flowBy) return flowText(flowBy);
  const behind = defaultDependencies(definition, id);
  const choices = definition.inputs.filter(({ id: other, field }) => behind.has(other) && field.type !== 'quantity');
  const always = choices.filter(({ field }) => field.when === undefined);
  // A field of a conditional part, such as a tail pipe, may depend on choices of such parts only.
  const own = definition.inputs.find(input => input.id === id)?.field;
  const named = always.length > 0 ? always : choices;
  const otherwise =
    own?.type === 'quantity' && own.blank !== undefined ? `; if that gives no value, ${blankText(own)}` : '';
  return `If left blank, it follows from what you enter under ${named.map(({ field }) => field.label).join(', ')}${otherwise}.`;
}

/** How the results of the methods are cross-checked; undefined for a single method. */
export function crossCheckText(definition: Definition): string | undefined {
  const { crossCheck, methods } = definition;
  if (!crossCheck || !methods) return undefined;
  const { result, unsafe, consequence, questions = [] } = crossCheck;
  const labelOf = (id: string) => lowerFirst(resultInfo(definition, id).label);
  const first = methodInSentence(definition, methods.options[0] ?? '');
  const side = unsafe === 'either' ? 'higher or lower' : unsafe;
  return [
    'Every method is calculated from the same inputs, whichever is selected.',
    `Where another puts the ${labelOf(result)} more than 5 % ${side} than ${first}, a warning says so: ${consequence}.`,
    ...(questions.length === 0
      ? []
      : [`There is also a warning if they disagree on the ${questions.map(labelOf).join(' or the ')}.`]),
    'If another method is outside its range or lacks a value, a note beside the result says so.',
  ].join(' ');
}
