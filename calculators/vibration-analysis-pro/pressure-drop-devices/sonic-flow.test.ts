import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calculateCase,
  caseFrom,
  evaluate,
  plotsOf,
  presentValues,
  resultValue,
  type CaseInput,
} from '../../kit/index.ts';
import definition from './definition.ts';

/** 42 to 3 bar(g) through a low-noise valve, without the ratio of specific heats. */
const letDown: CaseInput = {
  flowRate: 120_000,
  density: 22,
  p1: 42,
  p2: 3,
  temperature: 45,
  molecularWeight: 19.2,
  lowNoiseTrim: 12,
};
const discontinuity: CaseInput = {
  distanceToDiscontinuity: 4,
  pipeInternalDiameter: 387.4,
  pipeWallThickness: 9.53,
  branchDiameter: 60.3,
};

const valueOf = (input: CaseInput, id: string) => resultValue(evaluate(definition, caseFrom(definition, input)), id);
const messagesOf = (input: CaseInput) => calculateCase(definition, caseFrom(definition, input)).messages;
const texts = (input: CaseInput) => messagesOf(input).map(({ text }) => text);

describe('sonic flow with a blank ratio of specific heats', () => {
  test('at 10.7, where every gas is sonic: 163.7 dB, High, by EI AVIFF', () => {
    const input = { ...letDown, method: 'ei-avif' };
    expect(valueOf(input, 'sonicFlow')).toBe(true);
    expect(valueOf(input, 'soundPowerLevel')).toBeCloseTo(163.7, 1);
    expect(valueOf(input, 'likelihood')).toBe('High');
    expect(texts(input)).toContain(
      'The ratio of specific heats is blank and not needed: at p₁/p₂ = 10.7, above 2.05, the flow of every gas is sonic.',
    );
  });

  test('gives a warning for the simplified method, which treats it as subsonic', () => {
    const input = { ...letDown, ...discontinuity };
    expect(valueOf(input, 'sonicFlow')).toBe(false);
    expect(valueOf(input, 'totalLevel')).toBeCloseTo(157.4, 1);
    expect(valueOf(input, 'likelihood')).toBe('Low');
    const warnings = messagesOf(input).flatMap(({ level, text }) => (level === 'warning' ? [text] : []));
    expect(warnings).toContain('The methods disagree on the sonic flow: no by the simplified method, yes by EI AVIFF.');
    expect(warnings.join(' ')).toMatch(/Sonic flow adds 6 dB, .* p₁\/p₂ = 10.7 reaches the critical ratio of 1.65/);
    const { crossChecks } = calculateCase(definition, caseFrom(definition, input));
    expect(crossChecks[0]?.value).toBeCloseTo(163.7, 1);
    expect(warnings.join(' ')).toMatch(/puts the sound power level 5.6 dB higher than/);
  });

  test('between 1.65 and 2.05 is assumed, with a message', () => {
    const input = { ...letDown, p1: 10, p2: 5, method: 'ei-avif' };
    expect(valueOf(input, 'sonicFlow')).toBe(true);
    expect(valueOf({ ...input, gamma: 1.6 }, 'sonicFlow')).toBe(false);
    expect(messagesOf(input)).toContainEqual({
      level: 'warning',
      text: 'The ratio of specific heats is blank: EI AVIFF is applied with the lowest critical ratio of any gas, p₁/p₂ = 1.65. The flow is assumed sonic.',
      field: 'gamma',
      source: 'Isentropic throat, ideal gas',
    });
    expect(valueOf({ ...input, p2: 7 }, 'sonicFlow')).toBe(false);
  });

  test('any ratio above 2.05 is sonic by EI AVIFF, for any typed γ', () => {
    const pressures = fc.double({ min: 0.1, max: 200, noNaN: true });
    const heats = fc.option(fc.double({ min: 1.001, max: 3, noNaN: true }), { nil: '' });
    fc.assert(
      fc.property(pressures, fc.double({ min: 2.0529, max: 50, noNaN: true }), heats, (p1, ratio, gamma) => {
        const p2 = (p1 + 1.01325) / ratio - 1.01325;
        expect(valueOf({ ...letDown, p1, p2, gamma, method: 'ei-avif' }, 'sonicFlow')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('both methods decide on sonic flow at any pressures', () => {
    const pressures = fc.double({ min: 0.1, max: 200, noNaN: true });
    fc.assert(
      fc.property(pressures, fc.double({ min: 0, max: 0.99, noNaN: true }), (p1, share) => {
        for (const method of ['original', 'ei-avif'])
          expect(valueOf({ ...letDown, p1, p2: p1 * share, method }, 'sonicFlow')).toBeTypeOf('boolean');
      }),
      { numRuns: 100 },
    );
  });
});

describe('the plot has a bounded number of points', () => {
  const plotsFor = (change: CaseInput) => {
    const { values, ...evaluation } = evaluate(
      definition,
      caseFrom(definition, { ...letDown, ...discontinuity, method: 'ei-avif', ...change }),
    );
    return plotsOf(definition, presentValues({ ...evaluation, values }), []);
  };

  test.each([{}, { flowRate: 1e300 }, { ap2: 250 }])('for %o', change => {
    const points = plotsFor(change)?.[0]?.series[0]?.points ?? [];
    expect(points).toHaveLength(141);
    expect(points.flat().every(Number.isFinite)).toBe(true);
  });

  test('and an impossibly loud source is rejected with a sentence', () =>
    expect(texts({ ...letDown, ap2: 1e9 })).toContain(
      'Additional Source of Acoustic Power no.2 must be at most 250 dB.',
    ));
});

test('an impossibly high trim reduction gives no verdict instead of a low likelihood', () => {
  const absurd = { ...letDown, lowNoiseTrim: 120 };
  expect(texts(absurd)).toContain('Low noise trim reduction must be at most 60 dB.');
  for (const method of ['original', 'ei-avif']) {
    expect(valueOf({ ...absurd, method }, 'soundPowerLevel')).not.toBeTypeOf('number');
    expect(valueOf({ ...absurd, method }, 'likelihood')).not.toBeTypeOf('string');
  }
});
