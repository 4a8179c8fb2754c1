import { describe, expect, test } from 'vitest';
import { calculateJson, caseFrom, evaluate, presentValues, type CaseInput, type Definition } from '../kit/index.ts';
import gas from './gas-vapor-service/definition.ts';
import liquid from './liquid-service/definition.ts';
import register from './scenario-register/definition.ts';
import steam from './steam-service/definition.ts';
import twoPhase from './two-phase-service/definition.ts';

/** Regression tests for faults that gave too small a valve, or omitted a message. */

const number = (result: unknown) =>
  typeof result === 'object' && result !== null && 'value' in result ? Number(result.value) : Number.NaN;
const areaOf = (definition: Definition, input: CaseInput) =>
  number(calculateJson(definition, input).results['requiredArea']);
const texts = (definition: Definition, input: CaseInput) =>
  calculateJson(definition, input).messages.map(({ text }) => text);
const warnings = (definition: Definition, input: CaseInput) =>
  calculateJson(definition, input).messages.flatMap(({ level, text }) => (level === 'warning' ? [text] : []));
const sourceOf = (definition: Definition, input: CaseInput, id: string) =>
  calculateJson(definition, input).working.find(line => line.id === id)?.source;

/** Returns a case transferred to another calculator. */
function sentTo(definition: Definition, to: string, input: CaseInput): CaseInput {
  const send = definition.transfers.find(each => each.to.endsWith(to));
  return send?.give(presentValues(evaluate(definition, caseFrom(definition, input)))) ?? {};
}

const inRegister = (service: string) => ({ scenario: 'Closed outlets', service });
const steamDuty = { flowRate: 20_000, setPressure: 10, totalBackpressure: 0 };
const gasDuty = {
  flowRate: 24_270,
  molecularWeight: 51,
  temperature: 75,
  compressibilityFactor: 0.9,
  gamma: 1.11,
  setPressure: 5.17,
  totalBackpressure: 5,
};
const mixture = { flowRate: 10_000, density: 50, density90: 44, setPressure: 5, totalBackpressure: 0 };
const oil = { flowRate: 100_000, fluidUpstreamDensity: 900, viscosity: 1, kd: 0.65, setPressure: 10 };
const fire = {
  scenario: 'External pool fire',
  service: 'Gas and vapour',
  wettedSurface: 'Area given',
  wettedArea: 40,
  latentHeat: 285,
};

describe('a Kb above the limit of subcritical flow', () => {
  const ceiling = (share: string) =>
    `The flow is subcritical: Kb cannot exceed ${share}, which is used instead of the Kb entered.`;
  const back = { ...steamDuty, totalBackpressure: 9.5, valveType: 'Pilot Operated' };

  test('does not size a steam valve for critical flow', () => {
    const free = areaOf(steam, { ...back, method: 'nozzle' });
    // CoolProp 8.0.0, IF97: 4587.7 mm² through its backward equations, 0.719 of the critical flux.
    expect(free).toBeCloseTo(4588.5, 1);
    expect(Math.abs(free / 4587.7 - 1)).toBeLessThan(3e-4);
    for (const method of ['api520', 'nozzle']) {
      const { results } = calculateJson(steam, { ...back, kb: 1, method });
      expect(results['recommendedOrifice']).toBe('Q');
      expect(number(results['requiredArea']) / free).toBeGreaterThan(0.985);
    }
    expect(areaOf(steam, { ...back, kb: 1, method: 'nozzle' }) / free).toBeCloseTo(1, 9);
    expect(warnings(steam, { ...back, kb: 1 })).toContain(ceiling('0.719'));
    expect(warnings(register, { ...back, ...inRegister('Steam'), kb: 1 })).toContain(ceiling('0.719'));
    expect(areaOf(register, { ...back, ...inRegister('Steam'), kb: 1 })).toBe(areaOf(steam, { ...back, kb: 1 }));
  });

  test.each(['Pilot Operated', 'Balanced Bellows', 'Conventional'])('sizes a %s valve for gas by F2', valveType => {
    const byF2 = areaOf(gas, { ...gasDuty, valveType: 'Pilot Operated' });
    expect(byF2).toBeCloseTo(5539.4, 1);
    const input = { ...gasDuty, valveType, kb: 1 };
    for (const [definition, more] of [
      [gas, {}],
      [register, inRegister('Gas and vapour')],
    ] as const) {
      expect(areaOf(definition, { ...input, ...more }) / byF2).toBeCloseTo(1, 9);
      expect(warnings(definition, { ...input, ...more })).toContain(ceiling('0.668'));
    }
  });

  test('is used as typed below it', () => {
    const { results } = calculateJson(gas, { ...gasDuty, kb: 0.6 });
    expect(number(results['backPressureFactor'])).toBe(0.6);
    expect(sourceOf(gas, { ...gasDuty, kb: 0.6 }, 'backPressureFactor')).toBe('As entered');
  });

  test('gives a plot through the duty point', () => {
    for (const [definition, input] of [
      [gas, { ...gasDuty, kb: 1 }],
      [steam, { ...back, kb: 1 }],
    ] as const) {
      const [plot] = definition.plots?.(presentValues(evaluate(definition, caseFrom(definition, input)))) ?? [];
      const points = plot?.series[0]?.points.flatMap(point => (point ? [point] : [])) ?? [];
      const duty = plot?.marks?.[0];
      const before = points.findLast(([x]) => x <= (duty?.x ?? 0));
      expect(Number(before?.[1]) / Number(duty?.y)).toBeGreaterThan(0.9);
      expect(Number(before?.[1])).toBeLessThanOrEqual(Number(duty?.y) * (1 + 1e-9));
    }
  });
});

