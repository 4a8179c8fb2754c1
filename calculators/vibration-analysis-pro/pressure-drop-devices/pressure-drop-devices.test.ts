import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import controlValve from '../../control-valve-pro/definition.ts';
import {
  calculateCase,
  calculateJson,
  caseFrom,
  evaluate,
  presentValues,
  resultValue,
  type CaseInput,
  type Definition,
} from '../../kit/index.ts';
import orifice from '../../restriction-orifice-pro/definition.ts';
import definition from './definition.ts';

const step1 = { flowRate: 53482, density: 25, p1: 60, p2: 8, temperature: 90, molecularWeight: 21.75 };
const step2 = { distanceToDiscontinuity: 1.2, pipeInternalDiameter: 154, ap2: 158, ap3: 150 };
const pipe = { pipeWallThickness: 7.11, branchDiameter: 60.3, branchType: 'Weldolet' };

/** The specification's equations as written. */
function bySpecification(v: typeof step1, trim = 0) {
  const mean = ((v.p1 + v.p2) / 2) * 14.5038 + 14.7;
  const feet = 223.1286 * Math.sqrt(mean / (10.731589 * (v.density * 0.062428)));
  const plain =
    10 *
      Math.log10(
        ((v.p1 - v.p2) / v.p1) ** 3.6 *
          (v.flowRate / 3600) ** 2 *
          ((v.temperature + 273.15) / v.molecularWeight) ** 1.2,
      ) +
    126.1;
  return { feet, sonic: feet >= 1125, level: plain + (feet >= 1125 ? 6 : 0) - (trim > 0 ? trim : 0) };
}

const texts = (input: CaseInput) =>
  calculateCase(definition, caseFrom(definition, input)).messages.map(({ text }) => text);
const valueOf = (input: CaseInput, id: string) => resultValue(evaluate(definition, caseFrom(definition, input)), id);
const figure = (input: CaseInput, id: string) => Number(valueOf(input, id));

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyCase = fc
  .record({
    flowRate: number(100, 1e6),
    density: number(0.5, 200),
    p1: number(0.5, 200),
    share: number(0.01, 0.95),
    temperature: number(-100, 400),
    molecularWeight: number(2, 80),
  })
  .map(({ share, ...rest }) => ({ ...rest, p2: rest.p1 * share }));

describe('step 1 by the simplified method', () => {
  test('matches the specification', () => {
    fc.assert(
      fc.property(anyCase, number(-10, 30), (input, trim) => {
        const expected = bySpecification(input, trim);
        const { results } = calculateJson(definition, { ...input, lowNoiseTrim: trim });
        expect(results['sonicFlow']).toBe(expected.sonic);
        const [velocity, level] = [results['sonicVelocity'], results['soundPowerLevel']];
        expect(velocity).toMatchObject({ unit: 'm/s' });
        expect(figure(input, 'sonicVelocity') / 0.3048 / expected.feet).toBeCloseTo(1, 12);
        expect(figure({ ...input, lowNoiseTrim: trim }, 'soundPowerLevel')).toBeCloseTo(expected.level, 9);
        expect(level).toMatchObject({ unit: 'dB' });
      }),
      { numRuns: 300 },
    );
  });

  test('is blank if one of the six inputs is not a number', () => {
    for (const id of Object.keys(step1)) {
      for (const text of ['', 'abc']) {
        const { results } = calculateJson(definition, { ...step1, ...step2, [id]: text });
        expect(
          Object.values(results).filter(value => value !== null),
          id,
        ).toEqual([]);
      }
    }
  });

  test('reports 155 dB or less as low, in the words of the specification', () => {
    const quiet = { ...step1, flowRate: 1000 };
    expect(figure(quiet, 'soundPowerLevel')).toBeLessThan(155);
    expect(texts(quiet)).toContainEqual('Likelihood of Failure is low, design does not need to be altered.');
    expect(valueOf(quiet, 'likelihood')).toBe('Low');
    expect(valueOf(quiet, 'step2')).toBe(false);
  });

  test('treats a negative low-noise trim as 0 and reports it, by either method', () => {
    for (const method of ['original', 'ei-avif']) {
      const own = { ...step1, gamma: 1.27, method };
      const text = 'A negative low-noise trim reduction is taken as 0; only a positive one is subtracted.';
      expect(texts({ ...own, lowNoiseTrim: -5 })).toContainEqual(text);
      expect(texts({ ...own, lowNoiseTrim: 5 })).not.toContainEqual(text);
      expect(figure({ ...own, lowNoiseTrim: -5 }, 'soundPowerLevel')).toBe(figure(own, 'soundPowerLevel'));
    }
  });

  test('gives the reason for an upstream pressure of 0 bar(g), a division by zero', () =>
    expect(valueOf({ ...step1, p1: 0, p2: -0.5 }, 'soundPowerLevel')).toMatchObject({
      text: 'the simplified method divides by the upstream gauge pressure, which is not above 0',
    }));

  test('gives the reason if the downstream pressure is higher', () =>
    expect(valueOf({ ...step1, p2: 61 }, 'soundPowerLevel')).toMatchObject({
      text: 'the downstream pressure is not below the upstream pressure',
    }));
});

