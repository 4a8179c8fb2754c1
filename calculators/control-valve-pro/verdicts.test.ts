import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateJson, caseFrom, withFullStop, resultInfo, run, writeDocument, type CaseInput } from '../kit/index.ts';
import free from '../control-valve/definition.ts';
import definition from './definition.ts';

const oil: CaseInput = {
  method: 'iec60534',
  fluidType: 'Liquid',
  flowRate: 1800,
  upstreamPressure: 6,
  pressureDifferential: 2.5,
  density: 960,
  vaporPressure: 0.001,
  criticalPressure: 12,
  viscosity: 900,
};
const gas: CaseInput = {
  method: 'iec60534',
  fluidType: 'Gas',
  flowRate: 5000,
  upstreamPressure: 9,
  pressureDifferential: 2,
  temperature: 40,
  molecularWeight: 20,
  gamma: 1.3,
  compressibilityFactor: 0.95,
};
const needle = 'Globe, small flow trim, tapered needle, flow open';

const number = (input: CaseInput, id: string) =>
  (calculateJson(definition, input).results[id] as { value: number }).value;
const messagesOf = (input: CaseInput) => calculateJson(definition, input).messages;
const texts = (input: CaseInput) => messagesOf(input).map(({ text }) => text);
/** Returns why the result with this label has no value. */
function reason(input: CaseInput, label: string, tool = definition): string | undefined {
  const [reported] = run(tool, writeDocument(tool, { cases: [caseFrom(tool, input)] })).cases;
  const id = tool.results.find(each => resultInfo(tool, each.id).label === label)?.id ?? '';
  const value = reported?.values[id];
  return value?.type === 'none' ? `${label}: ${withFullStop(value.reason)}` : undefined;
}

test("a ratio of specific heats outside the standard's range is reported with the direction of the error", () => {
  // C* = √γ·(2/(γ+1))^((γ+1)/2(γ−1)) of a choked ideal nozzle: 0.618 at 1.05, 0.685 at 1.4, 0.731 at 1.7; by √γ 0.593 and 0.755.
  const sided = (gamma: number) => texts({ ...gas, gamma }).filter(text => text.includes('outside 1.08 to 1.65'));
  expect(sided(1.05)).toEqual([
    expect.stringMatching(/up to 4\.\d % too large, as in choked flow, the safe side if the full flow must pass\./),
  ]);
  expect(sided(1.7)).toEqual([
    expect.stringMatching(/up to 3\.\d % too small, as in choked flow, the unsafe side if the full flow must pass\./),
  ]);
  expect(sided(1.3)).toEqual([]);
});

describe('a viscosity without a valve size', () => {
  test('is included for the most conservative size, and the primary result reports it', () => {
    expect(number({ ...oil, viscosity: '' }, 'valveFlowCoefficient').toFixed(3)).toBe('1.344');
    expect(number({ ...oil, valveSize: 40, ratedCv: 20 }, 'valveFlowCoefficient').toFixed(2)).toBe('4.19');
    expect(number(oil, 'reynoldsFactor')).toBeLessThan(1);
    expect(messagesOf(oil)).toContainEqual({
      level: 'warning',
      text: 'The valve size is blank: laminar or transitional flow is calculated for the least favourable size, which gives the largest flow coefficient. Enter the size.',
      field: 'valveFlowCoefficient',
      source: 'IEC 60534-2-1:2011, Annex A',
    });
  });

  test('gives at least the coefficient of any size', () => {
    const inAny = number(oil, 'valveFlowCoefficient');
    const sizes = [15, 20, 25, 40, 50, 80, 100, 200];
    const inEach = sizes.map(
      valveSize => calculateJson(definition, { ...oil, valveSize }).results['valveFlowCoefficient'],
    );
    const match = inEach.flatMap(result => (result === null ? [] : [(result as { value: number }).value]));
    expect(match.length).toBeGreaterThan(4);
    expect(Math.max(...match)).toBeLessThanOrEqual(inAny);
  });

  test('reports nothing about the size in turbulent flow', () =>
    expect(texts({ ...oil, viscosity: 0.5 }).filter(text => text.startsWith('The valve size is blank'))).toEqual([]));

  test('is reported as ignored at the primary result if the style has no Fd', () => {
    const field = 'valveFlowCoefficient';
    expect(messagesOf({ ...oil, valveStyle: needle })).toContainEqual(
      expect.objectContaining({
        level: 'warning',
        field,
        text: expect.stringMatching(/^Viscosity is ignored: /),
      }),
    );
    expect(number({ ...oil, valveStyle: needle, Fd: 0.07 }, 'reynoldsFactor')).toBeLessThan(1);
  });
});