describe('two-phase flow against a back pressure', () => {
  test('has no area in the register for a balanced valve without its Kb', () => {
    const input = { ...mixture, ...inRegister('Two-phase'), valveType: 'Balanced Bellows', totalBackpressure: 4.85 };
    expect(areaOf(register, input)).toBeNaN();
    expect(texts(register, input).join(' ')).toContain('enter the manufacturer’s Kb');
    expect(areaOf(register, { ...input, kb: 0.7 })).toBeGreaterThan(0);
    expect(areaOf(register, { ...input, totalBackpressure: 0 })).toBeGreaterThan(0);
  });

  test('is reported above 10 % of the set pressure while Kb is blank', () => {
    const about = (input: CaseInput) =>
      warnings(twoPhase, { ...mixture, ...input }).filter(text => text.includes('Kb'));
    expect(about({ totalBackpressure: 4.95 })[0]).toMatch(/^The back pressure is 99\.0 % of the set pressure/);
    expect(about({ totalBackpressure: 0.5 })).toEqual([]);
    expect(about({ totalBackpressure: 2, kb: 0.8 })).toEqual([]);
  });
});

describe('a case added to the register', () => {
  test.each([
    ['a liquid valve that is not certified', liquid, { ...oil, capacityCertification: 'Not certified' }],
    ['a Kw given', liquid, { ...oil, kw: 0.8 }],
    ['a KSH given', steam, { ...steamDuty, temperature: 300, ksh: 0.8 }],
  ] as const)('keeps the area of %s', (_, definition, input) => {
    const method = definition === liquid ? { method: 'api520' } : {};
    const whole = { ...input, ...method, totalBackpressure: 0 };
    const arrived = sentTo(definition, 'scenario-register', whole);
    expect(areaOf(register, { ...arrived, scenario: 'Closed outlets' }) / areaOf(definition, whole)).toBeCloseTo(1, 9);
  });
});

describe('several valves for a viscous liquid', () => {
  const thick = { ...oil, flowRate: 2_130_000, fluidUpstreamDensity: 950, viscosity: 9000, setPressure: 5 };
  const duty = { ...thick, totalBackpressure: 0 };

  test('are as many in the register as in liquid service', () => {
    const own = calculateJson(liquid, { ...duty, method: 'api520' }).results;
    const registered = calculateJson(register, { ...duty, ...inRegister('Liquid') }).results;
    expect(registered['multipleValves']).toBe('3 × T');
    expect(registered['multipleValves']).toBe(own['multipleValves']);
    expect(registered['requiredArea']).toEqual(own['requiredArea']);
  });

  test("are rejected in the register too if each valve's Reynolds number is too low", () => {
    const input = { ...duty, viscosity: 20_000, flowRate: 1.5e6, ...inRegister('Liquid') };
    expect(areaOf(register, input)).toBeNaN();
    expect(texts(register, input).join(' ')).toMatch(/Re = 77\.1 is below 80/);
  });
});