describe('step 2', () => {
  test('is shown above 155 dB, and until it is done the likelihood is high', () => {
    expect(valueOf(step1, 'step2')).toBe(true);
    expect(valueOf(step1, 'likelihood')).toBe('High');
    expect(texts(step1)).toContainEqual('Sound power level above 155 dB: continue with step 2.');
    const revealed = definition.inputs
      .filter(({ field }) => field.revealedBy === 'step2')
      .map(({ field }) => field.label);
    expect(revealed.slice(0, 5)).toEqual([
      'Distance to Welded Discontinuity',
      'Pipe Internal Diameter',
      'Additional Source of Acoustic Power no.2',
      'Additional Source of Acoustic Power no.3',
      'Additional Source of Acoustic Power no.4',
    ]);
    expect(
      definition.inputs
        .filter(({ section }) => section === 'Step 1')
        .every(({ field }) => field.revealedBy === undefined),
    ).toBe(true);
  });

  test('subtracts 60·L/D from the level and adds the other sources', () => {
    const input = { ...step1, ...step2 };
    const level = bySpecification(step1).level - 60 * (1.2 / 154);
    expect(figure(input, 'levelAtDiscontinuity')).toBeCloseTo(level, 9);
    const total = 10 * Math.log10(10 ** (level / 10) + 10 ** 15.8 + 10 ** 15);
    expect(figure(input, 'totalLevel')).toBeCloseTo(total, 9);
  });

  test('is high from a total of 160 dB, low below', () => {
    const atSource = bySpecification(step1).level;
    const distance = (total: number) => ((atSource - total) * 154) / 60;
    const input = (total: number) => ({
      ...step1,
      pipeInternalDiameter: 154,
      distanceToDiscontinuity: distance(total),
    });
    expect(valueOf(input(160.001), 'likelihood')).toBe('High');
    expect(valueOf(input(159.999), 'likelihood')).toBe('Low');
    expect(texts(input(160.001))).toContainEqual(
      '160 dB or more at the discontinuity: high likelihood of failure, the design should be changed.',
    );
    expect(texts(input(159.999))).toContainEqual('Below 160 dB: low likelihood of failure beyond the main source.');
  });

  test('names its missing inputs', () =>
    expect(valueOf({ ...step1, distanceToDiscontinuity: 2 }, 'totalLevel')).toMatchObject({
      text: 'needs pipe internal diameter',
    }));
});

