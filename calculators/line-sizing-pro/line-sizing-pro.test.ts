import { findPipes, nominalSizes, npsInches } from '@isentrope/engineering/piping';
import { servicesFor, type Fluid } from '@isentrope/engineering/flow';
import { saturationTemperature, steamAtPT } from '@isentrope/engineering/properties';
import { convert } from '@isentrope/engineering/quantities';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  Absent,
  calculateCase,
  caseFrom,
  evaluate,
  requireInput,
  availableMethods,
  resultValue,
  Table,
  type CaseInput,
} from '../kit/index.ts';
import definition from './definition.ts';

const line = { nominalSize: '6', schedule: '40', length: 100, elevationChange: 5, fittings: 'Gate valve: 2; Exit: 1' };
const liquid: CaseInput = { fluidType: 'Liquid', flowRate: 60_000, pressure: 8, density: 800, viscosity: 0.6, ...line };
const gas: CaseInput = {
  fluidType: 'Gas',
  flowRate: 12_000,
  pressure: 9,
  temperature: 40,
  molecularWeight: 20,
  compressibilityFactor: 0.97,
  viscosity: 0.012,
  gamma: 1.28,
  ...line,
};
const steam: CaseInput = { fluidType: 'Steam', flowRate: 12_000, pressure: 15, temperature: 260, ...line };
const twoPhase: CaseInput = {
  fluidType: 'Two-phase',
  flowRate: 30_000,
  vaporFlowRate: 5_000,
  pressure: 14,
  density: 780,
  vaporDensity: 13,
  viscosity: 0.8,
  vaporViscosity: 0.012,
  surfaceTension: 20,
  ...line,
};
const wholes = { Liquid: liquid, Gas: gas, Steam: steam, 'Two-phase': twoPhase } as const;

function results(input: CaseInput, method?: string) {
  const data = caseFrom(definition, input);
  const evaluation = evaluate(definition, data, method);
  return (id: string) => resultValue(evaluation, id);
}

function word(input: CaseInput, id: string, method?: string): string {
  const value = results(input, method)(id);
  return typeof value === 'string' ? value : '';
}

function figure(input: CaseInput, id: string, method?: string): number {
  const value = results(input, method)(id);
  expect(value instanceof Absent ? value.text : value, id).toBeTypeOf('number');
  return Number(value);
}

describe.each(Object.entries(wholes))('%s', (_, whole) => {
  test('every method gives losses that add up, and the remaining outlet pressure', () => {
    for (const method of availableMethods(definition, caseFrom(definition, whole))) {
      const result = results(whole, method);
      const number = (id: string) => {
        const value = result(id);
        return typeof value === 'number' ? value : 0;
      };
      const sum = ['frictionLoss', 'fittingLoss', 'elevationLoss', 'accelerationLoss'].reduce(
        (so, id) => so + number(id),
        0,
      );
      expect(number('totalPressureDrop'), method).toBeCloseTo(sum, 6);
      expect(number('totalPressureDrop'), method).toBeGreaterThan(0);
      const inlet = Number(whole['pressure']) * 1e5;
      expect(number('outletPressure') + number('totalPressureDrop'), method).toBeCloseTo(inlet, 4);
    }
  });

  test('without a size it still recommends one, listed in the table', () => {
    const { nominalSize, ...rest } = whole;
    expect(nominalSize).toBe('6');
    const result = results(rest);
    expect(result('recommendedSize')).toMatch(/^NPS /);
    const table = result('sizeTable');
    expect(table instanceof Table && table.rows.some(row => row[0] === result('recommendedSize'))).toBe(true);
    const velocity = result('velocity');
    expect(velocity instanceof Absent && velocity.text).toBe('needs nominal size or inside diameter');
  });
});

/** Returns every subset of the inputs of a complete case, with the ids included. */
function* parts(
  whole: CaseInput,
  stored: readonly string[],
): Generator<{ given: CaseInput; has: (...ids: string[]) => boolean }> {
  const ids = Object.keys(whole).filter(id => !stored.includes(id));
  for (let mask = 0; mask < 2 ** ids.length; mask += 1) {
    const present = new Set(ids.filter((_, index) => (mask >> index) % 2 === 1));
    yield {
      given: Object.fromEntries(Object.entries(whole).filter(([id]) => stored.includes(id) || present.has(id))),
      has: (...requests) => requests.every(id => stored.includes(id) || present.has(id)),
    };
  }
}