describe('the transfer to the acoustic check', () => {
  const methane = {
    flowRate: 27_000,
    molecularWeight: 16,
    temperature: 75,
    compressibilityFactor: 1,
    gamma: 1.3,
    setPressure: 30,
    totalBackpressure: 0,
  };

  test('has the density at the mean pressure', () => {
    const { inletDensity, relievingPressure } = evaluate(gas, caseFrom(gas, methane)).values;
    const mean = (Number(relievingPressure) + 101_325) / 2;
    const sent = sentTo(gas, 'pressure-drop-devices', methane)['density'];
    expect(number(sent)).toBeCloseTo((Number(inletDensity) * mean) / Number(relievingPressure), 9);
    expect(number(sent) / Number(inletDensity)).toBeCloseTo(0.5149, 4);
  });

  test('leaves γ blank if k is the default 1 of an unknown gas', () => {
    expect(sentTo(gas, 'pressure-drop-devices', methane)['gamma']).toEqual({ value: 1.3, unit: '' });
    expect(sentTo(gas, 'pressure-drop-devices', { ...methane, gamma: 1 })).not.toHaveProperty('gamma');
  });
});

const services: readonly (readonly [string, Definition, CaseInput])[] = [
  ['gas', gas, { ...gasDuty, totalBackpressure: 0 }],
  ['steam', steam, steamDuty],
  ['liquid', liquid, { ...oil, totalBackpressure: 0 }],
  ['two-phase', twoPhase, mixture],
  ['the register', register, { ...gasDuty, totalBackpressure: 0, ...inRegister('Gas and vapour') }],
];

describe.each(services)('values outside their range are reported, %s', (_, definition, input) => {
  test.each([
    [0.001, /below 1\.034 bar\(g\), where the scope of API 520-I begins\./],
    [2500, /set pressure is above 413\.7 bar\(g\)/],
  ])('set pressure %d bar(g)', (setPressure, text) =>
    expect(warnings(definition, { ...input, setPressure }).join(' ')).toMatch(text),
  );

  test('but not at the ends of the range', () => {
    for (const psi of [15, 6000])
      expect(warnings(definition, { ...input, setPressure: { value: psi, unit: 'psi(g)' } }).join(' ')).not.toMatch(
        /set pressure.*psig/,
      );
  });

  test('overpressure above 21 %', () => {
    const messagesOf = (allowableOverpressure: number) =>
      warnings(definition, { ...input, allowableOverpressure }).filter(text => text.includes('is above 21 %'));
    expect(messagesOf(21)).toEqual([]);
    expect(messagesOf(30)).toHaveLength(1);
  });
});

describe('a gas far from ideal', () => {
  test.each([0.79, 1.11])('is reported at Z = %d', compressibilityFactor => {
    for (const [definition, more] of [
      [gas, {}],
      [register, inRegister('Gas and vapour')],
    ] as const)
      expect(warnings(definition, { ...gasDuty, ...more, compressibilityFactor }).join(' ')).toContain(
        'outside about 0.8 to 1.1',
      );
  });

  test.each([0.8, 1, 1.1])('is not reported at Z = %d', compressibilityFactor =>
    expect(warnings(gas, { ...gasDuty, compressibilityFactor }).join(' ')).not.toContain('0.8 to 1.1'),
  );
});

describe('a rate typed below that of the heat input', () => {
  const load = { ...gasDuty, ...fire, totalBackpressure: 0 };
  const rate = number(calculateJson(register, { ...load, flowRate: '' }).results['relievingRate']);

  test('of a fire is reported', () => {
    expect(warnings(register, { ...load, flowRate: rate * 0.9 }).join(' ')).toContain('below the');
    expect(warnings(register, { ...load, flowRate: rate * 1.1 }).join(' ')).not.toContain('below the');
  });

  test('of a thermal expansion is reported', () => {
    const heat = { heatInput: 500, expansionCoefficient: 0.0012, heatCapacity: 2.1 };
    const input = { ...oil, ...heat, scenario: 'Thermal expansion', service: 'Liquid', totalBackpressure: 0 };
    expect(warnings(register, { ...input, flowRate: 1000 }).join(' ')).toContain('below the 1029 kg/h');
  });
});

