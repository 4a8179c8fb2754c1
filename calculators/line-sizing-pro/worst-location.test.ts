import { limitsOf, servicesFor } from '@isentrope/engineering/flow';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Absent, calculateCase, caseFrom, evaluate, availableMethods, Table, type CaseInput } from '../kit/index.ts';
import definition from './definition.ts';

/** Wet gas that expands to half its density over 900 m. */
const wetGas: CaseInput = {
  fluidType: 'Gas',
  method: 'adiabatic',
  flowRate: 50_000,
  pressure: 4,
  temperature: 20,
  molecularWeight: 20,
  compressibilityFactor: 1,
  viscosity: 0.012,
  gamma: 1.3,
  insideDiameter: 304.8,
  roughness: 0.0457,
  length: 900,
  service: 'Wet gas, carbon steel',
};
const dryGas: CaseInput = {
  ...wetGas,
  nominalSize: '6',
  schedule: '40',
  insideDiameter: '',
  pressure: 10,
  length: 304.4,
};
const mixture: CaseInput = {
  fluidType: 'Two-phase',
  flowRate: 30_000,
  vaporFlowRate: 5000,
  pressure: 14,
  density: 780,
  vaporDensity: 13,
  viscosity: 0.8,
  vaporViscosity: 0.012,
  surfaceTension: 20,
  nominalSize: '6',
  length: 1200,
};

const valuesOf = (input: CaseInput) => evaluate(definition, caseFrom(definition, input)).values;
const texts = (input: CaseInput) =>
  calculateCase(definition, caseFrom(definition, input)).messages.map(({ text }) => text);

function figure(input: CaseInput, id: string): number {
  const value = valuesOf(input)[id];
  expect(value instanceof Absent ? value.text : value, id).toBeTypeOf('number');
  return Number(value);
}

/** Returns a row of the table of sizes by column. */
function row(input: CaseInput, size: string): Readonly<Record<string, unknown>> {
  const table = valuesOf(input)['sizeTable'];
  if (!(table instanceof Table)) throw new Error('no table');
  const result = table.rows.find(cells => String(cells[0]).startsWith(`${size} (`));
  return Object.fromEntries(table.columns.map(({ id }, index) => [id, result?.[index]]));
}

describe('a gas line is rated where it is worst', () => {
  test('ρv² and the erosional ratio of an expanding wet gas at its outlet, not its inlet', () => {
    expect(figure(wetGas, 'rhoV2')).toBeCloseTo(8808, 0);
    expect(figure(wetGas, 'outletRhoV2')).toBeCloseTo(16_189, 0);
    expect(figure(wetGas, 'outletErosionalRatio')).toBeCloseTo(1.04, 2);
    expect(valuesOf(wetGas)['verdict']).toBe('Too small: ρv², erosion');
    expect(valuesOf(wetGas)['recommendedSize']).toBe('NPS 14 (DN 350)');
    expect(row(wetGas, 'NPS 12')['judgement']).toBe('Too small: ρv², erosion');
    expect(texts(wetGas)).toContain(
      'Above the ρv² limit of 10\u202f000 kg/(m·s²) for the service: 16\u202f189 kg/(m·s²) at the outlet.',
    );
    expect(texts(wetGas)).toContain('Above the erosional velocity for the service: 1.04 times that at the outlet.');
  });

  test('velocity and pressure drop at the outlet, by the limits there', () => {
    const norsok = { ...wetGas, service: 'Gas (NORSOK)' };
    const limits = limitsOf('Gas (NORSOK)', {
      density: figure(norsok, 'outletDensity'),
      gaugePressure: 4e5,
      outletGaugePressure: figure(norsok, 'outletPressure'),
    });
    expect(figure(norsok, 'velocity')).toBeLessThan(60);
    expect(figure(norsok, 'outletVelocity')).toBeGreaterThan(limits?.velocity?.maximum ?? 0);
    expect(valuesOf(norsok)['verdict']).toBe('Too small: velocity, pressure drop');
    expect(figure(norsok, 'outletPressureDropPer100m') / figure(norsok, 'pressureDropPer100m')).toBeCloseTo(
      figure(norsok, 'inletDensity') / figure(norsok, 'outletDensity'),
      12,
    );
  });

  test('a rise reduces the gas density at the outlet', () => {
    const rising = { ...wetGas, elevationChange: 300 };
    expect(figure(rising, 'outletRhoV2')).toBeGreaterThan(figure(wetGas, 'outletRhoV2') * 1.03);
  });

  test('a choked line never meets criteria, and its size is never recommended', () => {
    const fast = { ...wetGas, flowRate: 60_000, service: 'Relief valve outlet, blowdown (NORSOK)' };
    expect(figure(fast, 'rhoV2')).toBeLessThan(200_000);
    expect(valuesOf(fast)['verdict']).toBe('Too small: does not pass the flow');
    expect(row(fast, 'NPS 12')['judgement']).toBe('Too small: does not pass the flow');
    expect(valuesOf(fast)['recommendedSize']).toBe('NPS 14 (DN 350)');
  });

  test('without length it meets criteria at the inlet only, which is reported', () => {
    const { length: _, ...open } = wetGas;
    expect(valuesOf(open)['verdict']).toBe('Meets criteria at the inlet');
    expect(texts(open)).toContain(
      'Without the length the sizes cannot be judged at the outlet of the line, where the criteria are hardest to meet.',
    );
  });
});

