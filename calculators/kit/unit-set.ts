import {
  apart,
  basisOf,
  hasUnit,
  isInSet,
  otherBasis,
  ownUnit,
  unitInBasis,
  unitInSet,
  type Kind,
  type PressureBasis,
  type StandardSet,
} from '@isentrope/engineering/quantities';
import { blankCase } from './case-data.ts';
import type { CaseData, Entry } from './case-input.ts';
import { resultInfo, type Definition } from './definition.ts';
import { entryInUnit } from './entry-units.ts';
import type { Condition } from './fields.ts';
import { isShown } from './offered.ts';

/** A person's own units: a standard set with others in some places, each named by its kind and the usual unit there. */
export interface OwnUnits {
  readonly base: StandardSet;
  readonly units: Readonly<Record<string, string>>;
  /** From where the pressures of results are measured; from where their calculator does unless given. */
  readonly pressures?: PressureBasis;
}

/** The units in which somebody works. */
export type UnitSet = StandardSet | OwnUnits;

/** The units of results that are shown in another than their usual one, by result id. */
export type ResultUnits = Readonly<Record<string, string>>;

const baseOf = (set: UnitSet) => (typeof set === 'string' ? set : set.base);
const ownIn = (set: UnitSet) => (typeof set === 'string' ? {} : set.units);
const pressuresIn = (set: UnitSet) => (typeof set === 'string' ? undefined : set.pressures);
const placeOf = (kind: Kind, usual: string) => `${kind} ${usual}`;

/** The unit that a set has where `usual` is the unit of a field or a result; the nearest of `units` where only those are offered. */
export function unitOfSet(set: UnitSet, kind: Kind, usual: string, units?: readonly string[]): string {
  const own = ownIn(set)[placeOf(kind, usual)];
  const wanted = own !== undefined && hasUnit(kind, own) ? own : unitInSet(kind, usual, baseOf(set));
  if (!units || units.includes(wanted)) return wanted;
  const alike = units.filter(unit => isOfFamily(kind, unit, baseOf(set)));
  const nearest = (alike.length > 0 ? alike : units).toSorted(
    (a, b) => apart(kind, a, wanted) - apart(kind, b, wanted),
  );
  return nearest[0] ?? usual;
}

/** Whether a unit is US customary, for that set, or metric or of the SI, for those. */
function isOfFamily(kind: Kind, unit: string, set: StandardSet): boolean {
  return set === 'us' ? isInSet(kind, unit, 'us') : isInSet(kind, unit, 'metric') || isInSet(kind, unit, 'si');
}

/** A case with every quantity in the unit of a set, also those that are blank; the same case where all of them are. */
export function caseInSet(definition: Definition, data: CaseData, set: UnitSet): CaseData {
  const changed: Record<string, Entry> = {};
  for (const { id, field } of definition.inputs) {
    const entry = data[id];
    if (field.type !== 'quantity' || !entry) continue;
    const next = entryInUnit(field, entry, unitOfSet(set, field.kind, field.unit, field.units));
    if (next !== entry) changed[id] = next;
  }
  return Object.keys(changed).length === 0 ? data : { ...data, ...changed };
}

/** A blank case in the units in which another stands. */
export function blankLike(definition: Definition, other: CaseData): CaseData {
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

/** The units of a set for the results that it shows in another than the usual one. */
export function resultUnitsIn(definition: Definition, set: UnitSet): ResultUnits {
  const wanted = Object.fromEntries(
    resultsWithUnit(definition).map(({ id, kind, unit }) => [id, unitOfSet(set, kind, unit)]),
  );
  return resultsInBasis(definition, wanted, pressuresIn(set));
}

/** The same units of results with every pressure in a basis, or in that of its calculator. */
export function resultsInBasis(
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

/** A field or a result: the unit in which its calculator has it, and that in which it stands, in the basis of its calculator. */
export interface ShownPlace {
  readonly kind: Kind;
  readonly usual: string;
  readonly unit: string;
}

/** The fields of a case, then the results that it has by its choices, as far as they have a unit. */
export function shownPlaces(definition: Definition, data: CaseData, results: ResultUnits): ShownPlace[] {
  return [
    ...definition.inputs.flatMap(({ id, field }) =>
      field.type === 'quantity' ? [{ kind: field.kind, usual: field.unit, unit: data[id]?.unit ?? field.unit }] : [],
    ),
    ...resultsWithUnit(definition)
      .filter(({ when }) => isShown(when, data))
      .map(({ id, kind, unit }) => ({ kind, usual: unit, unit: ownUnit(kind, results[id] ?? unit) })),
  ];
}

/** From where each of the results of a case that is a pressure is measured, and whether that is not the basis of its calculator. */
export function pressuresRead(
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
 * The units in which a case and its results stand as a person's own, beside those that were theirs before. Where places of
 * one kind and usual unit differ, the unit of most of them, of as many the first. Pressures of results that are read in the
 * other basis than their calculator's tell the basis.
 */
export function ownUnits(definition: Definition, data: CaseData, results: ResultUnits, before: UnitSet): OwnUnits {
  const base = baseOf(before);
  const seen = shownPlaces(definition, data, results);
  const units: Record<string, string> = { ...ownIn(before) };
  for (const { kind, usual } of seen) {
    const place = placeOf(kind, usual);
    const unit = mostOf(seen.filter(each => placeOf(each.kind, each.usual) === place).map(each => each.unit));
    if (unit === unitInSet(kind, usual, base)) delete units[place];
    else if (unit !== undefined) units[place] = unit;
  }
  const read = pressuresRead(definition, data, results);
  const turned = mostOf(read.filter(({ isTurned }) => isTurned).map(({ basis }) => basis));
  const kept = read.every(({ basis }) => basis === pressuresIn(before)) ? pressuresIn(before) : undefined;
  const pressures = turned ?? kept;
  return { base, units, ...(pressures === undefined ? {} : { pressures }) };
}

/** What is there most often; of several the first. Undefined of nothing. */
export function mostOf<T extends string>(texts: readonly T[]): T | undefined {
  const count = (text: T) => texts.filter(each => each === text).length;
  return texts.toSorted((a, b) => count(b) - count(a))[0];
}