function answers(input: CaseInput): (id: string) => boolean {
  const result = results(input);
  return id => {
    const value = result(id);
    if (value instanceof Absent) expect(value.text, id).toMatch(/^(needs |no )/);
    return !(value instanceof Absent);
  };
}

describe('every combination of missing inputs keeps the results that do not need them', () => {
  const stored = ['fluidType', 'schedule', 'fittings', 'elevationChange'];

  test('liquid', () => {
    for (const { given: input, has } of parts(liquid, stored)) {
      const answered = answers(input);
      const flowing = has('flowRate', 'density', 'nominalSize');
      expect(answered('velocity'), JSON.stringify(input)).toBe(flowing);
      expect(answered('rhoV2')).toBe(flowing);
      expect(answered('reynoldsNumber')).toBe(has('flowRate', 'viscosity', 'nominalSize'));
      expect(answered('flowRegime')).toBe(has('flowRate', 'viscosity', 'nominalSize'));
      expect(answered('pressureDropPer100m')).toBe(flowing && has('viscosity'));
      expect(answered('frictionLoss')).toBe(flowing && has('viscosity', 'length'));
      expect(answered('elevationLoss')).toBe(has('density'));
      expect(answered('totalPressureDrop')).toBe(flowing && has('viscosity', 'length'));
      expect(answered('outletPressure')).toBe(flowing && has('viscosity', 'length', 'pressure'));
      expect(answered('erosionalVelocity')).toBe(has('density'));
      expect(answered('recommendedSize')).toBe(has('flowRate', 'density', 'viscosity'));
    }
  });

  test('gas', () => {
    for (const { given: input, has } of parts(gas, stored)) {
      const answered = answers(input);
      const dense = has('pressure', 'temperature', 'molecularWeight', 'compressibilityFactor');
      const flowing = dense && has('flowRate', 'nominalSize');
      expect(answered('velocity'), JSON.stringify(input)).toBe(flowing);
      expect(answered('machNumber')).toBe(flowing);
      expect(answered('pressureDropPer100m')).toBe(flowing && has('viscosity'));
      expect(answered('totalPressureDrop')).toBe(flowing && has('viscosity', 'length'));
      expect(answered('chokedFlow')).toBe(flowing && has('viscosity', 'length'));
      expect(answered('outletRhoV2')).toBe(flowing && has('viscosity', 'length'));
      expect(answered('recommendedSize')).toBe(dense && has('flowRate', 'viscosity'));
    }
  });

  test('steam', () => {
    for (const { given: input, has } of parts(steam, [...stored, 'temperature'])) {
      const answered = answers(input);
      const flowing = has('pressure', 'flowRate', 'nominalSize');
      expect(answered('velocity'), JSON.stringify(input)).toBe(flowing);
      expect(answered('totalPressureDrop')).toBe(flowing && has('length'));
      expect(answered('machNumber')).toBe(flowing);
    }
  });

  test('two phases', () => {
    for (const { given: input, has } of parts(twoPhase, stored)) {
      const answered = answers(input);
      const mixed = has('flowRate', 'vaporFlowRate', 'density', 'vaporDensity');
      expect(answered('velocity'), JSON.stringify(input)).toBe(mixed && has('nominalSize'));
      const whole = mixed && has('viscosity', 'vaporViscosity', 'surfaceTension', 'nominalSize');
      expect(answered('pressureDropPer100m')).toBe(whole);
      expect(answered('totalPressureDrop')).toBe(whole && has('length'));
    }
  });
});

