import { dragCoefficient } from '@isentrope/engineering/vessels';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  Absent,
  calculateCase,
  calculateJson,
  caseFrom,
  evaluate,
  resultValue,
  Table,
  type CaseInput,
} from '../kit/index.ts';
import definition from './definition.ts';
import { examples } from './examples.ts';

const whole = {
  gasFlowRate: 52000,
  liquidFlowRate: 9000,
  gasDensity: 2.1,
  liquidDensity: 620,
  gasViscosity: 0.011,
  dropletSize: 400,
  retentionTime: 20,
};

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyDuty = fc.record({
  gasFlowRate: number(100, 1e6),
  liquidFlowRate: number(10, 1e5),
  gasDensity: number(0.3, 40),
  liquidDensity: number(400, 1200),
  gasViscosity: number(0.006, 0.03),
  dropletSize: number(50, 1000),
  retentionTime: number(1, 40),
});
const cases = fc.record({
  duty: anyDuty,
  drumOrientation: fc.constantFrom('Horizontal', 'Vertical'),
  method: fc.constantFrom('original', 'api521'),
});

function figure(input: CaseInput, id: string): number {
  const value = resultValue(evaluate(definition, caseFrom(definition, input)), id);
  if (typeof value !== 'number') throw new Error(`${id}: ${value instanceof Absent ? value.text : 'no number'}`);
  return value;
}

const texts = (input: CaseInput) =>
  calculateCase(definition, caseFrom(definition, input)).messages.map(({ text }) => text);

/** The specification's equations in its units: mm, m/s, m³. */
function bySpecification(v: typeof whole, vertical: boolean, ratio = 3) {
  const gas = v.gasFlowRate / 3600 / v.gasDensity;
  const liquid = (v.liquidFlowRate / 3600 / v.liquidDensity) * v.retentionTime * 60;
  const terminal = figure({ ...v }, 'terminalVelocity');
  const design = (0.8 * terminal) / 1.25;
  const demister = 0.107 * Math.sqrt((v.liquidDensity - v.gasDensity) / v.gasDensity);
  if (vertical) {
    const D = Math.sqrt((4 * gas) / (Math.PI * design));
    const level = liquid / ((Math.PI / 4) * D * D);
    return {
      designVelocity: design,
      drumDiameter: D,
      liquidLevel: level,
      demisterVelocity: demister,
      demisterArea: gas / demister,
    };
  }
  // Half full: gas travels the length r·D while a droplet falls D/2; the lower half holds the liquid.
  const forGas = Math.sqrt((4 * gas) / (Math.PI * ratio * design));
  const forLiquid = ((8 * liquid) / (Math.PI * ratio)) ** (1 / 3);
  const D = Math.max(forGas, forLiquid);
  return {
    designVelocity: design,
    drumDiameter: D,
    drumLength: ratio * D,
    ldRatio: ratio,
    drumVolume: (Math.PI / 4) * D * D * ratio * D,
    liquidLevel: D / 2,
    demisterVelocity: demister,
    demisterArea: gas / demister,
  };
}

describe('the simplified method', () => {
  test('matches the specification', () => {
    fc.assert(
      fc.property(anyDuty, fc.boolean(), (duty, vertical) => {
        const input = { ...duty, drumOrientation: vertical ? 'Vertical' : 'Horizontal' };
        for (const [id, expected] of Object.entries(bySpecification(duty, vertical)))
          expect(Math.abs(figure(input, id) / expected - 1), id).toBeLessThan(1e-12);
      }),
      { numRuns: 200 },
    );
  });

  test('has a terminal velocity that balances weight and drag', () => {
    const V = figure(whole, 'terminalVelocity');
    const Re = (2.1 * V * 400e-6) / 1.1e-5;
    const C = dragCoefficient(Re);
    expect(V).toBeCloseTo(Math.sqrt((4 * 9.81 * 400e-6 * (620 - 2.1)) / (3 * 2.1 * C)), 10);
  });

  test('uses a safety factor of 1.25 if blank', () => {
    expect(figure(whole, 'designVelocity')).toBe(figure({ ...whole, safetyFactor: 1.25 }, 'designVelocity'));
    expect(figure({ ...whole, safetyFactor: 1 }, 'designVelocity')).toBeCloseTo(
      0.8 * figure(whole, 'terminalVelocity'),
      12,
    );
  });

  test('gives no results if one of the seven inputs is missing or not positive', () => {
    for (const id of Object.keys(whole)) {
      for (const text of ['', '0', '-3', 'abc']) {
        const { results } = calculateJson(definition, { ...whole, [id]: text });
        expect(
          Object.values(results).filter(value => value !== null),
          `${id} = "${text}"`,
        ).toEqual([]);
      }
    }
  });

  test('accepts a decimal comma', () =>
    expect(figure({ ...whole, gasDensity: '2,1' }, 'drumDiameter')).toBe(figure(whole, 'drumDiameter')));
});

