import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, presentValues, resultValue, type CaseInput } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

const evaluateCase = (input: CaseInput) => calculateCase(definition, caseFrom(definition, input));

/** Returns the derived defaults by field, in SI, with their sources. */
function filled(input: CaseInput) {
  return Object.fromEntries(evaluateCase(input).evaluation.filled.map(({ id, value, of }) => [id, [value, of]]));
}

const line = { method: 'iec60534', upstreamPressure: 5.78675, pressureDifferential: 4.6 } as const;
const water = { ...line, fluidType: 'Liquid', fluidSource: 'water', liquidTemperature: 90, flowRate: 347_544 } as const;
const gas = {
  ...line,
  fluidType: 'Gas',
  fluidSource: 'composition',
  composition: 'C1: 90\nC2: 8\nCO2: 2',
  temperature: 30,
  upstreamPressure: 50,
  pressureDifferential: 5,
  flowRate: 7466,
} as const;

describe('a selected fluid', () => {
  test('gives the properties in example 1 of IEC 60534-2-1 for water at 90 °C, and its Cv', () => {
    const values = filled(water);
    expect(values['density']?.[0]).toBeCloseTo(965.4, -0.3);
    expect((values['vaporPressure']?.[0] as number) / 1e5).toBeCloseTo(0.701, 2);
    expect((values['criticalPressure']?.[0] as number) / 1e5).toBeCloseTo(221.2, -0.5);
    const byHand = { density: 965.4, vaporPressure: 0.701, criticalPressure: 221.2, fluidSource: 'typed' };
    const cv = (input: CaseInput) => resultValue(evaluateCase(input).evaluation, 'valveFlowCoefficient') as number;
    expect(cv(water) / cv({ ...water, ...byHand })).toBeCloseTo(1, 3);
  });

  test('gives gas properties at the inlet, and the viscosity', () => {
    const values = filled(gas);
    expect(Object.keys(values).toSorted()).toEqual(['compressibilityFactor', 'gamma', 'molecularWeight', 'viscosity']);
    expect(values['molecularWeight']?.[0]).toBeCloseTo(0.0177, 3);
    expect(values['compressibilityFactor']?.[0]).toBeCloseTo(0.89, 1);
    expect(values['gamma']?.[0]).toBeCloseTo(1.29, 1);
    expect(values['gamma']?.[1]).toBe('the mixture');
  });

  test('gives both phases of a two-phase flow', () => {
    const values = filled({
      ...line,
      fluidType: 'Two Phase Flow Regime',
      fluidSource: 'composition',
      composition: 'C1: 50\nnC5: 50',
      vaporTemperature: 20,
      upstreamPressure: 30,
      pressureDifferential: 5,
      flowRate: 10_000,
      vaporFlowRate: 2000,
    });
    expect(Object.keys(values).toSorted()).toEqual([
      'criticalPressure',
      'density',
      'vaporGamma',
      'vaporMolecularWeight',
      'vaporPressure',
      'vaporZ',
    ]);
    expect(values['density']?.[0]).toBeGreaterThan(500);
    expect(values['vaporMolecularWeight']?.[0]).toBeLessThan(0.02);
  });

  test('is transferred to the acoustic check, with the typed inputs only', () => {
    const [send] = definition.transfers;
    const sent = (input: CaseInput) => send?.give(presentValues(evaluateCase(input).evaluation));
    expect(sent(gas)).toMatchObject({ fluidSource: 'composition', composition: 'C1: 90; C2: 8; CO2: 2' });
    expect(Object.keys(sent(gas) ?? {})).not.toContain('molecularWeight');
    expect(Object.keys(sent(gas) ?? {})).not.toContain('density');
    expect(sent({ ...gas, molecularWeight: 20 })?.['molecularWeight']).toEqual({ value: 20, unit: 'g/mol' });
    expect(sent({ ...gas, molecularWeight: 20 })?.['density']).toBeDefined();
  });

  test('gives a saturated liquid at the inlet of a two-phase flow, which is sized', () => {
    const input = {
      ...line,
      fluidType: 'Two Phase Flow Regime',
      fluidSource: 'composition',
      composition: 'C1: 30\nC3: 20\nnC8: 50',
      vaporTemperature: 40,
      upstreamPressure: 10,
      pressureDifferential: 2,
      flowRate: 10_000,
      vaporFlowRate: 1000,
    } as const;
    expect(filled(input)['vaporPressure']?.[0]).toBeCloseTo(11.01325e5, -1);
    expect(resultValue(evaluateCase(input).evaluation, 'valveFlowCoefficient')).toBeGreaterThan(0);
    expect(
      evaluateCase(input)
        .messages.map(({ text }) => text)
        .join(' '),
    ).not.toContain('not a liquid there');
  });

  test('reports a gas above its critical point as dense', () => {
    const dense = {
      ...gas,
      fluidSource: 'pure',
      pureFluid: 'CO2',
      upstreamPressure: 98.98675,
      temperature: 40,
    } as const;
    const messagesOf = (input: CaseInput) => evaluateCase(input).messages.map(({ text }) => text);
    expect(messagesOf(dense)).toContain(
      'At 100.0 bar(abs) and 40.00 °C carbon dioxide is a dense fluid above its critical point, Z = 0.2689: equations for gases may not apply. The comparison with its isentrope to the throat says on which side the result is.',
    );
    expect(
      messagesOf({ ...dense, upstreamPressure: 80, temperature: 150 }).filter(text => text.includes('dense')),
    ).toEqual([]);
  });

  test('reports a phase other than the selected one, and flashing across the valve', () => {
    const messagesOf = (input: CaseInput) => evaluateCase(input).messages.map(({ text }) => text);
    expect(messagesOf({ ...water, liquidTemperature: 180 })).toContain(
      'Not filled in: density, viscosity, speed of sound in the liquid. Water is a gas at 6.800 bar(abs) and 180.0 °C, not a liquid.',
    );
    expect(messagesOf({ ...water, liquidTemperature: 150 })).toContainEqual(
      expect.stringMatching(/^5\.2 % by mass of water is vapour at the outlet, 2\.200 bar\(abs\) and 123\.3 °C\. /),
    );
  });

  // CoolProp 8.0.0, largest mass flux along the isentrope from 42.013 bar(abs) and 94 °C: 17 180 kg/(m²·s), at 33.4 bar(abs). A liquid of
  // 356.3 kg/m³ that does not boil has √(2·ρ·Δp/F_L²) at Δp = 10 bar and F_L = 0.9.
  test('reports how much larger a valve has to be for a liquid that boils without delay', () => {
    const messagesOf = (input: CaseInput) => evaluateCase(input).messages.map(({ text }) => text);
    const propane = { ...water, fluidSource: 'pure', pureFluid: 'C3', upstreamPressure: 41, pressureDifferential: 10 };
    expect(messagesOf({ ...propane, liquidTemperature: 94 })).toContainEqual(
      expect.stringMatching(
        /the flow coefficient has to be 6\d % larger .*: the unsafe side if the full flow must pass\.$/,
      ),
    );
    expect(messagesOf({ ...propane, liquidTemperature: 40 }).join(' ')).not.toContain('boils without delay');
  });

  // Homogeneous equilibrium along the isentrope of both phases, CoolProp 8.0.0, area of the vena contracta by F_L = 0.9: Kv 41.95 and 16.08,
  // 53 % and 71 % more than without evaporation. That of the liquid alone, which has no vapour yet, bounds them.
  test.each([
    ['NH3', 12.47, 9, 34.95, 200, 53],
    ['R134a', 30, 15, 87.8, 1000, 71],
  ])('reports the maximum excess for %s that evaporates in two-phase flow', (...of) => {
    const [pureFluid, upstreamPressure, pressureDifferential, vaporTemperature, vaporFlowRate, more] = of;
    const both = {
      ...line,
      fluidType: 'Two Phase Flow Regime',
      fluidSource: 'pure',
      pureFluid,
      flowRate: 20_000,
    } as const;
    const at = { upstreamPressure, pressureDifferential, vaporTemperature, vaporFlowRate };
    const found = evaluateCase({ ...both, ...at }).messages.find(({ text }) =>
      text.includes('as if none of the liquid boiled'),
    );
    expect(found?.level).toBe('warning');
    const most = Number(/at most by (\d+) % as for the liquid alone: the unsafe side/.exec(found?.text ?? '')?.[1]);
    const about = Number(/larger, by about (\d+) %,/.exec(found?.text ?? '')?.[1]);
    expect(about).toBeGreaterThan(0.8 * more);
    expect(about).toBeLessThan(1.2 * more);
    expect(most).toBeGreaterThan(more);
    expect(most).toBeLessThan(2 * more);
  });

  test('that is partly vapour at the inlet has the vapour pressure of its liquid, the pressure there', () => {
    const gassy = {
      ...water,
      fluidSource: 'composition',
      composition: 'N2: 3; nC8: 97',
      liquidTemperature: 60,
      upstreamPressure: 11,
      pressureDifferential: 5,
    };
    // The whole dissolves at 19.28 bar(abs); this had no flow coefficient, and a cavitation index of −1.46.
    expect(filled(gassy)['vaporPressure']?.[0]).toBeCloseTo(12.01325e5, 3);
    expect(resultValue(evaluateCase(gassy).evaluation, 'valveFlowCoefficient')).toBeGreaterThan(0);
    expect(resultValue(evaluateCase(gassy).evaluation, 'cavitationIndex')).toBeCloseTo(0, 9);
    expect(resultValue(evaluateCase({ ...gassy, vaporPressure: 20 }).evaluation, 'cavitationIndex')).toMatchObject({
      text: 'the liquid is already vapour at the inlet',
    });
  });

  test('does not say that a trace of liquid limits a vapour or needs a larger valve', () => {
    const propane = { ...line, fluidType: 'Two Phase Flow Regime', fluidSource: 'pure', pureFluid: 'C3' } as const;
    const at = { upstreamPressure: 10, pressureDifferential: 4, vaporTemperature: 30.834 };
    const trace = { ...propane, ...at, method: 'iec60534', flowRate: 1, vaporFlowRate: 10_000 };
    const messages = evaluateCase(trace)
      .messages.map(({ text }) => text)
      .join(' ');
    expect(messages).toContain('as if none of the liquid boiled in the valve.');
    expect(messages).not.toContain('has to be larger');
    expect(messages).toContain('where the liquid chokes, as if all of the flow did. The vapour chokes at');
    expect(messages).not.toContain('gives no more flow');
  });

  // Saturated at 11.02 bar(abs) (IAPWS-IF97: 184.1 °C): what the messages say must agree, whatever the shares.
  // The volume of the steam is the same with and without: with 95 % of it by mass, boiling adds less than 0.1 %.
  test.each<readonly [number, number, readonly RegExp[]]>([
    [9500, 500, [/as if none of the liquid boiled .* by about 15 %, at most by 104 % as for the liquid alone/]],
    [500, 9500, []],
  ])('reports once that %d kg/h of boiling water with %d kg/h of steam boils, and what is not included', (...flows) => {
    const [flowRate, vaporFlowRate, notIncluded] = flows;
    const wet = {
      method: 'iec60534',
      fluidType: 'Two Phase Flow Regime',
      fluidSource: 'water',
      vaporTemperature: 184.1,
    };
    const { messages } = evaluateCase({
      ...wet,
      upstreamPressure: 10,
      pressureDifferential: 5,
      flowRate,
      vaporFlowRate,
    });
    const texts = messages.filter(({ level }) => level === 'warning').map(({ text }) => text);
    expect(texts).toContain(
      'The outlet pressure is at or below the vapour pressure, so more of the liquid boils in the valve.',
    );
    expect(texts.filter(text => text.includes('boil'))).toEqual([
      expect.stringMatching(/so more of the liquid boils/),
      ...notIncluded.map(text => expect.stringMatching(text)),
    ]);
    expect(texts.join(' ')).not.toMatch(/flashes in the valve|IEC 60534-2-1: .*IEC 60534-2-1/);
  });

  // Critical pressure of 95 % propylene and 5 % propane by CoolProp 8.0.0: 45.368771 bar by Peng-Robinson with the same constants.
  test('takes the critical pressure of a liquid that boils within a narrow range from its envelope', () => {
    const propylene = {
      ...water,
      fluidSource: 'composition',
      composition: 'C3=: 95; C3: 5',
      liquidTemperature: 40,
    } as const;
    const [pressure, of] =
      filled({ ...propylene, upstreamPressure: 22, pressureDifferential: 5 })['criticalPressure'] ?? [];
    expect(Number(pressure) / 45.368771e5).toBeCloseTo(1, 7);
    expect(of).toBeDefined();
  });

  // Below 5.18 bar, its triple point, carbon dioxide has no liquid (Span and Wagner 1996); a trace of nitrogen does not change that. At
  // −60.3 °C it sublimes at 4.01 bar by their eq. (3.12).
  test('reports dry ice of carbon dioxide that is not pure', () => {
    const messagesOf = (input: CaseInput) => evaluateCase(input).messages.map(({ text }) => text);
    const nearlyPure = { ...gas, composition: 'CO2: 99.9; N2: 0.1', temperature: 45, upstreamPressure: 100 };
    expect(messagesOf({ ...nearlyPure, pressureDifferential: 97 }).join(' ')).toMatch(
      /above that of dry ice, 3\.\d+ bar\(abs\), and it freezes below −60\.\d+ °C at this pressure/,
    );
    expect(messagesOf({ ...nearlyPure, pressureDifferential: 80 }).join(' ')).not.toContain('dry ice');
  });

  // CoolProp 8.0.0: √(2·ρ·Δp/F_L²) over the largest flux along the isentrope is 1.030 for propane, 1.075 for water, with F_L = 0.9.
  test('reports a liquid near its critical point that becomes lighter without flashing', () => {
    const messagesOf = (input: CaseInput) => evaluateCase(input).messages.map(({ text }) => text);
    const propane = { ...water, fluidSource: 'pure', pureFluid: 'C3', upstreamPressure: 49, pressureDifferential: 8 };
    expect(messagesOf({ ...propane, liquidTemperature: 94 })).toContain(
      'Propane becomes lighter as it expands in the valve: along its isentrope the flow coefficient has to be 3.0 % larger than with its density at the inlet: the unsafe side if the full flow must pass.',
    );
    expect(messagesOf({ ...propane, liquidTemperature: 60 }).join(' ')).not.toContain('becomes lighter');
    const hot = messagesOf({ ...water, upstreamPressure: 200, pressureDifferential: 40, liquidTemperature: 350 });
    expect(hot.join(' ')).toContain('has to be 7.5 % larger than with its density at the inlet');
    // It boils at 350 °C at 165.3 bar(abs), and at its enthalpy below 160 bar(abs).
    expect(hot).toContain(
      'Water is still a liquid at the outlet pressure, 161.0 bar(abs), by its equation of state: it cools as it expands, and its vapour pressure at the inlet temperature, 165.3 bar(abs), does not hold there.',
    );
  });

  test('names dry ice that forms as liquid carbon dioxide flashes', () => {
    const messagesOf = (input: CaseInput) => evaluateCase(input).messages.map(({ text }) => text);
    const liquid = { ...water, fluidSource: 'pure', pureFluid: 'CO2', upstreamPressure: 70, liquidTemperature: 20 };
    expect(messagesOf({ ...liquid, pressureDifferential: 68 })).toContainEqual(
      expect.stringMatching(/some of the liquid boils on the way\. .*solid carbon dioxide \(dry ice\) forms/),
    );
  });

  test('says on which side the liquid of a fluid that is partly vapour is', () => {
    const messagesOf = (input: CaseInput) => evaluateCase(input).messages.map(({ text }) => text);
    const wet = { ...water, fluidSource: 'composition', composition: 'C1: 0.3; nC8: 0.7', liquidTemperature: 30 };
    expect(messagesOf({ ...wet, upstreamPressure: 20 })).toContainEqual(
      expect.stringMatching(/is vapour; the values filled in are those of its liquid alone\. .* on the unsafe side\.$/),
    );
  });
});
