import {
  sizeDistance,
  basisOf,
  hasUnit,
  isCustomary,
  isInSet,
  otherBasis,
  ownUnit,
  unitInBasis,
  unitInSet,
  type Kind,
  type PressureBasis,
  type StandardSet,
} from '@isentrope/engineering/quantities';
import { blankCase } from '../case/case-data.ts';
import type { CaseData, Entry } from '../definition/case-input.ts';
import { resultInfo, type Definition } from '../definition/calculator-definition.ts';
import { convertEntry } from './convert-entry.ts';
import type { Condition } from '../definition/fields.ts';
import { isShown } from '../case/choices.ts';

/** A custom unit set: a standard set with other units for some quantities, keyed by kind and default unit. */
export interface CustomUnits {
  readonly base: StandardSet;
  readonly units: Readonly<Record<string, string>>;
  /** The basis of pressure results; defaults to that of the calculator. */
  readonly pressures?: PressureBasis;
}

/** The unit set of a user. */
export type UnitSet = StandardSet | CustomUnits;

/** Units of results shown in another than their default unit, by result id. */
export type ResultUnits = Readonly<Record<string, string>>;

const baseOf = (set: UnitSet) => (typeof set === 'string' ? set : set.base);
const customUnitsOf = (set: UnitSet) => (typeof set === 'string' ? {} : set.units);
const pressuresIn = (set: UnitSet) => (typeof set === 'string' ? undefined : set.pressures);
const placeOf = (kind: Kind, usual: string) => `${kind} ${usual}`;

/** The unit of a set for a quantity whose default unit is `usual`; the nearest of `units` if only those are offered. */
export function preferredUnit(set: UnitSet, kind: Kind, usual: string, units?: readonly string[]): string {
  const own = customUnitsOf(set)[placeOf(kind, usual)];
  const preferred = own !== undefined && hasUnit(kind, own) ? own : unitInSet(kind, usual, baseOf(set));
  if (!units || units.includes(preferred)) return preferred;
  const alike = units.filter(unit => isOfFamily(kind, unit, baseOf(set)));
  const nearest = (alike.length > 0 ? alike : units).toSorted(
    (a, b) => sizeDistance(kind, a, preferred) - sizeDistance(kind, b, preferred),
  );
  return nearest[0] ?? usual;
}

/** Whether a unit belongs to the family of a set: US customary, or metric and SI. */
function isOfFamily(kind: Kind, unit: string, set: StandardSet): boolean {
  return set === 'us' ? isInSet(kind, unit, 'us') : isInSet(kind, unit, 'metric') || isInSet(kind, unit, 'si');
}

/** Converts all quantities of a case, blank ones included, to a unit set; returns the same case if nothing changes. */
export function convertCase(definition: Definition, data: CaseData, set: UnitSet): CaseData {
  const changed: Record<string, Entry> = {};
  for (const { id, field } of definition.inputs) {
    const entry = data[id];
    if (field.type !== 'quantity' || !entry) continue;
    const next = convertEntry(field, entry, preferredUnit(set, field.kind, field.unit, field.units));
    if (next !== entry) changed[id] = next;
  }
  return Object.keys(changed).length === 0 ? data : { ...data, ...changed };
}

/**
 * Whether the quantities of a case were entered in US customary units: at least two, and none in a unit that is only metric
 * or SI.
 */
export function isInUsUnits(definition: Definition, data: CaseData): boolean {
  let found = 0;
  for (const { id, field } of definition.inputs) {
    const { text = '', unit } = data[id] ?? {};
    if (field.type !== 'quantity' || text.trim() === '' || unit === undefined) continue;
    const customary = isCustomary(field.kind, unit);
    if (customary === false) return false;
    if (customary) found += 1;
  }
  return found >= 2;
}

/** A blank case in the units of another. */
export function blankCaseInUnitsOf(definition: Definition, other: CaseData): CaseData {
  return Object.fromEntries(
    Object.entries(blankCase(definition)).map(([id, entry]) => {
      const unit = entry.unit === undefined ? undefined : other[id]?.unit;
      return [id, unit === undefined ? entry : { text: '', unit }];
    }),
  );
}