describe('the example of API 521', () => {
  const [first] = examples;
  test('has a size between its printed trials at the same proportions', () => {
    const input = first?.cases[0] ?? {};
    // Printed: 2.29 m × 6.25 m and 2.13 m × 6.86 m, L/D 2.73 and 3.22.
    const D = figure({ ...input, lengthToDiameter: 3 }, 'drumDiameter');
    expect(D).toBeGreaterThan(2.13);
    expect(D).toBeLessThan(2.29);
  });
  test('needs exactly its length, with one inlet or two', () => {
    for (const numberOfInlets of ['1', '2']) {
      const input = { ...first?.cases[0], numberOfInlets };
      expect(figure(input, 'requiredLength') / figure(input, 'drumLength')).toBeCloseTo(1, 11);
    }
    const velocity = (numberOfInlets: string) => figure({ ...first?.cases[0], numberOfInlets }, 'gasVelocity');
    expect(velocity('1') / velocity('2')).toBeCloseTo(2, 12);
  });
  test('warns that the typed coefficient is not that of a sphere', () =>
    expect(texts(first?.cases[0] ?? {})).toContainEqual(
      'The drag coefficient entered, 1.30, is 9.3 % below that of a sphere, 1.433.',
    ));
});

describe('unsafe directions', () => {
  const harder = {
    'more gas': (v: typeof whole, f: number) => ({ ...v, gasFlowRate: v.gasFlowRate * f }),
    'smaller droplets': (v: typeof whole, f: number) => ({ ...v, dropletSize: v.dropletSize / f }),
  };
  test.each(Object.entries(harder))('the drum is never smaller with %s', (_, change) => {
    fc.assert(
      fc.property(cases, number(1, 3), ({ duty, ...choices }, factor) => {
        const [own, other] = [
          { ...duty, ...choices },
          { ...change(duty, factor), ...choices },
        ];
        for (const id of ['drumDiameter', 'drumVolume'])
          expect(figure(other, id), id).toBeGreaterThanOrEqual(figure(own, id) * (1 - 1e-12));
      }),
      { numRuns: 400 },
    );
  });
  test('the drum of the simplified method is never smaller with more liquid or a longer hold-up', () => {
    fc.assert(
      fc.property(anyDuty, number(1, 3), fc.constantFrom('liquidFlowRate', 'retentionTime'), (duty, factor, id) => {
        const more = { ...duty, [id]: duty[id] * factor };
        expect(figure(more, 'drumDiameter')).toBeGreaterThanOrEqual(figure(duty, 'drumDiameter') * (1 - 1e-12));
      }),
      { numRuns: 300 },
    );
  });
  test('the demister is never smaller with more gas', () => {
    expect(figure({ ...whole, gasFlowRate: 60000 }, 'demisterArea')).toBeGreaterThan(figure(whole, 'demisterArea'));
  });
});

