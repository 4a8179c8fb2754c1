import { editableNumber, fromSi, type Kind } from '@isentrope/engineering/quantities';
import type { CaseData } from '../definition/case-input.ts';
import type { Definition, Input } from '../definition/calculator-definition.ts';
import { findFieldByLabel } from '../definition/match-label.ts';
import { isShown } from '../case/choices.ts';
import { upperFirst } from '../common/sentence-case.ts';
import { listNames } from '../common/list-names.ts';
import { findOption } from './cell-entry.ts';
import { flowsByFraction, quantityIn, type PhaseFlows, type VapourFractions } from './flows-by-fraction.ts';
import type { Grid } from './grid.ts';
import { cellLine, columnName, type ListColumn } from './heading.ts';
import { columnUnitOf } from '../headings/unit-of-kind.ts';
import { similarity, wordsOf } from '../headings/heading-words.ts';
import { phaseInput } from './phase-column.ts';
import type { ReadColumn } from './row-products.ts';

/** The kinds of the fields that have the value of the liquid in two-phase flow, beside a field for that of the vapour. */
const kindsOfPhases: ReadonlySet<Kind> = new Set<Kind>(['massFlow', 'density', 'dynamicViscosity']);

const vapourInputsCache = new WeakMap<Definition, ReadonlyMap<Input, Input>>();

/** The field of the vapour beside one that has the value of the liquid in two-phase flow; undefined for any other field. */
export function vapourInput(definition: Definition, input: Input): Input | undefined {
  let known = vapourInputsCache.get(definition);
  if (!known) {
    known = new Map(
      definition.inputs.flatMap(each => {
        const vapour = findVapourInput(definition, each);
        return vapour ? [[each, vapour] as const] : [];
      }),
    );
    vapourInputsCache.set(definition, known);
  }
  return known.get(input);
}

function findVapourInput(definition: Definition, { field }: Input): Input | undefined {
  if (field.type !== 'quantity' || !kindsOfPhases.has(field.kind)) return undefined;
  const words = new Set([...wordsOf(field.label), 'vapour']);
  return definition.inputs.find(
    other =>
      other.field.type === 'quantity' &&
      other.field.kind === field.kind &&
      other.field.when !== undefined &&
      similarity(wordsOf(other.field.label), words) === 1,
  );
}

/** Whether a heading is of the liquid alone, such as "Liquid density". */
const isOfLiquid = (heading: string) => wordsOf(heading).has('liquid');

/** Whether a heading is of the liquid and the vapour together, such as "Total flow" and "Mixture density". */
const isOfWhole = (heading: string) =>
  /\b(?:total|mixture|mixed|mix|overall|combined|bulk|gesamt\p{L}*)\b/iu.test(heading) && !isOfLiquid(heading);

const minSimilarity = 0.5;

/** Whether a heading names the liquid of a field that has its value in two-phase flow: "Liquid density", and by its unit "Liquid kg/h". */
export function isLiquidOf(definition: Definition, input: Input, { name, unit }: ListColumn): boolean {
  if (!vapourInput(definition, input) || !isOfLiquid(name)) return false;
  const words = new Set([...wordsOf(name)].filter(word => word !== 'liquid'));
  if (words.size === 0) return input.field.type === 'quantity' && columnUnitOf(input.field.kind, unit) !== undefined;
  return similarity(words, wordsOf(input.field.label)) >= minSimilarity;
}

/** Whether a heading names the flow of both phases of a field, of which that of the vapour can be subtracted. */
export function isTotalFlowOf(definition: Definition, input: Input, heading: string): boolean {
  const { field } = input;
  return (
    field.type === 'quantity' &&
    field.kind === 'massFlow' &&
    isOfWhole(heading) &&
    vapourInput(definition, input) !== undefined
  );
}

/** What becomes of a cell by the phases of its row: a number and its unit, both flows, a reason to refuse it, or why it is not taken. */
export type PhaseValue =
  | { readonly text: string; readonly unit: string }
  | PhaseFlows
  | { readonly reason: string }
  | { readonly notTaken: 'mixture' | 'liquid' };