/** The results of a calculator that have a unit. */
function resultsWithUnit(
  definition: Definition,
): { id: string; kind: Kind; unit: string; when: Condition | undefined }[] {
  return definition.results.flatMap(({ id }) => {
    const { kind, unit, when } = resultInfo(definition, id);
    return kind === undefined || unit === undefined ? [] : [{ id, kind, unit, when }];
  });
}

/** The units of a set for results, where they differ from the default ones. */
export function resultUnitsIn(definition: Definition, set: UnitSet): ResultUnits {
  const preferred = Object.fromEntries(
    resultsWithUnit(definition).map(({ id, kind, unit }) => [id, preferredUnit(set, kind, unit)]),
  );
  return resultUnitsInBasis(definition, preferred, pressuresIn(set));
}

/** Changes the basis of all pressure results; undefined restores that of the calculator. */
export function resultUnitsInBasis(
  definition: Definition,
  units: ResultUnits,
  basis: PressureBasis | undefined,
): ResultUnits {
  return Object.fromEntries(
    resultsWithUnit(definition).flatMap(({ id, kind, unit: usual }) => {
      const own = ownUnit(kind, units[id] ?? usual);
      const unit = basis === undefined ? own : unitInBasis(own, basis);
      return unit === usual ? [] : [[id, unit]];
    }),
  );
}

/** A displayed field or result: its default unit and its present unit, in the basis of its calculator. */
export interface DisplayedQuantity {
  readonly kind: Kind;
  readonly usual: string;
  readonly unit: string;
}

/** The fields with a unit, then the results with a unit that the case shows. */
export function displayedQuantities(definition: Definition, data: CaseData, results: ResultUnits): DisplayedQuantity[] {
  return [
    ...definition.inputs.flatMap(({ id, field }) =>
      field.type === 'quantity' ? [{ kind: field.kind, usual: field.unit, unit: data[id]?.unit ?? field.unit }] : [],
    ),
    ...resultsWithUnit(definition)
      .filter(({ when }) => isShown(when, data))
      .map(({ id, kind, unit }) => ({ kind, usual: unit, unit: ownUnit(kind, results[id] ?? unit) })),
  ];
}

/** The basis of each pressure result of a case, and whether it differs from that of the calculator. */
export function pressureBases(
  definition: Definition,
  data: CaseData,
  results: ResultUnits,
): readonly { readonly kind: Kind; readonly basis: PressureBasis; readonly isTurned: boolean }[] {
  return resultsWithUnit(definition).flatMap(({ id, kind, unit: usual, when }) => {
    const unit = results[id] ?? usual;
    const basis = otherBasis(kind) && isShown(when, data) ? basisOf(unit) : undefined;
    return basis === undefined ? [] : [{ kind, basis, isTurned: !hasUnit(kind, unit) }];
  });
}

/**
 * Derives a custom unit set from the units of a case and its results, in addition to the previous set. If quantities of
 * one kind and default unit differ, the most frequent unit wins, then the first. Pressure results in the other basis
 * determine the basis.
 */
export function customUnitsFrom(
  definition: Definition,
  data: CaseData,
  results: ResultUnits,
  before: UnitSet,
): CustomUnits {
  const base = baseOf(before);
  const seen = displayedQuantities(definition, data, results);
  const units: Record<string, string> = { ...customUnitsOf(before) };
  for (const { kind, usual } of seen) {
    const position = placeOf(kind, usual);
    const unit = mostFrequent(seen.filter(each => placeOf(each.kind, each.usual) === position).map(each => each.unit));
    if (unit === unitInSet(kind, usual, base)) delete units[position];
    else if (unit !== undefined) units[position] = unit;
  }
  const read = pressureBases(definition, data, results);
  const turned = mostFrequent(read.filter(({ isTurned }) => isTurned).map(({ basis }) => basis));
  const unchangedBasis = read.every(({ basis }) => basis === pressuresIn(before)) ? pressuresIn(before) : undefined;
  const pressures = turned ?? unchangedBasis;
  return { base, units, ...(pressures === undefined ? {} : { pressures }) };
}

/** The most frequent text, the first of several; undefined for none. */
export function mostFrequent<T extends string>(texts: readonly T[]): T | undefined {
  const count = (text: T) => texts.filter(each => each === text).length;
  return texts.toSorted((a, b) => count(b) - count(a))[0];
}