describe('a viscous liquid that is also choked', () => {
  const hot: CaseInput = {
    ...oil,
    upstreamPressure: 38,
    pressureDifferential: 34.8,
    vaporPressure: 20.7,
    criticalPressure: 40,
  };

  test('is choked, and needs a larger coefficient than turbulent choked flow', () => {
    const input = { ...hot, flowRate: 25_000, viscosity: 800, valveSize: 25 };
    const turbulent = number({ ...input, viscosity: '' }, 'kv');
    expect(number(input, 'chokedPressureDrop')).toBeLessThan(34.8);
    expect(calculateJson(definition, input).results['flowCondition']).toBe('Choked');
    expect(number(input, 'kv')).toBeCloseTo(turbulent / number(input, 'reynoldsFactor'), 6);
    expect(number(input, 'kv')).toBeGreaterThan(turbulent);
    expect(texts(input)).toContain(
      'The standard does not cover laminar or transitional flow of a liquid that chokes; it is sized on the choked pressure differential.',
    );
  });

  test('never needs a smaller coefficient with viscosity than without, in any size', () => {
    const anyCase = fc.record({
      viscosity: fc.double({ min: 1, max: 5000, noNaN: true }),
      valveSize: fc.constantFrom(25, 50, 100),
      pipe: fc.constantFrom(25, 50, 100, 200),
      pressureDifferential: fc.double({ min: 1, max: 38, noNaN: true }),
    });
    let compared = 0;
    fc.assert(
      fc.property(anyCase, ({ pipe, ...more }) => {
        const input = { ...hot, ...more, flowRate: 12_000, upstreamPipeDiameter: pipe, downstreamPipeDiameter: pipe };
        const [thick, thin] = [input, { ...input, viscosity: '' }].map(
          each => calculateJson(definition, each).results['kv'] as { value: number } | null,
        );
        if (!thick || !thin) return;
        compared += 1;
        expect(thick.value).toBeGreaterThanOrEqual(thin.value * (1 - 1e-9));
      }),
      { numRuns: 200 },
    );
    expect(compared).toBeGreaterThan(50);
  });
});

describe('a missing result names its cause', () => {
  test('an invalid F_L, not vapour at the inlet', () => {
    for (const label of ['Flow condition', 'Valve flow coefficient', 'Choked pressure differential'])
      expect(reason({ ...oil, FL: '0.9x' }, label)).toBe(`${label}: needs a valid liquid pressure recovery factor.`);
  });

  test('an invalid x_T of a gas, and an unreadable viscosity', () => {
    expect(reason({ ...gas, xT: 2 }, 'Flow condition')).toBe(
      'Flow condition: needs a valid pressure differential ratio factor.',
    );
    expect(reason({ ...oil, viscosity: '9OO' }, 'Valve flow coefficient')).toBe(
      'Valve flow coefficient: needs a valid viscosity.',
    );
  });

  test('a liquid that is vapour at the inlet, in both calculators and by both methods', () => {
    const plain: CaseInput = Object.fromEntries(
      Object.entries({ ...oil, vaporPressure: 11.9 }).filter(([id]) => id !== 'viscosity'),
    );
    for (const method of ['original', 'iec60534'])
      for (const tool of [definition, free])
        expect(reason({ ...plain, method }, 'Valve flow coefficient', tool)).toBe(
          'Valve flow coefficient: the liquid is already vapour at the inlet.',
        );
  });

  test('reducers that are too small', () =>
    expect(
      reason({ ...oil, viscosity: '', flowRate: 90_000, valveSize: 25, upstreamPipeDiameter: 80 }, 'Flow condition'),
    ).toBe('Flow condition: no flow coefficient: the valve with its reducers is too small for the flow.'));

  test('a choked differential without a solution, since the reducers are too small', () => {
    const small = { flowRate: 90_000, valveSize: 25, upstreamPipeDiameter: 80 };
    const line =
      'Choked pressure differential: no flow coefficient: the valve with its reducers is too small for the flow.';
    expect(reason({ ...oil, viscosity: '', ...small }, 'Choked pressure differential')).toBe(line);
    expect(reason({ ...gas, ...small, flowRate: 900_000 }, 'Choked pressure differential')).toBe(line);
  });
});