describe('the recommended size', () => {
  const flows = fc.double({ min: Math.log(50), max: Math.log(5e5), noNaN: true }).map(Math.exp);
  /** Index of the recommended size; past the end if there is none. */
  const placeOf = (input: CaseInput, method: string | undefined) => {
    const size = word(input, 'recommendedSize', method);
    const index = nominalSizes.findIndex(nps => size.startsWith(`NPS ${nps} (`));
    return index === -1 ? nominalSizes.length : index;
  };

  test.each(Object.keys(wholes) as Fluid[])('of %s is never smaller for a larger flow', fluid => {
    fc.assert(
      fc.property(
        flows,
        fc.double({ min: 1, max: 3, noNaN: true }),
        fc.constantFrom(...servicesFor(fluid)),
        fc.nat(2),
        fc.boolean(),
        (flow, more, service, choice, both) => {
          const input = {
            ...wholes[fluid],
            service,
            flowRate: flow,
            ...(fluid === 'Two-phase' ? { vaporFlowRate: flow / 6 } : {}),
          };
          const methods = availableMethods(definition, caseFrom(definition, input));
          const method = methods[choice % methods.length];
          const larger = {
            ...input,
            flowRate: flow * more,
            ...(fluid === 'Two-phase' && both ? { vaporFlowRate: (flow / 6) * more } : {}),
          };
          expect(placeOf(larger, method)).toBeGreaterThanOrEqual(placeOf(input, method));
        },
      ),
      { numRuns: 250 },
    );
  });

  test('meets every criterion if selected, and the size below does not', () => {
    const size = word(liquid, 'recommendedSize');
    const nps = /^NPS (\S+) /.exec(size)?.[1] ?? '';
    expect(word({ ...liquid, nominalSize: nps }, 'verdict')).not.toMatch(/^Too small/);
    const below = findPipes({ schedule: '40' }).findLast(pipe => npsInches(pipe.nps) < npsInches(nps));
    expect(word({ ...liquid, nominalSize: below?.nps ?? '' }, 'verdict')).toMatch(/^Too small: /);
  });

  test('is marked if few projects stock it, with the next common one', () => {
    const said = new Map<string, readonly string[]>();
    for (let flow = 1000; flow < 1e6; flow *= 1.05) {
      const { evaluation, messages } = calculateCase(definition, caseFrom(definition, { ...liquid, flowRate: flow }));
      const value = resultValue(evaluation, 'recommendedSize');
      const size = typeof value === 'string' ? value : '';
      said.set(
        size,
        messages.filter(({ field }) => field === 'recommendedSize').map(({ text }) => text),
      );
    }
    expect(said.get('NPS 3-1/2 (DN 90)')).toEqual([
      'NPS 3-1/2 is seldom stocked; the next common size is NPS 4 (DN 100).',
    ]);
    expect(said.get('NPS 2-1/2 (DN 65)')).toEqual([
      'NPS 2-1/2 is seldom stocked; the next common size is NPS 3 (DN 80).',
    ]);
    for (const size of ['NPS 3 (DN 80)', 'NPS 4 (DN 100)', 'NPS 6 (DN 150)', 'NPS 10 (DN 250)'])
      expect(said.get(size)).toEqual([]);
  });
});

describe('gas', () => {
  test('expands by every method, however small the loss', () => {
    expect(results(gas)('flowModel')).toBe('Adiabatic');
    expect(results(gas, 'isothermal')('flowModel')).toBe('Isothermal');
    expect(figure(gas, 'totalPressureDrop')).toBe(figure(gas, 'totalPressureDrop', 'adiabatic'));
    const level = { ...gas, elevationChange: 0 };
    const expanding = figure(level, 'totalPressureDrop');
    const constant = figure(level, 'incompressibleLoss');
    expect(expanding).toBeGreaterThan(constant);
    expect(expanding / constant - 1).toBeLessThan(0.02);
  });

  test('above the choking limit has no outlet state, and the maximum flow is reported', () => {
    const fast = { ...gas, flowRate: 300_000 };
    const result = results(fast);
    const total = result('totalPressureDrop');
    expect(total instanceof Absent && total.text).toBe('no outlet state: the flow chokes in the line');
    const { messages } = calculateCase(definition, caseFrom(definition, fast));
    expect(messages.map(({ text }) => text).join(' ')).toMatch(
      /The line chokes: at this inlet pressure it passes no more than/,
    );
    const inPounds = { ...gas, flowRate: { value: 660_000, unit: 'lb/h' } };
    expect(
      calculateCase(definition, caseFrom(definition, inPounds))
        .messages.map(({ text }) => text)
        .join(' '),
    ).toMatch(/it passes no more than [\d\s.]+ lb\/h\./);
    const maximum = figure(fast, 'chokedFlow') * 3600;
    expect(results({ ...gas, flowRate: maximum * 0.99 })('totalPressureDrop')).toBeTypeOf('number');
  });

  test('of given density needs neither molecular weight nor temperature', () => {
    const { molecularWeight, compressibilityFactor, temperature, ...rest } = gas;
    expect([molecularWeight, compressibilityFactor, temperature]).toEqual([20, 0.97, 40]);
    const density = figure(gas, 'inletDensity');
    expect(figure({ ...rest, density }, 'totalPressureDrop') / figure(gas, 'totalPressureDrop')).toBeCloseTo(1, 9);
  });
});