describe('by EI AVIFF', () => {
  const input = { ...step1, ...step2, ...pipe, gamma: 1.27, method: 'ei-avif' };

  test('the level uses absolute pressures and the critical ratio', () => {
    const [p1, p2] = [61.01325, 9.01325];
    const level = 10 * Math.log10(((p1 - p2) / p1) ** 3.6 * (53482 / 3600) ** 2 * (363.15 / 21.75) ** 1.2) + 126.1 + 6;
    expect(figure(input, 'soundPowerLevel')).toBeCloseTo(level, 9);
    expect(valueOf(input, 'sonicFlow')).toBe(true);
    expect(valueOf({ ...input, p2: 40 }, 'sonicFlow')).toBe(false);
  });

  // The ideal throat for γ = 1.3 is sonic from (2.3/2)^(1.3/0.3) = 1.832 (mpmath 1.4.1: 1.832416); the original rule compares
  // only the velocity, 223.13·√(p/ρ) in ft/s, which a light gas exceeds without any pressure drop.
  test('a ratio of 1.001 that the original rule calls sonic gives a warning, with the direction of the error', () => {
    const light = { ...input, gamma: 1.3, p1: 60.06, p2: 60, density: 20 };
    expect(valueOf({ ...light, method: 'original' }, 'sonicFlow')).toBe(true);
    expect(valueOf({ ...light, method: 'ei-avif' }, 'sonicFlow')).toBe(false);
    const { messages } = calculateCase(definition, caseFrom(definition, { ...light, method: 'original' }));
    const result = messages.find(({ text }) => text.startsWith('Sonic flow adds 6 dB'));
    expect(result).toMatchObject({ level: 'warning', field: 'sonicFlow' });
    expect(result?.text).toContain(
      'p₁/p₂ = 1.00 does not reach the critical ratio of 1.83 of EI AVIFF. The flow cannot be sonic at this pressure ratio: by this criterion the simplified level is 6 dB high, the safe side.',
    );
  });

  test('a disagreement on sonic flow gives a warning that explains the 6 dB', () => {
    for (const method of ['original', 'ei-avif']) {
      const { messages } = calculateCase(definition, caseFrom(definition, { ...input, method, density: 60 }));
      expect(messages).toContainEqual({
        level: 'warning',
        text: 'The methods disagree on the sonic flow: no by the simplified method, yes by EI AVIFF.',
        field: 'sonicFlow',
      });
      expect(messages.map(({ text }) => text).filter(text => text.includes('6 dB'))).toEqual([
        'Sonic flow adds 6 dB, and the methods differ on it: the sonic velocity of 241.7 m/s does not reach the 342.9 m/s of the simplified method, while p₁/p₂ = 6.77 reaches the critical ratio of 1.81 of EI AVIFF. By this criterion the simplified level is 6 dB low: the unsafe side.',
      ]);
    }
    const us = {
      flowRate: { value: 117_900, unit: 'lb/h' },
      density: { value: 3.7456, unit: 'lb/ft³' },
      temperature: { value: 194, unit: '°F' },
      p1: { value: 870.2, unit: 'psi(g)' },
      p2: { value: 116, unit: 'psi(g)' },
    };
    expect(texts({ ...input, ...us }).find(text => text.includes('6 dB'))).toMatch(
      /the sonic velocity of 793\.\d ft\/s does not reach the 1125 ft\/s of the simplified method/,
    );
    expect(texts({ ...input, p2: 50, density: 10 })).toContainEqual(
      'The methods disagree on the sonic flow: yes by the simplified method, no by EI AVIFF.',
    );
    expect(texts({ ...input, density: 20 }).filter(text => text.includes('sonic'))).toEqual([]);
  });

  test('outside its curves there is no likelihood of failure, and the line counts as high', () => {
    const thin = { ...input, pipeWallThickness: 1 };
    expect(valueOf(thin, 'lof')).toMatchObject({
      text: 'D/T = 156.0 is above 140, where the guideline’s curves end',
    });
    expect(valueOf(thin, 'likelihood')).toBe('High');
  });

  test('names all missing inputs of the calculation', () =>
    expect(valueOf({ ...step1, gamma: 1.27, method: 'ei-avif' }, 'lof')).toMatchObject({
      text: 'needs distance to welded discontinuity, pipe internal diameter, pipe wall thickness, branch outside diameter',
    }));

  test('the likelihood never decreases with higher flow or pressure drop, by either method', () => {
    const order: readonly unknown[] = ['Low', 'Medium', 'High'];
    const rank = (sentCase: CaseInput) => order.indexOf(valueOf(sentCase, 'likelihood'));
    fc.assert(
      fc.property(anyCase, number(1.0001, 3), fc.constantFrom('original', 'ei-avif'), (duty, factor, method) => {
        const own = { ...duty, ...step2, ...pipe, gamma: 1.3, method };
        const lof = (sentCase: CaseInput) => (method === 'original' ? rank(sentCase) : figure(sentCase, 'lof'));
        const moreFlow = { ...own, flowRate: duty.flowRate * factor };
        const moreDrop = { ...own, p2: duty.p2 / factor };
        for (const harder of method === 'original' ? [moreFlow] : [moreFlow, moreDrop]) {
          expect(rank(harder)).toBeGreaterThanOrEqual(rank(own));
          expect(lof(harder)).toBeGreaterThanOrEqual(lof(own));
          expect(figure(harder, 'soundPowerLevel')).toBeGreaterThanOrEqual(figure(own, 'soundPowerLevel') - 1e-9);
        }
      }),
      { numRuns: 150 },
    );
  });

  describe('other sources count even if the main source is at most 155 dB', () => {
    const reviewed = {
      method: 'ei-avif',
      flowRate: 53482,
      density: 60,
      p1: 98,
      p2: 0,
      temperature: 137,
      molecularWeight: 21.75,
      gamma: 1.25,
      distanceToDiscontinuity: 0,
      pipeInternalDiameter: 600,
      pipeWallThickness: 6,
      branchDiameter: 60,
      lowNoiseTrim: 15.8,
    };
    const loud = { ...reviewed, ap2: 170 };

    test('on both sides of the threshold', () => {
      expect(figure(loud, 'soundPowerLevel')).toBeLessThanOrEqual(155);
      expect(figure({ ...loud, lowNoiseTrim: 15.6 }, 'soundPowerLevel')).toBeGreaterThan(155);
      for (const lowNoiseTrim of [15.6, 15.8]) {
        expect(figure({ ...loud, lowNoiseTrim }, 'lof')).toBe(1);
        expect(valueOf({ ...loud, lowNoiseTrim }, 'likelihood')).toBe('High');
      }
      expect(figure(loud, 'totalLevel')).toBeCloseTo(
        10 * Math.log10(10 ** (figure(loud, 'soundPowerLevel') / 10) + 1e17),
        9,
      );
    });

    test('without them, or with a total up to 155 dB, it is low', () => {
      expect(figure(reviewed, 'lof')).toBe(0.29);
      expect(valueOf(reviewed, 'likelihood')).toBe('Low');
      const faint = { ...reviewed, ap3: 120 };
      expect(figure(faint, 'lof')).toBe(0.29);
      expect(texts(faint)).toContainEqual('Likelihood of Failure is low, design does not need to be altered.');
    });

    test('until the discontinuity is known the likelihood is high', () => {
      const { distanceToDiscontinuity: _, ...open } = loud;
      expect(valueOf(open, 'lof')).toMatchObject({ text: 'needs distance to welded discontinuity' });
      expect(valueOf(open, 'likelihood')).toBe('High');
      expect(texts(open)).toContainEqual('Combined level of the sources above 155 dB: continue with step 2.');
    });

    test('their fields open after the first calculation, by the simplified method only above 155 dB', () => {
      expect(valueOf(reviewed, 'step2')).toBe(true);
      expect(valueOf({ ...reviewed, method: 'original', lowNoiseTrim: 40 }, 'step2')).toBe(false);
    });

    test('a disagreement on the likelihood gives a warning by either method', () => {
      const original = { ...loud, method: 'original', lowNoiseTrim: 20 };
      expect(valueOf(original, 'likelihood')).toBe('Low');
      expect(valueOf(original, 'totalLevel')).toMatchObject({ text: expect.stringMatching(/^step 2 not required: /) });
      for (const method of ['original', 'ei-avif'])
        expect(texts({ ...original, method })).toContainEqual(
          'The methods disagree on the likelihood of failure: low by the simplified method, high by EI AVIFF.',
        );
      const { gamma: _, ...without } = original;
      expect(texts(without)).toContainEqual(
        'The other sources are left out: the simplified method stops at the main source, but all sources together give 170.0 dB. EI AVIFF assesses them.',
      );
    });

    test('the likelihood never decreases with another source or less trim reduction', () => {
      fc.assert(
        fc.property(number(100, 180), number(0, 40), number(0, 20), number(4.5, 20), (ap2, trim, more, wall) => {
          const lof = (change: CaseInput) => figure({ ...reviewed, pipeWallThickness: wall, ...change }, 'lof');
          const own = lof({ ap2, lowNoiseTrim: trim });
          expect(lof({ ap2: ap2 + more, lowNoiseTrim: trim })).toBeGreaterThanOrEqual(own);
          expect(lof({ ap2, lowNoiseTrim: Math.max(0, trim - more) })).toBeGreaterThanOrEqual(own);
          expect(lof({ ap2, ap4: 100 + more, lowNoiseTrim: trim })).toBeGreaterThanOrEqual(own);
        }),
        { numRuns: 300 },
      );
    });
  });

  test('a pipe too slender for the curves, with a total up to 155 dB, is low and has no plot', () => {
    const quiet = { ...input, pipeWallThickness: 1, distanceToDiscontinuity: 60, ap2: 140, ap3: '' };
    expect(figure(quiet, 'totalLevel')).toBeLessThan(155);
    expect(figure(quiet, 'lof')).toBe(0.29);
    expect(definition.plots?.(presentValues(evaluate(definition, caseFrom(definition, quiet))))).toEqual([]);
  });

  test('the plot marks the case on the curve', () => {
    const { values } = evaluate(definition, caseFrom(definition, input));
    expect(definition.plots?.(values)[0]?.marks?.[0]).toMatchObject({ x: values['totalLevel'], y: values['lof'] });
    expect(definition.plots?.({})).toEqual([]);
  });
});