describe('steam just above saturation', () => {
  test('is corrected below 205 °C too, and the end of the table is reported', () => {
    const factor = (temperature: number) =>
      number(calculateJson(steam, { ...steamDuty, temperature }).results['superheatCorrectionFactor']);
    expect(factor(204.9)).toBeGreaterThan(factor(205.1));
    expect(factor(204.9) - factor(205.1)).toBeLessThan(0.001);
    const note =
      'The KSH table has no entry this close to saturation; KSH is interpolated between 1 at saturation and the first entry.';
    expect(texts(steam, { ...steamDuty, temperature: 204.9 })).toContain(note);
    const registered = { ...steamDuty, ...inRegister('Steam'), steamTemperature: 204.9 };
    expect(texts(register, registered)).toContain(note);
  });

  test('describes the smoothing of KN correctly', () => {
    const near = { ...steamDuty, setPressure: 93 };
    expect(sourceOf(steam, near, 'napierCorrectionFactor')).toMatch(/^Smoothed here/);
    expect(sourceOf(steam, steamDuty, 'napierCorrectionFactor')).toBe('API 520-I, steam: 1 up to 10 339 kPa(abs)');
    expect(sourceOf(register, { ...near, ...inRegister('Steam') }, 'requiredArea')).toContain('KN smoothed');
  });
});

describe('the reason for a missing result', () => {
  const water = { fluid: 'Water and steam', flowRate: 50_000, setPressure: 10, totalBackpressure: 0 };
  const subcooled = { ...water, inletCondition: 'Subcooled liquid' };

  test('is the actual one for water that is not subcooled', () => {
    const messages = texts(twoPhase, { ...subcooled, inletTemperature: 190 });
    expect(messages).toContain(
      'Required area: not applicable: not subcooled; at the relieving pressure water boils at 188.0 °C: choose two-phase or saturated, with a vapour mass fraction of 0.',
    );
    expect(messages.join(' ')).not.toContain('no state of water');
  });

  test('has the boiling point in the typed unit', () => {
    expect(texts(twoPhase, { ...subcooled, inletTemperature: { value: 374, unit: '°F' } })).toContain(
      'Required area: not applicable: not subcooled; at the relieving pressure water boils at 370.4 °F: choose two-phase or saturated, with a vapour mass fraction of 0.',
    );
    expect(texts(steam, { ...steamDuty, temperature: '250 °F' })).toContain(
      'Required area: not applicable: water, not steam; at the relieving pressure it boils at 370.4 °F.',
    );
  });

  test('names the blank inputs of water', () => {
    expect(texts(twoPhase, subcooled)).toContain('Required area: needs water temperature.');
    expect(texts(twoPhase, water)).toContain('Required area: needs vapour mass fraction at the inlet.');
  });

  test('ends in one full stop', () => {
    const thick = { ...oil, totalBackpressure: 0, viscosity: 90_000 };
    for (const input of [{ ...oil, totalBackpressure: 9 }, thick, { ...thick, method: 'api520' }])
      for (const text of texts(liquid, input)) expect(text).not.toMatch(/[.!?]\.$/);
    expect(texts(liquid, { ...oil, totalBackpressure: 9 })).toContain('Orifice area: Backpressure is too high!');
  });

  test('names the inputs for a fire, and that there is no liquid', () => {
    const open = { ...gasDuty, ...fire, flowRate: '', latentHeat: '' };
    expect(texts(register, open)).toContain('Required area: needs flow rate, or latent heat.');
    const empty = {
      ...open,
      wettedSurface: 'Vertical vessel',
      vesselDiameter: 2000,
      vesselLength: 5000,
      liquidLevel: 0,
    };
    expect(texts(register, empty)).toContain('Wetted area in the fire: the liquid level is 0: no surface is wetted.');
  });

  test('names the code for several valves without a clause of one edition', () => {
    const { messages } = calculateJson(gas, { ...gasDuty, flowRate: 900_000, totalBackpressure: 0 });
    expect(messages.find(({ text }) => text.startsWith('No single API 526 orifice'))?.source).toBe(
      'API 520-I; ASME VIII-1, from its 2021 edition ASME XIII',
    );
  });
});
