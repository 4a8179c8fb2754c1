import { effectiveness, type Arrangement } from '@isentrope/engineering/heat-transfer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  Absent,
  blankCase,
  calculateCase,
  calculateJson,
  caseFrom,
  evaluate,
  resultValue,
  type CaseInput,
} from '../kit/index.ts';
import definition from './definition.ts';

/** 10 t/h of water from 90 to 50 °C against 20 t/h from 20 to 40 °C. */
const water = {
  flowConfiguration: 'Counter-current',
  area: 20,
  flowHot: 10000,
  tempHotIn: 90,
  tempHotOut: 50,
  cpHot: 4.2,
  flowCold: 20000,
  tempColdIn: 20,
  tempColdOut: 40,
  cpCold: 4.2,
};

const answer = (input: CaseInput, id: string) => resultValue(evaluate(definition, caseFrom(definition, input)), id);
const number = (input: CaseInput, id: string) => Number(answer(input, id));
const reason = (input: CaseInput, id: string) => {
  const value = answer(input, id);
  return value instanceof Absent ? value.text : undefined;
};
const messages = (input: CaseInput, index = 0) => calculateJson(definition, input, index).messages;
const notes = (input: CaseInput) =>
  calculateCase(definition, caseFrom(definition, input)).messages.map(({ text }) => text);

describe('the specification', () => {
  test('duty, mean difference, UA and U', () => {
    const duty = (10000 * 4.2 * 40) / 3600;
    const lmtd = (50 - 30) / Math.log(50 / 30);
    expect(calculateJson(definition, water).results).toMatchObject({
      dutyHot: { value: expect.closeTo(duty, 9), unit: 'kW' },
      dutyCold: { value: expect.closeTo(duty, 9), unit: 'kW' },
      lmtd: { value: expect.closeTo(lmtd, 9), unit: 'K' },
      ua: { value: expect.closeTo(duty / lmtd, 9), unit: 'kW/K' },
      u: { value: expect.closeTo((duty / lmtd / 20) * 1000, 7), unit: 'W/(m²·K)' },
    });
    expect(number({ ...water, flowConfiguration: 'Co-current' }, 'lmtd')).toBeCloseTo((70 - 10) / Math.log(7), 10);
  });

  test('the configuration is initially blank', () => {
    expect(blankCase(definition)['flowConfiguration']).toEqual({ text: '' });
    expect(definition.inputs.find(({ id }) => id === 'flowConfiguration')?.field.hint).toBe('Select configuration');
    expect(reason({ ...water, flowConfiguration: '' }, 'lmtd')).toBe('needs flow configuration');
    expect(number({ ...water, flowConfiguration: '' }, 'dutyHot')).toBeGreaterThan(0);
  });

  test('duties that differ by more than 1 % of their mean: the exact error message, and no UA', () => {
    const mismatch = { ...water, flowCold: 20000 * 1.0101 };
    expect(messages(mismatch, 2)).toContainEqual({
      level: 'error',
      text: 'Case 3: Duty exchange do not match.',
      field: 'dutyCold',
    });
    expect(reason(mismatch, 'ua')).toBe('the duties of the two sides do not match');
    expect(reason(mismatch, 'u')).toBe('the duties of the two sides do not match');
    expect(number(mismatch, 'lmtd')).toBeGreaterThan(0);
    expect(notes({ ...water, flowCold: 20000 * 1.0099 })).toEqual([]);
  });

  test('equal terminal differences: the exact warning, and the mean difference is that difference', () => {
    const equal = { ...water, flowCold: 10000, tempColdOut: 60 };
    expect(messages(equal, 1)).toContainEqual({
      level: 'warning',
      text: 'Case 2: ΔT₁ = ΔT₂, check temperatures.',
      field: 'lmtd',
    });
    expect(notes(equal).join(' ')).toContain('The mean is then that difference, and is right if the temperatures are.');
    expect(number(equal, 'lmtd')).toBeCloseTo(30, 12);
    expect(number(equal, 'ua')).toBeCloseTo((10000 * 4.2e3 * 40) / 3600 / 30, 6);
    expect(notes({ ...equal, flowConfiguration: 'Co-current' })).not.toContain(
      'Case {case number}: ΔT₁ = ΔT₂, check temperatures.',
    );
    expect(messages({ ...equal, tempColdOut: 60.0000005 }).map(({ text }) => text)).toContain(
      'Case 1: ΔT₁ = ΔT₂, check temperatures.',
    );
    expect(messages({ ...equal, tempColdOut: 60.000002 }).map(({ text }) => text)).not.toContain(
      'Case 1: ΔT₁ = ΔT₂, check temperatures.',
    );
  });

  test('an overall duty replaces the hot duty', () => {
    const { cpHot: _, ...unknown } = water;
    expect(number({ ...unknown, duty: 466 }, 'dutyHot')).toBe(466_000);
    expect(number({ ...unknown, duty: 466 }, 'ua')).toBeCloseTo(466_000 / number(water, 'lmtd'), 9);
    expect(notes({ ...water, duty: 400 })).toEqual([
      'Case {case number}: Duty exchange do not match.',
      expect.stringMatching(/^The hot side gives off .* the cold side takes up .* without one duty there is no UA/),
      'The overall duty replaces that of the hot side, which differs from it by more than 1 %.',
      'Entered but not used (the duties of the two sides do not match): heat transfer surface area.',
    ]);
  });

  test('an overall duty that a side cannot give has no effectiveness, and the message names the field', () => {
    // 100 kg/h of 1 kJ/(kg·K), from 100 to 20 °C: 2.222 kW.
    const excessive = {
      flowConfiguration: 'Counter-current',
      duty: 3000,
      flowHot: 100,
      cpHot: 1,
      tempHotIn: 100,
      tempHotOut: 60,
      tempColdIn: 20,
      tempColdOut: 34,
    };
    expect(messages(excessive)).toContainEqual({
      level: 'warning',
      text: 'The overall duty of 3000 kW is more than the hot side can exchange: its flow and heat capacity give 2.222 kW between both inlet temperatures. Check the duty; if the hot side condenses or boils, clear its heat capacity.',
      field: 'duty',
    });
    for (const id of ['effectiveness', 'ntu'])
      expect(reason(excessive, id)).toBe('the overall duty is more than the hot side can exchange');
    expect(number({ ...excessive, duty: 2 }, 'effectiveness')).toBeCloseTo(0.9, 9);
  });

  test('with a duty and a blank heat capacity the side takes the duty, and reports it', () => {
    const { cpHot: _, cpCold: __, ...unknown } = water;
    expect(number({ ...unknown, duty: 466 }, 'dutyCold')).toBe(466_000);
    expect(notes({ ...unknown, duty: 466 })[0]).toBe(
      'The cold side has no heat balance: its duty is taken as the overall duty.',
    );
    expect(reason(unknown, 'dutyCold')).toBe('needs cold side specific heat capacity');
  });

  test('an unreadable value is not zero: its field gives the reason and dependent results are missing', () => {
    const wrong = { ...water, cpHot: 'about 4' };
    expect(messages(wrong)).toContainEqual({
      level: 'error',
      text: expect.stringMatching(/^Hot side specific heat capacity is not a number/),
      field: 'cpHot',
    });
    expect(reason(wrong, 'dutyHot')).toBe('needs a valid hot side specific heat capacity');
    expect(number(wrong, 'dutyCold')).toBeGreaterThan(0);
  });
});