describe('steam', () => {
  test('has properties of IAPWS-IF97', () => {
    const state = steamAtPT(15e5 + 101325, 533.15);
    expect(figure(steam, 'inletDensity')).toBe(state.density);
    expect(figure(steam, 'inletViscosity')).toBe(state.viscosity);
  });

  test('is saturated if the temperature is blank or that of saturation', () => {
    const { temperature, ...saturated } = steam;
    expect(temperature).toBe(260);
    const boiling = saturationTemperature(15e5 + 101325) - 273.15;
    expect(figure({ ...saturated, temperature: boiling + 0.005 }, 'inletDensity')).toBeCloseTo(
      figure(saturated, 'inletDensity'),
      9,
    );
  });

  test('below the boiling point is an error that names the boiling point', () => {
    const density = results({ ...steam, temperature: 150 })('inletDensity');
    expect(density instanceof Absent && density.text).toBe('not steam: at this pressure water boils at 201.4 °C');
  });
});

describe('messages', () => {
  const texts = (input: CaseInput) =>
    calculateCase(definition, caseFrom(definition, input)).messages.map(({ text }) => text);

  test('on the transition region, the roughness and laminar fittings', () => {
    expect(texts({ ...liquid, viscosity: 50 })).toContain(
      'Between Re = 2000 and 4000 the flow may be laminar or turbulent; the friction factor is interpolated between the two.',
    );
    expect(texts({ ...liquid, viscosity: 500 }).join(' ')).toMatch(/fittings lose more than Crane’s K indicates/);
    expect(texts({ ...liquid, roughness: 20 }).join(' ')).toMatch(/relative roughness is above 0.05/);
  });

  test('on fittings missing from a method', () => {
    expect(texts({ ...liquid, fittingMethod: '3-k', fittings: 'Mitre 60°: 2' })).toContain(
      'No 3-K constants, so Crane’s K is used: Mitre 60°.',
    );
    expect(texts({ ...liquid, nominalSize: '1', fittings: 'Butterfly valve: 1' }).join(' ')).toMatch(
      /no figures below NPS 2 for: Butterfly valve/,
    );
  });

  test('on criteria, erosion and the outlet pressure', () => {
    const fast = { ...liquid, nominalSize: '2' };
    expect(texts(fast).join(' ')).toMatch(/Above the velocity limit of 4.60 m\/s for the service/);
    expect(texts(fast).join(' ')).toMatch(/above the erosional velocity at C = 100/);
    expect(texts(fast).join(' ')).toMatch(/pressure drop exceeds the inlet pressure/);
    const outlet = results(fast)('outletPressure');
    expect(outlet instanceof Absent && outlet.text).toMatch(/^no outlet pressure/);
    expect(texts({ ...liquid, elevationChange: 200 })).toContain(
      'The elevation change exceeds the length of the line.',
    );
  });

  test('on criteria in the typed units', () => {
    const us: CaseInput = {
      ...liquid,
      nominalSize: '2',
      flowRate: { value: 130_000, unit: 'lb/h' },
      pressure: { value: 300, unit: 'psi(g)' },
      length: { value: 100, unit: 'ft' },
      elevationChange: { value: 10, unit: 'ft' },
      density: { value: 50, unit: 'lb/ft³' },
    };
    expect(texts(us)).toContain('Above the velocity limit of 15.1 ft/s for the service.');
    expect(texts({ ...us, service: 'Pump discharge, above 50 m³/h' })).toContainEqual(
      expect.stringMatching(/^Above the pressure-drop limit of \d\.\d\d psi\/100 ft for the service\.$/),
    );
    expect(texts({ ...us, service: 'Pump discharge, up to 50 m³/h' })).toContain(
      'The flow is above 220 gal (US)/min; choose the other pump discharge service.',
    );
    const hot = { ...steam, temperature: { value: 1700, unit: '°F' }, pressure: { value: 220, unit: 'psi(g)' } };
    const viscosity = results(hot)('inletViscosity');
    expect(viscosity instanceof Absent && viscosity.text).toBe('no viscosity: above 1652 °F');
  });

  test('on a pump discharge with a flow in the other row', () => {
    expect(texts({ ...liquid, service: 'Pump discharge, up to 50 m³/h' })).toContain(
      'The flow is above 50 m³/h; choose the other pump discharge service.',
    );
  });

  test('on two-phase correlations outside their range', () => {
    expect(texts({ ...twoPhase, viscosity: 50 }).join(' ')).toMatch(/outside the range of Friedel’s data/);
    expect(texts({ ...twoPhase, elevationChange: -5 }).join(' ')).toMatch(/Friedel is for horizontal and upward flow/);
    expect(texts({ ...twoPhase, method: 'lockhart-martinelli' }).join(' ')).toMatch(/is for horizontal flow/);
    const steep = results({ ...twoPhase, elevationChange: 150 }, 'beggs-brill')('totalPressureDrop');
    expect(steep instanceof Absent).toBe(true);
    expect(texts({ ...twoPhase, length: 4000 }).join(' ')).toMatch(/densities used are those at the inlet/);
  });
});