/**
 * The value for a field of a cell that is of both phases, or of the liquid alone: the total flow less that of the vapour in two-phase flow, or
 * divided by the vapour fraction; none of a density or viscosity of the mixture in two-phase flow, and none of the liquid in a gas. Undefined for cells that are read as they are.
 */
export function phaseValueOf(
  definition: Definition,
  { input, column, unit }: ReadColumn,
  filled: readonly ReadColumn[],
  cells: Grid[number],
  data: CaseData,
  fractions: VapourFractions | undefined,
): PhaseValue | undefined {
  const { field } = input;
  const vapour = vapourInput(definition, input);
  if (field.type !== 'quantity' || !vapour) return undefined;
  if (!isShown(vapour.field.when, data))
    return isGas(definition, data) && isOfLiquid(column.heading) ? { notTaken: 'liquid' } : undefined;
  const other = filled.find(each => each.input === vapour);
  if (field.kind === 'massFlow' && !other && fractions && !isOfLiquid(column.heading)) {
    const flows = flowsByFraction({ input, column, unit }, fractions, vapour, cells);
    if (flows) return flows;
  }
  if (!isOfWhole(column.heading))
    return other || isOfLiquid(column.heading) || isInOwnWords(definition, { input, column, unit }, filled)
      ? undefined
      : { notTaken: 'mixture' };
  if (field.kind !== 'massFlow') return { notTaken: 'mixture' };
  const label = vapour.field.label.toLowerCase();
  if (!other)
    return { reason: `is of both phases, and needs the ${label} in a column of its own to become that of the liquid` };
  const [whole, part] = [
    quantityIn(field.kind, cells, column, unit),
    quantityIn(field.kind, cells, other.column, other.unit),
  ];
  if (!whole || !part)
    return {
      reason: `is of both phases, and needs to be a mass flow, and the ${label} too, to become that of the liquid`,
    };
  if (part.si >= whole.si)
    return { reason: `is of both phases, but not more than the ${label} “${cellLine(cells[other.column.index])}”` };
  return { text: editableNumber(fromSi(field.kind, whole.si - part.si, whole.unit)), unit: whole.unit };
}

/** Whether the flow of a list, or a column of one without a flow, has the label of its field, which is that of the liquid in two-phase flow. */
function isInOwnWords(definition: Definition, own: ReadColumn, filled: readonly ReadColumn[]): boolean {
  const flow = filled.find(({ input: { field } }) => field.type === 'quantity' && field.kind === 'massFlow') ?? own;
  return findFieldByLabel(definition, flow.column.heading)?.input === flow.input;
}

/** Whether a case is of a gas. */
function isGas(definition: Definition, data: CaseData): boolean {
  const phase = phaseInput(definition);
  return phase?.field.type === 'choice' && data[phase.id]?.text === findOption(phase.field, phase.field.options, 'gas');
}

/** A cell that was not read as it is because of the phases of its row. */
export interface PhaseChange {
  readonly column: ListColumn;
  readonly how: 'less vapour' | 'divided' | 'mixture' | 'liquid' | 'gas';
}

const sentences: Readonly<Record<PhaseChange['how'], (column: string) => string>> = {
  'less vapour': column => `Of ${column}, the vapour flow is subtracted, as the flow rate is that of the liquid`,
  divided: column =>
    `${upperFirst(column)} is the flow of both phases, divided by the vapour fraction, by mass, into those of the liquid and the vapour`,
  mixture: column => `Not taken from ${column}, as two-phase flow needs the value of the liquid`,
  liquid: column => `Not taken from ${column}, as the flow is a gas`,
  gas: column => `By ${column}, read as a gas, as no column has the phase`,
};

/** Remarks on the cells that were not read as they are because of the phases of their rows. */
export function phaseRemarks(
  rows: readonly { readonly number: number; readonly phaseChanges: readonly PhaseChange[] }[],
): string[] {
  const numbers = new Map<string, number[]>();
  for (const { number, phaseChanges } of rows)
    for (const { column, how } of phaseChanges) {
      const sentence = sentences[how](columnName(column));
      numbers.set(sentence, [...(numbers.get(sentence) ?? []), number]);
    }
  return [...numbers].map(
    ([sentence, found]) => `${sentence}: ${found.length === 1 ? 'row' : 'rows'} ${listNames(found.map(String))}.`,
  );
}