describe('ignored inputs are reported', () => {
  const { cpHot: _, ...byDuty } = water;

  test('a flow rate that the overall duty makes unused, with the heat capacity that it implies', () => {
    expect(messages({ ...byDuty, duty: 466 })).toContainEqual({
      level: 'info',
      text: 'The flow rate of the hot side is not used while its specific heat capacity is blank; with the overall duty and its temperatures it implies a specific heat capacity of 4.194 kJ/(kg·K).',
      field: 'flowHot',
    });
    const { flowHot: __, ...withoutFlow } = water;
    expect(notes({ ...withoutFlow, duty: 466 })).toEqual([
      expect.stringMatching(/^The specific heat capacity of the hot side is not used .* a flow rate of 9986 kg\/h\.$/),
    ]);
    expect(notes({ ...water, duty: 466 })).toEqual([]);
  });

  test('a low correction factor, by both methods', () => {
    const close = { ...water, flowConfiguration: 'Shell-and-tube 1-2', tempColdOut: 52, flowCold: 12500 };
    for (const method of ['original', 'ntu']) {
      expect(notes({ ...close, method }).join(' ')).toContain('is below 0.80');
      expect(number({ ...close, method }, 'correctionFactor')).toBeLessThan(0.8);
    }
  });

  test.each(['original', 'ntu'])(
    'a cold side that cools is rejected with a sentence, not by the limits of P: %s',
    method => {
      const cooling = { ...byDuty, method, duty: 466, cpCold: '', tempColdOut: 19.9 };
      for (const flowConfiguration of ['Counter-current', 'Shell-and-tube 1-2', 'Cross-flow', 'Co-current']) {
        const input = { ...cooling, flowConfiguration };
        expect(reason(input, 'ua'), flowConfiguration).toBe('the cold side leaves colder than it enters');
        expect(messages(input)).toContainEqual({
          level: 'error',
          text: 'The cold side leaves colder than it enters: check its temperatures, and which side is the hot one.',
          field: 'tempColdOut',
        });
      }
      expect(reason({ ...cooling, tempColdOut: 40, tempHotOut: 91 }, 'correctionFactor')).toBe(
        'the hot side leaves hotter than it enters',
      );
    },
  );
});

