import { describe, expect, test } from 'vitest';
import {
  calculateCase,
  calculateJson,
  caseFrom,
  presentValues,
  aggregateCases,
  type CaseInput,
  type Definition,
} from '../kit/index.ts';
import gas from './gas-vapor-service/definition.ts';
import liquid from './liquid-service/definition.ts';
import register from './scenario-register/definition.ts';
import steam from './steam-service/definition.ts';
import twoPhase from './two-phase-service/definition.ts';

/** Regression tests for verdicts at the wrong place or state, and for ignored inputs. */

const number = (definition: Definition, input: CaseInput, id: string) => {
  const result = calculateJson(definition, input).results[id];
  return typeof result === 'object' && result !== null && 'value' in result ? result.value : Number.NaN;
};
const messagesOf = (definition: Definition, input: CaseInput) => calculateJson(definition, input).messages;
const texts = (definition: Definition, input: CaseInput) => messagesOf(definition, input).map(({ text }) => text);
const warnings = (definition: Definition, input: CaseInput) =>
  messagesOf(definition, input).flatMap(({ level, text }) => (level === 'warning' ? [text] : []));

const duty = { flowRate: 24_270, setPressure: 20, totalBackpressure: 0 };
const ofGas = { molecularWeight: 51, temperature: 75, compressibilityFactor: 0.9, gamma: 1.11 };
const vapour = { ...duty, ...ofGas };
const water = { flowRate: 20_000, setPressure: 10, totalBackpressure: 0 };
const mixture = { flowRate: 10_000, density: 50, density90: 44, setPressure: 10, totalBackpressure: 0 };
const oil = { flowRate: 100_000, fluidUpstreamDensity: 900, viscosity: 1, kd: 0.65, setPressure: 10 };

describe('the outlet velocity is that at the end of the pipe, not at the valve', () => {
  test.each([
    ['gas', gas, { ...vapour, totalBackpressure: 4, outletPipeDiameter: 200 }],
    ['steam', steam, { ...water, totalBackpressure: 3, outletPipeDiameter: 250 }],
    ['two-phase', twoPhase, { ...mixture, totalBackpressure: 2, outletPipeDiameter: 100 }],
  ] as const)('%s', (_, definition, input) => {
    const blank = number(definition, input, 'outletMach');
    const all = number(definition, { ...input, superimposedBackpressure: input.totalBackpressure }, 'outletMach');
    const some = number(definition, { ...input, superimposedBackpressure: 1 }, 'outletMach');
    expect(blank).toBeGreaterThan(some);
    expect(some).toBeGreaterThan(all);
    const open = number(definition, { ...input, superimposedBackpressure: 0 }, 'outletMach');
    expect(blank).toBe(open);
  });

  test('a pipe choked at its end is distinguished from one with a wrong back pressure', () => {
    const narrow = { ...vapour, totalBackpressure: 4, outletPipeDiameter: 90 };
    expect(number(gas, narrow, 'outletMach')).toBe(1);
    expect(warnings(gas, narrow).join(' ')).toMatch(
      /choked at its end, so the pressure there is above the pressure beyond it\..* enter the superimposed back pressure/,
    );
    expect(warnings(gas, { ...narrow, outletPipeDiameter: 50 })).toContain(
      'The outlet pipe is choked: the back pressure at the valve is higher than entered.',
    );
  });
});