describe('a gas line expands, however small its loss', () => {
  test('without a discontinuity where the loss reaches 10 % of the inlet pressure', () => {
    const drop = (flowRate: number) =>
      figure({ ...dryGas, method: 'darcy-weisbach', flowRate }, 'totalPressureDrop') / 1e5;
    expect(figure({ ...dryGas, flowRate: 17_300 }, 'incompressibleLoss') / 1e5).toBeCloseTo(1.099, 3);
    expect(drop(17_300)).toBeCloseTo(1.169, 3);
    expect(drop(17_350)).toBeCloseTo(1.176, 3);
  });

  test.each(['darcy-weisbach', 'adiabatic', 'isothermal'])(
    'its pressure drop is continuous and grows with the flow, by %s',
    method => {
      const flows = fc.double({ min: Math.log(10), max: Math.log(30_000), noNaN: true }).map(Math.exp);
      fc.assert(
        fc.property(flows, fc.double({ min: 0, max: 60, noNaN: true }), (flowRate, elevationChange) => {
          const drop = (flow: number) =>
            figure({ ...dryGas, method, elevationChange, flowRate: flow }, 'totalPressureDrop');
          const [own, beyond] = [drop(flowRate), drop(flowRate * (1 + 1e-7))];
          expect(beyond).toBeGreaterThan(own);
          expect(beyond - own).toBeLessThan(1e-5 * own);
          expect(drop(flowRate * 1.05)).toBeGreaterThan(beyond);
        }),
        { numRuns: 200 },
      );
    },
  );

  test('a ratio of specific heats above that of any gas is rejected', () => {
    const { messages } = calculateCase(definition, caseFrom(definition, { ...wetGas, gamma: 13 }));
    expect(messages.map(({ text }) => text)).toContain('Ratio of specific heats must be at least 1 and at most 3.');
  });

  test('a blank ratio of specific heats is taken as 1, conservatively, which is reported', () => {
    const { gamma: _, ...blank } = wetGas;
    expect(
      figure(blank, 'totalPressureDrop') / figure({ ...wetGas, method: 'isothermal' }, 'totalPressureDrop'),
    ).toBeCloseTo(1, 12);
    for (const gamma of [1.05, 1.3, 1.67]) {
      for (const id of ['totalPressureDrop', 'outletMach', 'outletRhoV2', 'machNumber'])
        expect(figure(blank, id), id).toBeGreaterThan(figure({ ...wetGas, gamma }, id));
      expect(figure(blank, 'chokedFlow')).toBeLessThan(figure({ ...wetGas, gamma }, 'chokedFlow'));
    }
    expect(texts(blank)).toContain(
      'The ratio of specific heats is blank and is taken as 1, which is conservative: an isothermal line loses most and chokes first, and its speed of sound is lowest.',
    );
  });
});