describe('missing inputs', () => {
  test('remove only the results that need them, in every combination', () => {
    const input = Object.entries({ ...water, duty: (10000 * 4.2 * 40) / 3600 });
    const temperatures = ['tempHotIn', 'tempHotOut', 'tempColdIn', 'tempColdOut'];
    const wrong: string[] = [];
    for (let mask = 0; mask < 2 ** input.length; mask += 1) {
      const partial: CaseInput = Object.fromEntries(input.filter((_, index) => (mask >> index) % 2 === 1));
      const all = (...ids: string[]) => ids.every(id => id in partial);
      const hot = all('duty') || all('flowHot', 'cpHot', 'tempHotIn', 'tempHotOut');
      const cold = all('duty') || all('flowCold', 'cpCold', 'tempColdIn', 'tempColdOut');
      const lmtd = all('flowConfiguration', ...temperatures);
      const ua = hot && cold && lmtd;
      const evaluation = evaluate(definition, caseFrom(definition, partial));
      const expected = { dutyHot: hot, dutyCold: cold, lmtd, ua, u: ua && all('area') };
      for (const [id, there] of Object.entries(expected))
        if (there === evaluation.values[id] instanceof Absent)
          wrong.push(`${id} of ${Object.keys(partial).join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('both methods', () => {
  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const configurations: readonly (readonly [CaseInput, Arrangement])[] = [
    [{ flowConfiguration: 'Counter-current' }, { type: 'counter' }],
    [{ flowConfiguration: 'Co-current' }, { type: 'co' }],
    [{ flowConfiguration: 'Shell-and-tube 1-2' }, { type: 'shell', shells: 1 }],
    [{ flowConfiguration: 'Shell-and-tube 2-4' }, { type: 'shell', shells: 2 }],
    [
      { flowConfiguration: 'Shell-and-tube N-2N', shellPasses: 5 },
      { type: 'shell', shells: 5 },
    ],
    [
      { flowConfiguration: 'Cross-flow', crossFlowMixing: 'Both unmixed' },
      { type: 'cross', mixed: 'none' },
    ],
    [
      { flowConfiguration: 'Cross-flow', crossFlowMixing: 'Hot side mixed' },
      { type: 'cross', mixed: 'smaller' },
    ],
    [
      { flowConfiguration: 'Cross-flow', crossFlowMixing: 'Cold side mixed' },
      { type: 'cross', mixed: 'larger' },
    ],
  ];

  test('find the UA of an exchanger from its outlets', () => {
    fc.assert(
      fc.property(
        between(0.1, 2.5),
        between(0.1, 0.95),
        fc.constantFrom(...configurations),
        (ntu, ratio, [input, arrangement]) => {
          const epsilon = effectiveness(ntu, ratio, arrangement);
          // The hot side has the smaller capacity rate, 10 kW/K, and enters 100 K hotter.
          const data = {
            ...input,
            flowHot: 36000,
            cpHot: 1,
            tempHotIn: 120,
            tempHotOut: 120 - 100 * epsilon,
            flowCold: 36000 / ratio,
            cpCold: 1,
            tempColdIn: 20,
            tempColdOut: 20 + 100 * epsilon * ratio,
          };
          for (const method of ['original', 'ntu'])
            expect(Math.abs(number({ ...data, method }, 'ua') / (ntu * 10_000) - 1), method).toBeLessThan(1e-9);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('scale with the flows', () => {
    fc.assert(
      fc.property(between(0.01, 100), fc.constantFrom('original', 'ntu'), (factor, method) => {
        const more = { ...water, method, flowHot: water.flowHot * factor, flowCold: water.flowCold * factor };
        for (const id of ['dutyHot', 'dutyCold', 'ua', 'u'])
          expect(Math.abs(number(more, id) / (factor * number({ ...water, method }, id)) - 1)).toBeLessThan(1e-12);
        expect(number(more, 'lmtd')).toBe(number(water, 'lmtd'));
      }),
    );
  });

  test('handle a condenser with a constant hot temperature', () => {
    const condenser = {
      flowConfiguration: 'Shell-and-tube 1-2',
      duty: 500,
      tempHotIn: 100,
      tempHotOut: 100,
      tempColdIn: 20,
      tempColdOut: 60,
    };
    const lmtd = 40 / Math.log(2);
    for (const method of ['original', 'ntu'])
      expect(number({ ...condenser, method }, 'ua')).toBeCloseTo(500_000 / lmtd, 7);
    expect(number(condenser, 'correctionFactor')).toBe(1);
  });
});

describe('warnings', () => {
  test('a temperature cross, depending on the configuration', () => {
    const crossing = { ...water, flowCold: 12500, tempColdOut: 52 };
    const start = 'Temperature cross: the cold outlet of 52.00 °C is above the hot outlet of 50.00 °C';
    expect(notes(crossing)).toEqual([]);
    expect(notes({ ...crossing, flowConfiguration: 'Shell-and-tube 1-2' })).toContain(
      `${start}; in a single shell some heat then flows back. More shell passes in series avoid this.`,
    );
    expect(notes({ ...crossing, flowConfiguration: 'Shell-and-tube 2-4' })).toContain(
      `${start}; the correction factor allows for it.`,
    );
    expect(notes({ ...crossing, flowConfiguration: 'Co-current' })).toContain(
      `${start}, which co-current flow cannot achieve.`,
    );
    expect(reason({ ...crossing, flowConfiguration: 'Co-current' }, 'ua')).toBe(
      'a terminal difference is not above zero',
    );
  });

  test('a temperature cross in the typed unit', () => {
    const crossing = { ...water, flowCold: 12500, tempHotIn: '194 °F', tempColdOut: 52 };
    expect(notes({ ...crossing, flowConfiguration: 'Shell-and-tube 1-2' }).join(' ')).toContain(
      'the cold outlet of 125.6 °F is above the hot outlet of 122.0 °F',
    );
  });

  test('no remedy for temperatures that no arrangement reaches', () => {
    const impossible = { ...water, tempColdIn: 40, tempColdOut: 60, tempHotOut: 20 };
    for (const flowConfiguration of ['Shell-and-tube 1-2', 'Shell-and-tube 2-4', 'Cross-flow']) {
      const messages = notes({ ...impossible, flowConfiguration });
      expect(messages).toContain(
        'A terminal temperature difference is not above zero: no heat flows to the cold side at that end.',
      );
      expect(messages.join(' ')).not.toContain('Temperature cross');
    }
  });

  test('a low or missing correction factor, with the sufficient number of shells', () => {
    const close = { ...water, flowCold: 16000, tempColdOut: 45, tempHotOut: 50 };
    expect(
      notes({ ...close, flowConfiguration: 'Shell-and-tube 1-2', tempColdOut: 52, flowCold: 12500 }),
    ).toContainEqual(
      expect.stringMatching(/^F = 0\.\d+ is below 0\.80: .* With 2 shell passes in series, F is at least 0\.80\.$/),
    );
    const impossible = {
      ...water,
      flowConfiguration: 'Shell-and-tube 1-2',
      flowCold: 10000,
      tempColdOut: 70,
      tempHotOut: 40,
    };
    expect(reason(impossible, 'correctionFactor')).toBe('no shell-and-tube 1-2 exchanger reaches these temperatures');
    expect(notes(impossible)).toContainEqual(
      expect.stringMatching(/^The arrangement cannot reach these temperatures: F has no value\. With \d shell passes/),
    );
  });

  test('passes must be whole numbers', () => {
    expect(reason({ ...water, flowConfiguration: 'Shell-and-tube N-2N', shellPasses: 2.5 }, 'ua')).toBe(
      'shell passes must be a whole number',
    );
  });
});

describe('the plot', () => {
  test('runs over the duty from the hot outlet to the hot inlet', () => {
    const { values } = evaluate(definition, caseFrom(definition, water));
    const [plot] = definition.plots?.(values) ?? [];
    const [hot, cold] = plot?.series ?? [];
    expect(hot?.points[0]).toEqual([0, 323.15]);
    expect(hot?.points.at(-1)).toEqual([values['dutyHot'], 363.15]);
    expect(cold?.points[0]).toEqual([0, 293.15]);
    expect(definition.plots?.({})).toEqual([]);
  });
});