describe('a horizontal drum by API 521 with much liquid and little gas', () => {
  const reviewed = {
    method: 'api521',
    drumOrientation: 'Horizontal',
    gasFlowRate: 76680,
    liquidFlowRate: 100000,
    gasDensity: 2.9,
    liquidDensity: 496.6,
    gasViscosity: 0.01,
    dropletSize: 300,
    retentionTime: 30,
  };

  test.each([
    { gasFlowRate: 76680 },
    { gasFlowRate: 20000 },
    { gasFlowRate: 5000, liquidFlowRate: 14040 },
    { gasFlowRate: 100 },
  ])('is not full of liquid, and says that the vapour space governs: %o', change => {
    const input = { ...reviewed, ...change };
    expect(figure(input, 'liquidLevel') / figure(input, 'drumDiameter')).toBeCloseTo(0.8, 9);
    expect(figure(input, 'gasVelocity')).toBeLessThan(15);
    expect(figure(input, 'requiredLength')).toBeLessThan(figure(input, 'drumLength'));
    expect(texts(input)).toContainEqual(
      'The vapour space governs the size: it is at least 300 mm and 20 % of the diameter high, which leaves the liquid at most 86 % of the cross-section. For the droplets alone a smaller drum would be enough.',
    );
  });

  test('limits the gas to 15 m/s, and reports when that governs', () => {
    const input = { ...reviewed, gasFlowRate: 100000, dropletSize: 3000, liquidFlowRate: 40000, retentionTime: 20 };
    expect(figure(input, 'gasVelocity')).toBeCloseTo(15, 9);
    expect(texts(input)).toContainEqual(
      'The gas velocity governs the size: it is limited to 15 m/s above the liquid. For the droplets alone a smaller drum would be enough.',
    );
    expect(figure({ ...input, numberOfInlets: '2' }, 'gasVelocity')).toBeLessThan(15);
  });

  test('lists drums of other proportions that satisfy the same equations', () => {
    const { results } = calculateJson(definition, reviewed);
    const { values } = evaluate(definition, caseFrom(definition, reviewed));
    expect(results['trials']).not.toBeNull();
    const trials = values['trials'];
    const rows = trials instanceof Table ? trials.rows : [];
    expect(rows).toHaveLength(5);
    for (const [, diameter, , level, , velocity] of rows) {
      expect(Number(level)).toBeLessThanOrEqual(0.8 * Number(diameter) * (1 + 1e-9));
      expect(Number(velocity)).toBeLessThanOrEqual(15 * (1 + 1e-9));
    }
  });

  test('is never full, never above the velocity limit, and never smaller with more liquid, slops or a longer hold-up', () => {
    const wide = fc.record({
      gasFlowRate: number(-1, 6.5).map(x => 10 ** x),
      liquidFlowRate: number(-1, 6).map(x => 10 ** x),
      gasDensity: number(0.3, 40),
      liquidDensity: number(400, 1200),
      gasViscosity: number(0.006, 0.03),
      dropletSize: number(50, 1000),
      retentionTime: number(0.1, 100),
      slopVolume: number(0.01, 20),
      lengthToDiameter: number(1.5, 8),
    });
    const most = fc.constantFrom('liquidFlowRate' as const, 'retentionTime' as const, 'slopVolume' as const);
    fc.assert(
      fc.property(wide, number(1, 10), most, fc.constantFrom('1', '2'), (duty, factor, id, numberOfInlets) => {
        const input = { ...duty, numberOfInlets, method: 'api521', drumOrientation: 'Horizontal' };
        const D = figure(input, 'drumDiameter');
        expect(figure(input, 'liquidLevel')).toBeLessThanOrEqual(0.8 * D * (1 + 1e-9));
        expect(figure(input, 'gasVelocity')).toBeLessThanOrEqual(15 * (1 + 1e-9));
        expect(figure(input, 'requiredLength')).toBeLessThanOrEqual(figure(input, 'drumLength') * (1 + 1e-9));
        const more = { ...input, [id]: duty[id] * factor };
        expect(figure(more, 'drumDiameter')).toBeGreaterThanOrEqual(D * (1 - 1e-12));
      }),
      { numRuns: 300 },
    );
  });
});

describe('messages for US inputs use US units', () => {
  const us = {
    gasFlowRate: { value: 115_000, unit: 'lb/h' },
    liquidFlowRate: { value: 20_000, unit: 'lb/h' },
    gasDensity: { value: 0.131, unit: 'lb/ft³' },
    liquidDensity: { value: 38.7, unit: 'lb/ft³' },
    gasViscosity: 0.011,
    dropletSize: { value: 28, unit: 'mil' },
    retentionTime: { value: 0.25, unit: 'h' },
  };

  test.each<[string, CaseInput, RegExp]>([
    ['droplets', {}, /^Droplets of up to 28\.0 mil carry over to the flare; API 521 sizes for 11\.8 mil to 23\.6 mil,/],
    [
      'the hold-up',
      { method: 'api521' },
      /^The drum holds 0\.250 h of liquid; API 521 calls for 0\.33 h to 0\.50 h of/,
    ],
    [
      'the demister',
      {
        drumOrientation: 'Vertical',
        gasFlowRate: { value: 200_000, unit: 'lb/h' },
        dropletSize: { value: 80, unit: 'mil' },
      },
      /^The demister needs \d+(\.\d+)? ft²; the drum cross-section is \d+(\.\d+)? ft²\.$/,
    ],
    [
      'the height of the vapour space',
      { method: 'api521', gasFlowRate: { value: 200, unit: 'lb/h' } },
      /^The vapour space governs the size: it is at least 11\.8 inch and 20 %/,
    ],
    [
      'the gas velocity',
      { method: 'api521', gasFlowRate: { value: 400_000, unit: 'lb/h' }, dropletSize: { value: 120, unit: 'mil' } },
      /^The gas velocity governs the size: it is limited to 49 ft\/s above the liquid/,
    ],
  ])('%s', (_, change, sentence) =>
    expect(texts({ ...us, ...change })).toContainEqual(expect.stringMatching(sentence)),
  );
});

