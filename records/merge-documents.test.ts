import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeDocuments, acceptTheirs, type MergeResult, type SheetDocument } from './index.ts';

type Case = SheetDocument['cases'][number];

const sheet = (cases: Case[], further: Partial<SheetDocument> = {}): SheetDocument => ({
  schema: 1,
  tool: 'pump',
  cases,
  ...further,
});
const pump: Case = { userDescription: 'Feed pump', flow: ['10', 'm³/h'], head: '40', fluid: 'Water', density: '998' };
const spare: Case = { userDescription: 'Spare', flow: ['12', 'm³/h'], head: '55', fluid: 'Brine', density: '1100' };
const third: Case = { userDescription: 'Booster', flow: ['3', 'm³/h'], head: '9', fluid: 'Oil', density: '850' };

const casesOf = ({ document }: MergeResult) => document.cases;
const merge = (base: Case[], mine: Case[], theirs: Case[]) => mergeDocuments(sheet(base), sheet(mine), sheet(theirs));

describe('cases', () => {
  test('edited by both in different fields get both edits', () => {
    const merged = merge([pump, spare], [{ ...pump, head: '42' }, spare], [{ ...pump, fluid: 'Glycol' }, spare]);
    expect(casesOf(merged)).toEqual([{ ...pump, head: '42', fluid: 'Glycol' }, spare]);
    expect(merged.conflicts).toEqual([]);
  });

  test('edited by both in one field keep mine and report a conflict', () => {
    const merged = merge([pump], [{ ...pump, head: '42' }], [{ ...pump, head: '44' }]);
    expect(casesOf(merged)).toEqual([{ ...pump, head: '42' }]);
    expect(merged.conflicts).toEqual([
      { part: 'cases', caseNumber: 1, field: 'head', base: '40', mine: '42', theirs: '44' },
    ]);
    expect(acceptTheirs(merged.document, merged.conflicts).cases).toEqual([{ ...pump, head: '44' }]);
  });

  test('cleared by one and edited by the other report a conflict, either way', () => {
    const { head: _, ...cleared } = pump;
    const mine = merge([pump], [cleared], [{ ...pump, head: '44' }]);
    expect(mine.conflicts).toMatchObject([{ field: 'head', mine: undefined, theirs: '44' }]);
    expect(casesOf(mine)).toEqual([cleared]);
    const theirs = merge([pump], [{ ...pump, head: '44' }], [cleared]);
    expect(acceptTheirs(theirs.document, theirs.conflicts).cases).toEqual([cleared]);
  });

  test('edited identically by both have no conflict', () => {
    const changed = { ...pump, flow: ['11', 'm³/h'] as [string, string] };
    expect(merge([pump], [changed], [changed])).toEqual({ document: sheet([changed]), conflicts: [] });
  });

  test('that were blank before are filled by both', () => {
    expect(casesOf(merge([{}], [{ head: '1' }], [{ density: '2' }]))).toEqual([{ head: '1', density: '2' }]);
  });

  test('added by either are all present in place, identical additions once', () => {
    expect(casesOf(merge([pump], [pump, spare], [third, pump]))).toEqual([third, pump, spare]);
    expect(casesOf(merge([pump], [pump, spare], [pump, third]))).toEqual([pump, spare, third]);
    expect(casesOf(merge([pump], [pump, spare], [pump, spare]))).toEqual([pump, spare]);
  });

  test('removed by one are gone, unless the other edited them', () => {
    expect(casesOf(merge([pump, spare], [spare], [pump, spare]))).toEqual([spare]);
    expect(casesOf(merge([pump, spare], [pump, spare], [pump]))).toEqual([pump]);
    const changed = { ...pump, head: '41' };
    expect(casesOf(merge([pump, spare], [spare], [changed, spare]))).toEqual([changed, spare]);
    expect(casesOf(merge([pump, spare], [changed, spare], [spare]))).toEqual([changed, spare]);
  });

  test('moved by one and edited by the other have both changes', () => {
    const changed = { ...spare, head: '60' };
    const moved = [third, pump, spare];
    expect(casesOf(merge([pump, spare, third], moved, [pump, changed, third]))).toEqual([third, pump, changed]);
    expect(casesOf(merge([pump, spare, third], [pump, changed, third], moved))).toEqual([third, pump, changed]);
  });

  test('below a removed case are still matched if they were edited', () => {
    const changed = { ...third, head: '10' };
    const merged = merge([pump, spare, third], [pump, changed], [pump, spare, { ...third, fluid: 'Diesel' }]);
    expect(casesOf(merged)).toEqual([pump, { ...changed, fluid: 'Diesel' }]);
    expect(merged.conflicts).toEqual([]);
  });

  test('keep the inputs their results were calculated from', () => {
    const base = sheet([pump, spare], { calculated: [null, null] });
    const mine = sheet([spare, pump], { calculated: [spare, null] });
    const theirs = sheet([pump, spare], { calculated: [pump, null] });
    expect(mergeDocuments(base, mine, theirs).document.calculated).toEqual([spare, pump]);
  });
});

