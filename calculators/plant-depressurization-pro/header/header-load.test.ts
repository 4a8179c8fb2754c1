import { expect, test } from 'vitest';
import { caseFrom, run, writeDocument, type CaseInput, type CaseReport } from '../../kit/index.ts';
import definition from '../definition.ts';

const vessel: CaseInput = {
  orientation: 'Vertical',
  insideDiameter: 1500,
  tangentLength: 4000,
  wallThickness: 42,
  composition: 'N2: 1',
  initialPressure: 20,
  initialTemperature: 35,
  orificeDiameter: 40,
  targetPressure: 4,
  targetTime: 2.5,
  duration: 5,
  heat: 'adiabatic',
  header: 'given',
  headerDiameter: 150,
  headerLength: 100,
};

function reportOf(...input: readonly CaseInput[]): CaseReport {
  const cases = input.map((each, index) =>
    caseFrom(definition, { ...vessel, userDescription: index === 0 ? 'A' : 'B', ...each }),
  );
  return run(definition, writeDocument(definition, { cases }), { working: false, pictures: 'together' });
}
const texts = ({ together }: CaseReport) => together?.messages.map(({ text }) => text) ?? [];
const numberOf = ({ together }: CaseReport, id: string): number => {
  const value = together?.values?.[id];
  return value?.type === 'number' ? value.si : NaN;
};

test('two vessels and their header: pressure, Mach number, and the effect on each case', () => {
  const report = reportOf({}, {});
  expect(report.faults).toEqual([]);
  expect(report.together?.title).toBe('Flare header');
  expect(numberOf(report, 'headerPressure')).toBeGreaterThan(0.3e5);
  expect(numberOf(report, 'headerMach')).toBeGreaterThan(0.3);
  expect(texts(report)[0]).toMatch(/^The header reaches [\d.]+ bar\(g\) where the vessels join, 0 min after/);
  expect(texts(report)).toContainEqual(
    expect.stringMatching(/^A was entered with a back pressure of 0 bar\(g\), less than the header reaches/),
  );
  expect(report.cases[0]?.messages.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^These results are for the back pressure entered\. The effect of the common header/),
  );
  expect(report.together?.figures?.map(({ title }) => title)).toEqual([
    'Header back pressure',
    'Header flow, vessels stacked',
    'Mach number at the flare tip',
  ]);
});

test('a header that delays a vessel beyond its target time is reported by name, with both times', () => {
  const narrow = { headerDiameter: 100, targetPressure: 0.3, targetTime: 30 };
  const [row] = reportOf(narrow, narrow).together?.table.rows ?? [];
  const [alone, withHeader] = [Number(row?.[3]), Number(row?.[4])];
  expect(withHeader).toBeGreaterThan(1.01 * alone);
  const between = { value: (alone + withHeader) / 2, unit: 'min' };
  const late = texts(reportOf({ ...narrow, targetTime: between }, narrow)).filter(text => text.includes('longer than'));
  expect(late).toHaveLength(1);
  expect(late[0]).toMatch(
    /^With the header A takes [\d.]+ min to its target pressure, longer than .* takes [\d.]+ min\.$/,
  );
});

test('starts are staggered until the header stays below its allowable pressure', () => {
  const wide = { headerDiameter: 250 };
  const report = reportOf({ ...wide, allowableHeaderPressure: 0.7 }, wide);
  expect(texts(report)).toContainEqual('This exceeds the allowable back pressure of 0.7000 bar(g).');
  expect(texts(report)).toContainEqual(expect.stringMatching(/^With the starts in the table the header stays within/));
  expect(numberOf(report, 'staggeredHeaderPressure')).toBeLessThan(0.702e5);
  expect(numberOf(report, 'headerPressure')).toBeGreaterThan(0.75e5);
  const tight = reportOf({ ...wide, allowableHeaderPressure: 0.01 }, wide);
  expect(texts(tight)).toContainEqual('No staggered starts: A alone takes the header to its limit.');
  expect(texts(reportOf({ ...wide, allowableHeaderPressure: 5 }))).toContainEqual(
    'This is within the allowable back pressure of 5.000 bar(g).',
  );
});

test('a header that cannot be calculated gives a reason, and the load is reported without it', () => {
  const first = (...input: CaseInput[]) => [texts(reportOf(...input))[0], reportOf(...input).together?.title];
  const why = (reason: string) => [`The common header is not calculated: ${reason}.`, 'Flare load'];
  expect(first({}, { headerLength: 200 })).toEqual(why('A and B have different headers; enter the same in both'));
  expect(first({}, { headerDiameter: '' })).toEqual(why('B: enter the inside diameter of the header'));
  expect(first({ headerRoughness: 9 }, {})).toEqual(
    why('A: the roughness of the header must be at most a twentieth of its inside diameter'),
  );
  expect(first({}, { backPressure: 30 })).toEqual(why('B has no result'));
  expect(texts(reportOf({}, { header: 'none' }))[0]).toBe('B is left out: its case has no common header.');
});

test('the compressor-train example exceeds its allowable pressure, but not with staggered starts', () => {
  const example = definition.examples.find(({ title }) => title.includes('one flare header'));
  const cases = (example?.cases ?? []).map(each => caseFrom(definition, each));
  const report = run(definition, writeDocument(definition, { cases }), { working: false, pictures: 'together' });
  expect(report.faults).toEqual([]);
  expect(texts(report)).toContainEqual('This exceeds the allowable back pressure of 1.200 bar(g).');
  expect(numberOf(report, 'staggeredHeaderPressure')).toBeLessThan(1.2012e5);
});