describe('unused inputs are reported', () => {
  test('the pipes without the valve size, at the primary result', () =>
    expect(messagesOf({ ...gas, upstreamPipeDiameter: 150, downstreamPipeDiameter: 150 })).toContainEqual({
      level: 'warning',
      text: 'Not used without the valve size: upstream pipe diameter, downstream pipe diameter. A valve smaller than its pipes needs a larger flow coefficient.',
      field: 'valveFlowCoefficient',
      source: 'IEC 60534-2-1:2011, clause 8',
    }));

  test('FL and Fd of a gas without viscosity and noise', () => {
    const line =
      'Not used for a gas unless its viscosity or a noise level is included: liquid pressure recovery factor, valve style modifier.';
    expect(texts({ ...gas, FL: 0.7, Fd: 0.3 })).toContain(line);
    expect(texts({ ...gas, FL: 0.7, Fd: 0.3, viscosity: 0.01 })).not.toContain(line);
  });

  test('the viscosity by the simplified method', () =>
    expect(texts({ ...oil, method: 'original' })).toContainEqual(
      expect.stringMatching(/^Entered but not used by the simplified method: .*viscosity/),
    ));

  test('but not the flow rate, if another input is unreadable', () =>
    expect(texts({ ...oil, FL: 'x' }).filter(text => text.includes('(liquid)'))).toEqual([]));
});

describe('limits at the worst place', () => {
  test('the Mach number of a gas is checked in a pipe narrower than the valve', () => {
    const input = { ...gas, flowRate: 20_000, valveSize: 200 };
    expect(texts(input).filter(text => text.startsWith('The gas reaches'))).toEqual([]);
    expect(texts({ ...input, downstreamPipeDiameter: 80 })).toContainEqual(
      expect.stringMatching(/^The gas reaches .* in the downstream pipe: choose a larger pipe\.$/),
    );
    // An oversized valve has no outlet velocity, and the pipe is not reported.
    const beyond = texts({ ...input, valveSize: 1e300, downstreamPipeDiameter: 80 });
    expect(beyond.filter(text => text.startsWith('The gas reaches'))).toEqual([]);
  });

  test('a flashing liquid reports that its outlet velocity is that of the liquid alone', () =>
    expect(texts({ ...oil, vaporPressure: 5, valveSize: 50 })).toContain(
      'The outlet velocity is for the liquid alone. Flashed vapour is not included, so the true velocity is higher by an unknown amount: the result is on the unsafe side. Choose the fluid to calculate it.',
    ));

  test('cavitation is reported without the inputs that only the noise needs', () => {
    const water = { ...oil, viscosity: '', upstreamPressure: 9, pressureDifferential: 7, criticalPressure: 221 };
    expect(texts(water)).toContain(
      'The liquid cavitates: the differential pressure ratio is above its value at incipient cavitation.',
    );
    expect(texts({ ...water, pressureDifferential: 9 })).toContain(
      'The liquid cavitates: it is choked, and its outlet pressure is above its vapour pressure.',
    );
    expect(
      texts({ ...water, pressureDifferential: 1 }).filter(text => text.startsWith('The liquid cavitates')),
    ).toEqual([]);
  });
});