describe('the built-up back pressure of a conventional valve', () => {
  const input = { ...duty, totalBackpressure: 5, valveType: 'Conventional' };
  const limit = /built-up .* must not exceed the overpressure, 10\.0 %, in a conventional valve/;

  test.each([
    ['gas', gas, ofGas],
    ['steam', steam, {}],
    ['liquid', liquid, { method: 'api520', kd: 0.65, fluidUpstreamDensity: 900, viscosity: 1 }],
    ['the register', register, { ...ofGas, scenario: 'Closed outlets', service: 'Gas and vapour' }],
  ] as const)('is the total less the superimposed part: %s', (_, definition, more) => {
    expect(warnings(definition, { ...input, ...more }).some(text => limit.test(text))).toBe(true);
    const apart = { ...input, ...more, superimposedBackpressure: 4 };
    expect(warnings(definition, apart).some(text => limit.test(text))).toBe(false);
    expect(texts(definition, apart)).toContain(
      'Superimposed back pressure raises the opening pressure of a conventional valve by the same amount, unless the back pressure is constant and the spring is set for it.',
    );
  });

  test('a superimposed part above the total is rejected', () =>
    expect(messagesOf(gas, { ...input, ...ofGas, superimposedBackpressure: 6 })).toContainEqual({
      level: 'error',
      text: 'Superimposed back pressure must not exceed the total back pressure, of which it is part.',
      field: 'superimposedBackpressure',
    }));
});

describe('a typed factor for balanced bellows', () => {
  const balanced = { ...duty, totalBackpressure: 9, valveType: 'Balanced Bellows' };
  const above = 'The Kb entered, 1.00, is above the 0.781 of the API 520-I curve for balanced bellows';
  const beyond = 'of the set pressure, and the curves of API 520-I end at 50 %';
  const inRegister = { ...ofGas, scenario: 'Closed outlets', service: 'Gas and vapour' };

  test.each([
    ['gas', gas, ofGas],
    ['steam', steam, {}],
    ['the register', register, inRegister],
  ] as const)('is reported as above the curve or beyond its end: %s', (_, definition, more) => {
    const input = { ...balanced, ...more };
    expect(warnings(definition, { ...input, kb: 1 }).join(' ')).toContain(above);
    expect(warnings(definition, { ...input, kb: 0.78 }).join(' ')).not.toContain('520-I curve');
    expect(warnings(definition, { ...input, kb: 0.5, totalBackpressure: 11 }).join(' ')).toContain(beyond);
    expect(warnings(definition, { ...input, kb: 1, valveType: 'Pilot Operated' }).join(' ')).not.toContain(
      '520-I curve',
    );
  });

  test('is reported for a liquid by API 520-I, and that the simplified method uses none', () => {
    const input = { ...oil, totalBackpressure: 4.5, kw: 1, valveType: 'Balanced Bellows' };
    expect(warnings(liquid, { ...input, method: 'api520' }).join(' ')).toContain(
      'The Kw entered, 1.00, is above the 0.718',
    );
    expect(warnings(liquid, { ...input, method: 'api520', totalBackpressure: 6 }).join(' ')).toContain(beyond);
    expect(texts(liquid, input)).toContain(
      'Entered but not used by the simplified method: back-pressure factor, if known.',
    );
  });

  test('is reported for a two-phase flow', () =>
    expect(warnings(twoPhase, { ...mixture, kb: 0.7, totalBackpressure: 6 }).join(' ')).toContain(beyond));
});

describe('the rated capacity of a viscous liquid', () => {
  const thick = { ...oil, viscosity: 400, totalBackpressure: 0, inletPipeDiameter: 80, inletResistance: 1 };

  test.each(['original', 'api520'])('is at the Reynolds number of that flow, not of the duty: %s', method => {
    const input = { ...thick, method };
    const [rated, simple] = [
      number(liquid, input, 'ratedCapacity'),
      thick.flowRate / number(liquid, input, 'percentUsed'),
    ];
    expect(rated).toBeGreaterThan(100 * simple * 1.002);
    // A duty equal to the rated capacity uses the whole orifice.
    expect(number(liquid, { ...input, flowRate: rated * (1 - 1e-12) }, 'percentUsed')).toBeCloseTo(100, 6);
  });
});