describe('members outside the cases', () => {
  test('are merged by name', () => {
    const base = sheet([pump], { units: { power: 'kW' }, title: { project: 'A', date: '' }, note: 'x' });
    const mine = sheet([pump], { units: { power: 'hp' }, title: { project: 'B', date: '' }, note: 'x' });
    const theirs = sheet([pump], { units: { power: 'W' }, title: { project: 'A', date: 'today' }, note: 'y' });
    const { document, conflicts } = mergeDocuments(base, mine, theirs);
    expect(document).toMatchObject({ units: { power: 'hp' }, title: { project: 'B', date: 'today' }, note: 'y' });
    expect(conflicts).toEqual([{ part: 'units', caseNumber: 0, field: 'power', base: 'kW', mine: 'hp', theirs: 'W' }]);
    expect(acceptTheirs(document, conflicts).units).toEqual({ power: 'W' });
  });

  test('nodes of a drawing that each moved are all moved, and one that both moved is where I have it', () => {
    const moved = (places: Record<string, [number, number]>) => sheet([pump], { places });
    const { document, conflicts } = mergeDocuments(
      moved({ A: [1, 1], B: [2, 2], C: [3, 3] }),
      moved({ A: [5, 5], B: [2, 2], D: [4, 4] }),
      moved({ A: [6, 6], B: [7, 7], C: [3, 3] }),
    );
    expect(document.places).toEqual({ A: [5, 5], B: [7, 7], D: [4, 4] });
    expect(conflicts).toEqual([]);
    expect(mergeDocuments(moved({ A: [1, 1] }), sheet([pump], {}), moved({ A: [1, 1] })).document).not.toHaveProperty(
      'places',
    );
  });

  test('analysis requests are the union of both, without those that either removed', () => {
    const ask = (...questions: string[]) => sheet([pump], { questions: questions.map(type => ({ type })) });
    const { document } = mergeDocuments(ask('a', 'b', 'c'), ask('b', 'c', 'd'), ask('a', 'b', 'e', 'd'));
    expect(document.questions).toEqual([{ type: 'b' }, { type: 'd' }, { type: 'e' }]);
  });
});

const value = fc.oneof(fc.integer({ min: 0, max: 99 }).map(String), fc.constant<[string, string]>(['5', 'bar']));
const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), value);
const documents = fc.record({
  cases: fc.array(fields, { minLength: 1, maxLength: 6 }),
  units: fc.dictionary(fc.constantFrom('x', 'y'), fc.constantFrom('m', 'ft')),
  title: fc.dictionary(fc.constantFrom('project', 'date'), fc.string({ maxLength: 4 })),
});
const document = documents.map(({ cases, units, title }) => sheet(cases, { units, title }));

describe('any documents', () => {
  test('merged with an unchanged side equal the other side', () => {
    fc.assert(
      fc.property(document, document, (base, changed) => {
        expect(mergeDocuments(base, changed, base)).toEqual({ document: changed, conflicts: [] });
        expect(mergeDocuments(base, base, changed)).toEqual({ document: changed, conflicts: [] });
      }),
    );
  });

  test('edited identically by both have no conflicts', () => {
    fc.assert(
      fc.property(document, document, (base, changed) => {
        expect(mergeDocuments(base, changed, changed)).toEqual({ document: changed, conflicts: [] });
      }),
    );
  });

  test('edited in different fields merge to the same document in either order', () => {
    const edits = fc.array(fc.tuple(fc.nat(5), value), { maxLength: 6 });
    fc.assert(
      fc.property(document, edits, edits, (base, own, other) => {
        const edited = (list: typeof own, fields: readonly string[]): SheetDocument => ({
          ...base,
          cases: base.cases.map((each, index) => ({
            ...each,
            ...Object.fromEntries(
              list.flatMap(([position, text], order) =>
                position % base.cases.length === index ? [[fields[order % fields.length] ?? '', text]] : [],
              ),
            ),
          })),
        });
        // Distinct case names, as users give them.
        base.cases = base.cases.map((each, index) => ({
          ...each,
          a: `case ${index}`,
          b: 'x',
          c: 'y',
          d: 'z',
          e: `${index}`,
        }));
        const [mine, theirs] = [edited(own, ['c']), edited(other, ['d'])];
        const merged = mergeDocuments(base, mine, theirs);
        expect(merged).toEqual(mergeDocuments(base, theirs, mine));
        expect(merged.conflicts).toEqual([]);
      }),
    );
  });

  test('never lose an edit: it is in the result or in a conflict', () => {
    fc.assert(
      fc.property(document, document, document, (base, mine, theirs) => {
        const { document: result, conflicts } = mergeDocuments(base, mine, theirs);
        const text = (typed: unknown) => JSON.stringify(typed);
        const known = (part: 'cases' | 'units' | 'title', field: string, typed: unknown) =>
          [
            ...(part === 'cases' ? result.cases : [result[part] ?? {}]).map(each => each[field]),
            ...conflicts.flatMap(each => (each.part === part && each.field === field ? [each.mine, each.theirs] : [])),
          ].some(each => text(each) === text(typed));
        const lost = [mine, theirs].flatMap(side => [
          ...side.cases.flatMap(each =>
            Object.entries(each).filter(
              ([field, typed]) =>
                !base.cases.some(was => text(was[field]) === text(typed)) && !known('cases', field, typed),
            ),
          ),
          ...(['units', 'title'] as const).flatMap(part =>
            Object.entries(side[part] ?? {}).filter(
              ([field, typed]) => base[part]?.[field] !== typed && !known(part, field, typed),
            ),
          ),
        ]);
        expect(lost).toEqual([]);
      }),
    );
  });
});
