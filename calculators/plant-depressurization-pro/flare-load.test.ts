import { describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, aggregateCases, type CaseInput, type EvaluatedCase } from '../kit/index.ts';
import definition from './definition.ts';

const vessel: CaseInput = {
  orientation: 'Vertical',
  insideDiameter: 1500,
  tangentLength: 4000,
  wallThickness: 42,
  composition: 'N2: 1',
  initialPressure: 20,
  initialTemperature: 35,
  orificeDiameter: 22,
  duration: 5,
};

const caseOf = (name: string, input: CaseInput = {}) => {
  const data = caseFrom(definition, { ...vessel, userDescription: name, ...input });
  return { data, result: calculateCase(definition, data) };
};
const [a, b, refused] = [caseOf('A'), caseOf('B'), caseOf('C', { flareCapacity: 50_000, backPressure: 30 })];
const flare = (flareCapacity: number) => caseOf('A', { flareCapacity });
const texts = (cases: readonly EvaluatedCase[]) =>
  aggregateCases(definition, cases)?.messages.map(({ text }) => text) ?? [];

describe('a vessel without a result among those of a flare', () => {
  test.each([
    ['refused', [a, b, refused]],
    ['not calculated', [flare(50_000), b, { data: refused.data, result: undefined }]],
  ])('is %s: it keeps its row, and the flare gets no verdict of sufficient', (_, cases) => {
    expect(aggregateCases(definition, cases)?.table.rows[2]).toEqual(['C', undefined, undefined, undefined, undefined]);
    expect(texts(cases)[0]).toBe('C is left out: it has no result.');
    expect(texts(cases).some(text => text.includes('within the flare capacity'))).toBe(false);
    expect(texts(cases.slice(0, 2)).some(text => text.includes('left out'))).toBe(false);
  });

  test('prevents a proposed sequence', () => {
    const cases = [caseOf('A', { flareCapacity: 6000, duration: 15 }), caseOf('B', { duration: 15 })];
    expect(texts(cases).some(text => text.startsWith('With the starts in the table'))).toBe(true);
    expect(texts([...cases, refused]).some(text => text.startsWith('With the starts in the table'))).toBe(false);
    expect(texts([...cases, refused]).some(text => text.startsWith('This exceeds'))).toBe(true);
  });

  test('is not combined with others without results', () => {
    expect(aggregateCases(definition, [{ data: a.data, result: undefined }])).toBeUndefined();
  });
});

describe('a single vessel', () => {
  test('has its load compared with a given flare capacity', () => {
    expect(texts([flare(50_000)])).toEqual([
      expect.stringMatching(/^The vessel releases at most \d{4} kg\/h, 0 min after the start\.$/),
      'This is within the flare capacity of 50\u202f000 kg/h.',
    ]);
    expect(texts([flare(1000)]).at(-1)).toBe('This exceeds the flare capacity of 1000 kg/h.');
  });

  test('whose valve opens longer than its run is followed past the peak of its flow', () => {
    const opening = { openingTime: { value: 400, unit: 's' }, duration: 1 };
    const [load, verdict] = texts([caseOf('A', { ...opening, flareCapacity: 50_000 })]);
    const [, whole] = texts([caseOf('A', { ...opening, duration: 15, flareCapacity: 50_000 })]);
    expect(load).toMatch(/^The vessel releases at most \d{4} kg\/h, 3\.\d\d min after the start\.$/);
    expect(verdict).toBe(whole);
    expect(verdict).toBe('This is within the flare capacity of 50\u202f000 kg/h.');
  });

  test('in a fire whose flow still rises has no verdict', () => {
    const fire = { heat: 'fire-flux', wallThickness: 5, orificeDiameter: 2, flareCapacity: 50_000 } as const;
    expect(texts([caseOf('A', fire)]).slice(1)).toEqual([
      'A releases most at the end of its run, and may release more after it. Increase its duration.',
      'No verdict on the flare capacity of 50\u202f000 kg/h: the load is within it, but not complete.',
    ]);
  });

  test('has no combined results without one', () => expect(aggregateCases(definition, [a])).toBeUndefined());

  test('its flare capacity is not reported as unused', () =>
    expect(flare(50_000).result.messages.filter(({ text }) => text.includes('not used'))).toEqual([]));
});

describe('a flare too small for any sequence', () => {
  test('is reported with the name of the vessel', () => {
    const text = texts([flare(1000), b]).at(-1);
    expect(text).toMatch(
      /^Staggering cannot help: A alone releases \d{4} kg\/h, above the flare capacity of 1000 kg\/h\.$/,
    );
  });

  test('is reported with the remaining capacity', () => {
    const short = [caseOf('A', { flareCapacity: 6000, duration: 0.5 }), caseOf('B', { duration: 0.5 })];
    expect(texts(short).at(-1)).toMatch(
      /still release \d{4} kg\/h together, above the flare capacity of 6000 kg\/h\. Increase the duration\.$/,
    );
  });
});

test('the load, its capacity and times are in the typed units', () => {
  const us = {
    startDelay: { value: 1, unit: 'min' },
    duration: { value: 0.25, unit: 'h' },
    flareCapacity: { value: 13_000, unit: 'lb/h' },
  };
  const pounds = String.raw`\d{1,2}\u202f\d{3} lb\/h`;
  expect(texts([caseOf('A', us), caseOf('B', us)])).toEqual([
    expect.stringMatching(new RegExp(String.raw`^Together the vessels release at most ${pounds}, 0\.0\d+ h after`)),
    'This exceeds the flare capacity of 13\u202f000 lb/h.',
    expect.stringMatching(
      new RegExp(String.raw`peaks at ${pounds} and the last vessel is depressured after 0\.\d+ h\. Every`),
    ),
  ]);
  const small = { ...us, flareCapacity: { value: 1000, unit: 'lb/h' } };
  expect(texts([caseOf('A', small), b]).at(-1)).toMatch(
    new RegExp(`^Staggering cannot help: A alone releases ${pounds}, above the flare capacity of 1000 lb/h.$`),
  );
  expect(texts([caseOf('A', small)]).at(-1)).toBe('This exceeds the flare capacity of 1000 lb/h.');
});

test('a vessel whose run stops early is named with the load', () => {
  const solid = caseOf('D', {
    insideDiameter: 600,
    tangentLength: 2400,
    wallThickness: 20,
    composition: 'CO2: 1',
    initialPressure: 40,
    orificeDiameter: 12,
    initialTemperature: 20,
  });
  expect(texts([a, solid])[0]).toMatch(/^D: the run stops after [\d.]+ min, when solid forms; its flow at that moment/);
});

test('the peaks of the load are results, unless the load is incomplete', () => {
  const cases = [caseOf('A', { flareCapacity: 6000, duration: 15 }), caseOf('B', { duration: 15 })];
  const { flarePeak = 0, staggeredPeak = 0 } = aggregateCases(definition, cases)?.values ?? {};
  const peaks = cases.map(({ result }) => Number(result.evaluation.values['peakFlow']));
  expect(flarePeak).toBeCloseTo(
    peaks.reduce((sum, peak) => sum + peak, 0),
    6,
  );
  expect(staggeredPeak).toBeLessThanOrEqual(6000 / 3600);
  expect(staggeredPeak).toBeGreaterThanOrEqual(Math.max(...peaks) * (1 - 1e-9));
  expect(aggregateCases(definition, [...cases, refused])?.values).toEqual({});
});