describe('a two-phase line is rated with its gas expanded', () => {
  test('at the outlet, with a loss that grows as the gas expands', () => {
    expect(figure(mixture, 'pressureAtOutlet')).toBeLessThan(figure(mixture, 'outletPressure') + 101_325);
    expect(figure(mixture, 'outletRhoV2')).toBeGreaterThan(figure(mixture, 'rhoV2'));
    expect(figure(mixture, 'outletRhoV2')).toBeCloseTo(
      figure(mixture, 'outletDensity') * figure(mixture, 'outletVelocity') ** 2,
      6,
    );
    const maximum = figure(mixture, 'velocity') * 1.1;
    expect(figure(mixture, 'outletVelocity')).toBeGreaterThan(maximum);
  });

  test('so that one above its ρv² at the outlet only does not meet criteria', () => {
    const edge = { ...mixture, flowRate: 47_000, vaporFlowRate: 7800, service: 'Wet gas, carbon steel', length: 700 };
    expect(figure(edge, 'rhoV2')).toBeLessThan(10_000);
    expect(figure(edge, 'outletRhoV2')).toBeGreaterThan(10_000);
    expect(valuesOf(edge)['verdict']).toBe('Too small: ρv²');
  });

  test('and one that chokes as its gas expands does not pass the flow', () => {
    const fast = { ...mixture, service: 'Two-phase relief, blowdown (NORSOK)', length: 4500 };
    expect(figure(fast, 'totalPressureDrop')).toBeLessThan(15e5);
    expect(valuesOf(fast)['verdict']).toMatch(/^Too small: does not pass the flow/);
    expect(texts(fast)).toContain('As its gas expands, the flow chokes in the line: the line cannot pass it.');
  });
});

describe('a size that cannot pass the flow', () => {
  const thick = { fluidType: 'Liquid', flowRate: 5000, pressure: 5, density: 870, viscosity: 50, length: 250 };

  test('with a viscous liquid is neither recommended nor meets the criteria', () => {
    const narrow = { ...thick, nominalSize: '1' };
    expect(valuesOf(narrow)['verdict']).toBe('Too small: does not pass the flow');
    expect(row(narrow, 'NPS 1')['judgement']).toBe('Too small: does not pass the flow');
    expect(row(narrow, 'NPS 1-1/4')['judgement']).toBe('Outlet below atmospheric pressure');
    expect(valuesOf(narrow)['recommendedSize']).toBe('NPS 1-1/2 (DN 40)');
    expect(texts(narrow)).toContain('The pressure drop exceeds the inlet pressure: the line cannot pass this flow.');
    expect(texts({ ...thick, nominalSize: '1-1/4' })).toContain(
      'The outlet is below atmospheric pressure: choose a larger line unless it discharges into a vacuum, and check that no liquid boils in it.',
    );
  });

  test('is undefined for any bore if the rise is too high, with the reason', () => {
    const value = valuesOf({ ...thick, elevationChange: 100 })['recommendedSize'];
    expect(value instanceof Absent && value.text).toBe('no standard size of this schedule passes the flow');
  });

  test('is not searched without pressure or length, which is reported', () => {
    const { pressure: _, ...open } = thick;
    expect(texts(open)).toContain('Without the pressure it cannot be checked whether the line passes the flow.');
    expect(texts(thick).join(' ')).not.toMatch(/it is not checked/);
  });

  test('of any fluid is never recommended: selected, it meets its criteria and has a positive outlet pressure', () => {
    const fluids = { Liquid: thick, Gas: { ...wetGas, insideDiameter: '', method: '' }, 'Two-phase': mixture } as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(fluids) as (keyof typeof fluids)[])),
        fc.double({ min: Math.log(100), max: Math.log(3e5), noNaN: true }).map(Math.exp),
        fc.double({ min: 1, max: 5000, noNaN: true }),
        fc.nat(30),
        fc.nat(2),
        (fluid, flowRate, length, pick, choice) => {
          const services = servicesFor(fluid);
          const input: CaseInput = {
            ...fluids[fluid],
            flowRate,
            ...(fluid === 'Two-phase' ? { vaporFlowRate: flowRate / 6 } : {}),
            length,
            service: services[pick % services.length] ?? '',
            schedule: '40',
          };
          const methods = availableMethods(definition, caseFrom(definition, { ...input, method: '' })).filter(
            method => method !== 'beggs-brill',
          );
          const whole = { ...input, method: methods[choice % methods.length] ?? '' };
          const size = /^NPS (\S+) /.exec(String(valuesOf(whole)['recommendedSize']))?.[1];
          if (size === undefined) return;
          const chosen = { ...whole, nominalSize: size };
          expect(valuesOf(chosen)['verdict']).toMatch(/^(Meets criteria|Larger than usual)$/);
          expect(figure(chosen, 'outletPressure')).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 400 },
    );
  });
});