describe('the overpressure must match the case', () => {
  test('16 % is not for a single valve', () => {
    const one = /for several valves, and one is enough here: a single valve is sized at 10 %/;
    expect(warnings(gas, { ...vapour, allowableOverpressure: 16 }).some(text => one.test(text))).toBe(true);
    for (const allowableOverpressure of [10, 21])
      expect(warnings(gas, { ...vapour, allowableOverpressure }).some(text => one.test(text))).toBe(false);
    expect(
      warnings(gas, { ...vapour, flowRate: 2_000_000, allowableOverpressure: 16 }).some(text => one.test(text)),
    ).toBe(false);
  });

  test('21 % is not for a non-fire scenario', () => {
    const input = { ...vapour, service: 'Gas and vapour', allowableOverpressure: 21 };
    const only = 'An overpressure of 21.0 % is allowed in a fire only';
    expect(warnings(register, { ...input, scenario: 'Closed outlets' }).join(' ')).toContain(only);
    expect(warnings(register, { ...input, scenario: 'External pool fire' }).join(' ')).not.toContain(only);
  });
});

describe('the phase of a load', () => {
  const fire = {
    scenario: 'External pool fire',
    wettedArea: 40,
    latentHeat: 285,
    setPressure: 10,
    totalBackpressure: 0,
  };

  test('the vapour of a fire sized as a liquid gives a warning', () => {
    const asLiquid = { ...fire, service: 'Liquid', fluidUpstreamDensity: 700, viscosity: 0.5 };
    expect(warnings(register, asLiquid).join(' ')).toContain('is the vapour boiled off');
    expect(warnings(register, { ...asLiquid, flowRate: 50_000 }).join(' ')).not.toContain('boiled off');
  });

  test('the liquid of an expansion sized as a gas gives a warning', () => {
    const expansion = { ...vapour, flowRate: '', scenario: 'Thermal expansion', service: 'Gas and vapour' };
    const heat = { heatInput: 500, expansionCoefficient: 0.0012, heatCapacity: 2.1 };
    expect(warnings(register, { ...expansion, ...heat }).join(' ')).toContain('is liquid, without flashing');
  });

  test('a rate typed instead of that from the heat input is compared with it', () => {
    const input = { ...vapour, ...fire, service: 'Gas and vapour', flowRate: 90_000 };
    expect(texts(register, input).join(' ')).toMatch(
      /The flow rate entered is used; the heat of the scenario gives [\d\s]+ kg\/h\./,
    );
    expect(texts(register, { ...input, latentHeat: '' })).toContain(
      'The flow rate entered is used; the heat data entered for the scenario are not used.',
    );
  });
});

describe('unused inputs are reported', () => {
  test('incomplete inlet piping', () => {
    expect(texts(gas, { ...vapour, inletPipeDiameter: 80 })).toContain(
      'Inlet loss, of set pressure: needs inlet resistance.',
    );
    expect(texts(gas, { ...vapour, inletResistance: 1 })).toContain(
      'Inlet loss, of set pressure: needs inlet pipe diameter.',
    );
  });

  test('a KSH that the nozzle does not use', () => {
    const text = 'Entered but not used by Isentropic nozzle (IF97): superheat factor, if known.';
    expect(texts(steam, { ...water, ksh: 0.9, method: 'nozzle' })).toContain(text);
    expect(texts(steam, { ...water, ksh: 0.9, method: 'api520' })).not.toContain(text);
  });
});

test('different valve types for one protected item', () => {
  const cases = ['Conventional', 'Balanced Bellows'].map(valveType => {
    const data = caseFrom(register, {
      ...vapour,
      scenario: 'Closed outlets',
      service: 'Gas and vapour',
      protectedItem: 'V-1',
      valveType,
    });
    return { data, result: calculateCase(register, data) };
  });
  expect(aggregateCases(register, cases)?.messages.map(({ text }) => text)).toContain(
    'V-1: the scenarios have different valve types, but a valve can have only one.',
  );
});

test('extreme factors and pressures break neither drawing nor checks', () => {
  const huge = { ...water, kd: 1e-9, kc: 1e-300 };
  const data = caseFrom(steam, huge);
  const { evaluation } = calculateCase(steam, data);
  expect(() => steam.drawing?.(presentValues(evaluation))).not.toThrow();
  const deep = { ...mixture, setPressure: 1e-9, totalBackpressure: 1, superimposedBackpressure: 1e300 };
  expect(calculateCase(twoPhase, caseFrom(twoPhase, deep)).evaluation.faults).toEqual([]);
});