describe('a transferred case', () => {
  const sentFrom = (other: Definition, input: CaseInput) => {
    const { values } = evaluate(other, caseFrom(other, input));
    const present = Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value !== 'object'));
    return other.transfers.find(({ to }) => to === definition.id)?.give(present);
  };

  test('from a gas orifice has its flow, pressures, density at the mean pressure and γ', () => {
    const input = {
      fluidType: 'Gas',
      flowRate: 5000,
      upstreamPressure: 11.01325,
      pressureDifferential: 6,
      viscosity: 0.012,
      pipeInsideDiameter: 102.3,
      fluidUpstreamDensity: 9,
      specificHeatRatio: 1.3,
    };
    const sentCase = sentFrom(orifice, input);
    expect(sentCase).toMatchObject({
      flowRate: { value: 5000, unit: 'kg/h' },
      p1: { value: 10, unit: 'bar(g)' },
      p2: { value: 4, unit: 'bar(g)' },
      density: { value: Number(((9 * (11.01325 + 5.01325)) / 2 / 11.01325).toPrecision(12)), unit: 'kg/m³' },
      gamma: { value: 1.3, unit: '' },
    });
    const whole = { ...sentCase, temperature: 40, molecularWeight: 20 };
    expect(figure(whole, 'soundPowerLevel')).toBeGreaterThan(100);
    expect(sentFrom(orifice, { ...input, fluidType: 'Liquid' })).toBeUndefined();
  });

  test('from a gas control valve is complete', () => {
    const sentCase = sentFrom(controlValve, {
      userDescription: 'PV-7',
      fluidType: 'Gas',
      flowRate: 40000,
      upstreamPressure: 40,
      pressureDifferential: 30,
      temperature: 50,
      molecularWeight: 19,
      gamma: 1.27,
      compressibilityFactor: 0.92,
    });
    expect(sentCase).toMatchObject({ userDescription: 'PV-7', p2: { value: 10, unit: 'bar(g)' } });
    expect(figure(sentCase ?? {}, 'soundPowerLevel')).toBeGreaterThan(140);
    expect(figure({ ...sentCase, method: 'ei-avif' }, 'soundPowerLevel')).toBeGreaterThan(140);
  });
});