test('a method of another fluid type is rejected', () => {
  const { messages } = calculateCase(definition, caseFrom(definition, { ...liquid, method: 'friedel' }));
  expect(messages[0]?.text).toBe('Method must be one of Darcy–Weisbach, Churchill.');
});

test('a typed bore replaces the nominal size', () => {
  const bore = convert('length', findPipes({ nps: '6', schedule: '40' })[0]?.innerDiameter ?? 0, 'm', 'mm');
  const { nominalSize, ...rest } = liquid;
  expect(nominalSize).toBe('6');
  expect(figure({ ...rest, insideDiameter: bore }, 'frictionLoss')).toBeCloseTo(figure(liquid, 'frictionLoss'), 6);
  const missingPipe = results({ ...liquid, nominalSize: '26', schedule: '160' })('velocity');
  expect(missingPipe instanceof Absent && missingPipe.text).toBe('no pipe of NPS 26 in schedule 160');
});

test('the flow allowed by a pressure drop reproduces that pressure drop', () => {
  fc.assert(
    fc.property(fc.double({ min: 2000, max: 2e5, noNaN: true }), flow => {
      const drop = (flowRate: number) => figure({ ...liquid, elevationChange: 0, flowRate }, 'totalPressureDrop');
      const expected = drop(flow);
      let [low, high] = [flow / 2, flow * 2];
      for (let step = 0; step < 45; step += 1) {
        const middle = (low + high) / 2;
        if (drop(middle) < expected) low = middle;
        else high = middle;
      }
      expect(low / flow).toBeCloseTo(1, 9);
    }),
    { numRuns: 10 },
  );
});

test('a gas line transfers to the turbulence check with its outlet state, where ρv² is highest', () => {
  const { values } = evaluate(definition, caseFrom(definition, { ...gas, length: 2000 }));
  const sent = definition.transfers[0]?.give(values);
  expect(sent).toMatchObject({ density: { value: Number(Number(values['outletDensity']).toPrecision(12)) } });
  expect(Number(values['outletDensity'])).toBeLessThan(0.9 * Number(values['inletDensity']));
});

test('an incomplete line transfers the values it has', () => {
  const [send] = definition.transfers;
  const { evaluation } = calculateCase(definition, caseFrom(definition, twoPhase));
  expect(send?.to).toBe('vibration-analysis-pro/flow-induced-turbulence');
  const present = Object.fromEntries(
    Object.entries(evaluation.values).filter(([, value]) => !(value instanceof Absent)),
  );
  const sent = send?.give(present);
  expect(sent).toMatchObject({
    fluidType: 'Multiphase',
    flowRate: { value: 30_000, unit: 'kg/h' },
    pipeOutsideDiameter: { value: 168.3, unit: 'mm' },
    pipeWallThickness: { value: 7.11, unit: 'mm' },
  });
  const share = Number(present['pressureAtOutlet']) / Number(present['absolutePressure']);
  expect(sent).toMatchObject({ vaporDensity: { value: Number((13 * share).toPrecision(12)), unit: 'kg/m³' } });
  expect(requireInput(definition, 'fittings').field.type).toBe('list');
});