describe('messages of a case', () => {
  test.each([
    [{ liquidDensity: 2 }, 'Liquid density must be above the gas density: otherwise nothing settles.'],
    [
      { dropletSize: 700 },
      'Droplets of up to 700 μm carry over to the flare; API 521 sizes for 300 μm to 600 μm, because larger ones can fall as burning rain.',
    ],
    [
      { safetyFactor: 0.9 },
      'A safety factor below 1 assumes that droplets fall faster than they do: the drum is on the unsafe side.',
    ],
    [{ lengthToDiameter: 8 }, 'L/D = 8.00 is outside the usual 2.5 to 6.'],
    [
      { method: 'api521', retentionTime: 10 },
      'The drum holds 10.0 min of liquid; API 521 calls for 20 min to 30 min of the liquid released.',
    ],
    [{ liquidFlowRate: 90000 }, 'The liquid hold-up governs the size, not the droplets.'],
  ])('of %o', (change: CaseInput, message) => expect(texts({ ...whole, ...change })).toContainEqual(message));

  test('warn if the drum by API 521 is the larger one', () => {
    const hasty = { ...whole, drumOrientation: 'Vertical', safetyFactor: 0.6 };
    expect(texts(hasty).find(text => text.startsWith('API 521 puts the drum diameter'))).toMatch(
      /higher than the simplified method: a drum sized by the simplified method lets larger droplets through than intended\.$/,
    );
  });

  test('give a reason instead of a number outside the drag curve', () => {
    const { results } = calculateJson(definition, { ...whole, dropletSize: 1e6 });
    expect(results['drumDiameter']).toBeNull();
    const value = resultValue(
      evaluate(definition, caseFrom(definition, { ...whole, dropletSize: 1e6 })),
      'drumDiameter',
    );
    expect(value instanceof Absent && value.text).toMatch(
      /^no drag coefficient: C·Re² is .*, and the drag of a sphere is known from above 0 to /,
    );
  });

  test('warn of a droplet of 300 mm, typed instead of micrometres, with or without a typed coefficient', () => {
    const input = { ...examples[0]?.cases[0], dropletSize: '300 mm' };
    const { evaluation, messages } = calculateCase(definition, caseFrom(definition, input));
    expect(evaluation.faults).toEqual([]);
    expect(messages.map(({ text }) => text)).toContain(
      'The drag coefficient entered cannot be checked: the droplet lies beyond the drag curve of a sphere, which ends at Re = 338\u202f000.',
    );
    expect(messages.map(({ text }) => text).join(' ')).toMatch(
      /^Droplets of up to 300 mm carry over to the flare; API 521 sizes for 0\.300 mm to 0\.600 mm/,
    );
    const open = calculateCase(definition, caseFrom(definition, { ...input, dragCoefficientRead: '' }));
    expect(open.evaluation.faults).toEqual([]);
    const value = resultValue(open.evaluation, 'drumDiameter');
    expect(value instanceof Absent && value.text).toMatch(/^no drag coefficient: C·Re² is /);
  });

  test('warn of a safety factor, which API 521 does not use', () => {
    const input = { ...whole, method: 'api521', safetyFactor: 2 };
    expect(figure(input, 'drumDiameter')).toBe(figure({ ...input, safetyFactor: '' }, 'drumDiameter'));
    expect(texts(input)).toContain('Entered but not used by API 521: safety factor.');
    expect(texts({ ...input, safetyFactor: '' }).join(' ')).not.toMatch(/safety factor/);
    expect(texts({ ...input, method: 'original' }).join(' ')).not.toMatch(/safety factor/);
  });

  test("give a reason for the demister alone outside York's range", () => {
    const { results } = calculateJson(definition, { ...whole, method: 'api521', operatingPressure: 400 });
    expect(results['demisterArea']).toBeNull();
    expect(results['drumDiameter']).not.toBeNull();
  });
});

describe('the drawing', () => {
  test('is to scale, horizontal and vertical', () => {
    for (const drumOrientation of ['Horizontal', 'Vertical']) {
      const { values } = evaluate(definition, caseFrom(definition, { ...whole, drumOrientation }));
      const title = definition.drawing?.(values).title;
      expect(title).toMatch(new RegExp(`^${drumOrientation} knock-out drum to scale, D [\\d.\\s\\u202f]+ mm, L`));
    }
    expect(definition.drawing?.({}).title).toBe('Horizontal knock-out drum');
  });
  test('has a plot of velocity against droplet size only if there is a velocity', () => {
    const { values } = evaluate(definition, caseFrom(definition, whole));
    expect(definition.plots?.(values)[0]?.marks?.[0]).toMatchObject({
      x: values['dropletSize'],
      y: values['terminalVelocity'],
    });
    expect(definition.plots?.({})).toEqual([]);
  });
});
