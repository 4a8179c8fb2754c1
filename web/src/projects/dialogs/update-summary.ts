import type { UpdateResponse } from '@isentrope/records';
import { numberedTitle } from '../texts.ts';

type UpdatedSheet = UpdateResponse['sheets'][number];
type FollowingField = UpdatedSheet['fields'][number];

/** A value before and after an update. */
export interface ValueChange {
  readonly label: string;
  /** The case of the value; '' if it does not belong to one. */
  readonly of: string;
  readonly was: string;
  readonly now: string;
}

/** A fluid, or a sheet that was not updated itself, whose change started the update. */
interface ChangeOrigin {
  readonly id: string;
  readonly name: string;
  readonly changes: readonly ValueChange[];
  /** Number of updated sheets that read it. */
  readonly readers: number;
}

/** An updated sheet with what followed from its sources. */
export interface UpdateStep {
  readonly id: string;
  readonly name: string;
  readonly notUpdatedReason: string | null;
  /** The names of the sources whose changes it followed. */
  readonly follows: readonly string[];
  readonly changes: readonly ValueChange[];
}

/**
 * Returns an update with each change once, at its source: first what changed in fluids and sheets that were not updated
 * themselves, then the updated sheets in order with their changed results and the values that later sheets read.
 */
export function summariseUpdate({ sheets }: UpdateResponse): {
  readonly origins: readonly ChangeOrigin[];
  readonly steps: readonly UpdateStep[];
} {
  const updated = new Map(sheets.map(sheet => [sheet.id, numberedTitle(sheet.number, sheet.title)]));
  const readings = sheets.flatMap(sheet => sheet.fields.map(field => ({ reader: sheet.id, field })));
  const from = (id: string) => readings.filter(({ field }) => field.source.id === id);
  const originIds = new Set(readings.map(({ field }) => field.source.id).filter(id => !updated.has(id)));
  return {
    origins: [...originIds].map(id => ({
      id,
      name: sourceName(from(id)[0]?.field),
      changes: distinct(from(id).flatMap(({ field }) => changesAtSource(field))),
      readers: new Set(from(id).map(({ reader }) => reader)).size,
    })),
    steps: sheets.map(({ id, notUpdatedReason, fields, answers }) => {
      const results = answers.map(({ case: of, label, was, now }) => ({ label, of, was, now }));
      const labels = new Set(results.map(({ label }) => label));
      const read = distinct(from(id).flatMap(({ field }) => changesAtSource(field)));
      return {
        id,
        name: updated.get(id) ?? '',
        notUpdatedReason,
        follows: [...new Set(fields.map(({ source }) => updated.get(source.id) ?? sourceName({ source })))],
        changes: [...results, ...read.filter(({ label }) => !labels.has(label))],
      };
    }),
  };
}

/** The name of a source without the name of its value: 'C-1 Line' of 'C-1 Line: Outlet pressure'. */
function sourceName(field: Pick<FollowingField, 'source'> | undefined): string {
  const { type, text } = field?.source ?? { type: 'fluid', text: '' };
  return type === 'fluid' ? text : text.slice(0, lastColonIndex(text));
}

function lastColonIndex(text: string): number {
  const at = text.lastIndexOf(': ');
  return at < 0 ? text.length : at;
}

/** What changed at the source of a field: one value of a sheet, or the amounts of a fluid that differ. */
function changesAtSource({ source: { type, text }, was, now }: FollowingField): ValueChange[] {
  if (type === 'fluid') return changedAmounts(was, now);
  const label = text.slice(lastColonIndex(text) + 2);
  return [{ label: label === '' ? text : label, of: '', was, now }];
}

/** A name and an amount: 'Methane (CH4) 0.85'. */
const namedAmount = /^(?<name>.*\S) (?<value>\d\S*)$/;

/**
 * The amounts that differ between two compositions; both as a whole if one is not a list of amounts. Sheets scale amounts
 * to a total, so that one changed amount changes all: amounts that keep their proportions to one another are left out, and
 * the others are given in the total before.
 */
export function changedAmounts(was: string, now: string): ValueChange[] {
  const [before, after] = [amountsIn(was), amountsIn(now)];
  if (!before || !after) return was === now ? [] : [{ label: 'Fluid', of: '', was, now }];
  const scale = commonRatio(before, after);
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap(name => {
    const [then, since] = [before.get(name) ?? '', after.get(name) ?? ''];
    if (then === since || isSame(Number(since) / Number(then), scale)) return [];
    const unscaled = since === '' || scale === 1 ? since : String(Number((Number(since) / scale).toPrecision(6)));
    return [{ label: name, of: '', was: then, now: unscaled }];
  });
}

/** Relative tolerance of amounts: fields hold twelve digits. */
const tolerance = 1e-9;
const isSame = (a: number, b: number) => Math.abs(a - b) <= tolerance * Math.abs(b);

/** The most frequent ratio now / before of the amounts; 1 if no two amounts share one. */
function commonRatio(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): number {
  const ratios = [...before].flatMap(([name, amount]) => {
    const ratio = Number(after.get(name)) / Number(amount);
    return Number.isFinite(ratio) && ratio > 0 ? [ratio] : [];
  });
  const sharing = (ratio: number) => ratios.filter(each => isSame(each, ratio)).length;
  const maximum = Math.max(...ratios.map(sharing));
  const common = ratios.find(ratio => sharing(ratio) === maximum) ?? 1;
  return maximum < 2 || isSame(common, 1) ? 1 : common;
}

/** The amounts by name; other words, such as the basis, are both name and value. Undefined without an amount. */
function amountsIn(text: string): ReadonlyMap<string, string> | undefined {
  const parts = text.split(', ').map((part): [name: string, value: string, isAmount: boolean] => {
    const { name, value } = namedAmount.exec(part)?.groups ?? {};
    return name === undefined || value === undefined ? [part, part, false] : [name, value, true];
  });
  return parts.some(([, , isAmount]) => isAmount) ? new Map(parts.map(([name, value]) => [name, value])) : undefined;
}

/** Removes repeated changes. If the same value was read in several units, the first is kept. */
function distinct(changes: readonly ValueChange[]): ValueChange[] {
  const byLabel = new Map<string, ValueChange>();
  for (const change of changes) if (!byLabel.has(change.label)) byLabel.set(change.label, change);
  return [...byLabel.values()];
}
