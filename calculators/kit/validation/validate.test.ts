import { describe, expect, test } from 'vitest';
import { disagreement, sourceRounding, type PrintedFigure, type PublishedCase } from '../definition/published-case.ts';
import { distinctFigures, tallyByKind } from './tally.ts';
import { compareFigure, lastDigit, roundingBand } from './validate.ts';

const figure = (printed: string, beyond?: PrintedFigure['beyond']): PrintedFigure => ({
  printed,
  unit: '',
  ...(beyond === undefined ? {} : { beyond }),
});

describe('a figure without an explanation', () => {
  test.each([
    ['1.2345', 1e-4],
    ['42', 1],
    ['24400', 1],
    ['2.44e4', 100],
    ['9.80e-4', 1e-6],
    ['-0.50', 0.01],
  ])('%s has a last digit worth %s', (printed, digit) => expect(lastDigit(printed)).toBeCloseTo(digit, 12));

  test.each(['1.2345', '42', '2.44e4', '9.80e-4', '-0.50'])(
    '%s agrees within half a unit of its last digit and no further',
    printed => {
      const [value, digit] = [Number(printed), lastDigit(printed)];
      for (const off of [0, 0.25, -0.499, 0.5, -0.5])
        expect(compareFigure(figure(printed), value + off * digit).agreement, `${off} off`).toBe('digits');
      for (const off of [0.51, -0.51, 0.6, -1, 1.5, 5.4, -5.4, 40])
        expect(compareFigure(figure(printed), value + off * digit).agreement, `${off} off`).toBe('none');
    },
  );

  test('disagrees if no number is computed', () => {
    expect(compareFigure(figure('42'), undefined).agreement).toBe('none');
    expect(compareFigure(figure('42'), Number.NaN).agreement).toBe('none');
  });
});

/** 100/K printed 99 because K, 1.0123, was rounded to 1.01. */
const rounded = sourceRounding(['1.01'], K => 100 / K, 'K is rounded to 1.01.');

describe('a figure whose source rounded intermediate figures', () => {
  test('has the band that the rounded figure leaves', () => {
    const band = roundingBand('99', rounded);
    expect(band?.from).toBeCloseTo(100 / 1.015, 12);
    expect(band?.to).toBeCloseTo(100 / 1.005, 12);
  });

  test('agrees by rounding only inside the band', () => {
    const printed = figure('99.0', rounded);
    expect(compareFigure(printed, 99.02)).toMatchObject({ agreement: 'digits', because: undefined });
    expect(compareFigure(printed, 98.6)).toMatchObject({ agreement: 'rounding', because: 'K is rounded to 1.01.' });
    expect(compareFigure(printed, 98.5).agreement).toBe('none');
    expect(compareFigure(printed, 99.51).agreement).toBe('none');
  });

  test('agrees at the edges of the band', () => {
    const printed = figure(
      '40.0',
      sourceRounding(['40'], K => K, 'K is rounded to 40.'),
    );
    for (const edge of [39.5, 40.5]) expect(compareFigure(printed, edge).agreement).toBe('rounding');
    for (const beyond of [39.4, 40.6]) expect(compareFigure(printed, beyond).agreement).toBe('none');
  });

  test('disagrees if the rounded figure does not lead to the printed one', () => {
    const printed = figure(
      '98.6',
      sourceRounding(['1.01'], K => 100 / K, 'It does not.'),
    );
    expect(compareFigure(printed, 98.9)).toMatchObject({ agreement: 'none', band: undefined, because: 'It does not.' });
  });

  test('has a band over all its rounded figures', () => {
    const band = roundingBand(
      '20',
      sourceRounding(['40', '2.0'], (a, b) => a / b, 'Both.'),
    );
    expect(band?.from).toBeCloseTo(39.5 / 2.05, 12);
    expect(band?.to).toBeCloseTo(40.5 / 1.95, 12);
  });
});

test('a figure with an explained disagreement still disagrees', () => {
  const printed = figure('0.905', disagreement('Read from a chart.'));
  expect(compareFigure(printed, 0.892)).toMatchObject({
    agreement: 'none',
    because: 'Read from a chart.',
    band: undefined,
  });
  expect(compareFigure(printed, 0.9052)).toMatchObject({ agreement: 'digits', because: undefined });
});

test('figures are counted by kind and agreement', () => {
  expect(
    tallyByKind([
      { kind: 'own', agreement: 'digits' },
      { kind: 'printed', agreement: 'digits' },
      { kind: 'printed', agreement: 'rounding' },
      { kind: 'printed', agreement: 'none' },
      { kind: 'printed', agreement: 'digits' },
    ]),
  ).toEqual([
    { kind: 'printed', figures: 4, digits: 2, rounding: 1, none: 1 },
    { kind: 'own', figures: 1, digits: 1, rounding: 0, none: 0 },
  ]);
});

test('a figure used by two calculators counts once, as the one that agrees less', () => {
  const one = { source: 'A standard', printed: '1.5', agreement: 'digits' } as const;
  const rows = [one, { ...one, agreement: 'none' } as const, { ...one, printed: '1.6' }, { ...one, source: 'A book' }];
  expect(distinctFigures(rows).map(({ agreement }) => agreement)).toEqual(['none', 'digits', 'digits']);
});

test('a case without a kind does not compile', () => {
  const about = { type: 'figure', title: 'A figure', source: 'A book', expect: figure('1'), compute: () => 1 } as const;
  // @ts-expect-error: the kind is missing.
  const withoutKind: PublishedCase = about;
  // @ts-expect-error: a tolerance is not an explanation.
  const widened: PrintedFigure = { printed: '1', unit: '', lastDigits: 40 };
  expect([withoutKind.title, widened.printed]).toEqual(['A figure', '1']);
});
