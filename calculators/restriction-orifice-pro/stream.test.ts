import { streamPhaseAt, streamSpeedOfSound } from '@isentrope/engineering/properties';
import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, resultValue, run, writeDocument, type CaseInput } from '../kit/index.ts';
import free from '../restriction-orifice/definition.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import acoustic from '../vibration-analysis-pro/pressure-drop-devices/definition.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

const evaluateCase = (input: CaseInput, by = definition) => calculateCase(by, caseFrom(by, input));
const messagesOf = (input: CaseInput) => evaluateCase(input).messages.map(({ text }) => text);
const result = (input: CaseInput, id: string) => Number(resultValue(evaluateCase(input).evaluation, id));

/** Returns the derived defaults by field, in SI. */
const filled = (input: CaseInput, by = definition) =>
  Object.fromEntries(evaluateCase(input, by).evaluation.filled.map(({ id, value }) => [id, value]));

const example = definition.examples.find(({ source }) => source.includes('7-29'))?.cases[0] ?? {};
const water = { ...example, viscosity: '', fluidUpstreamDensity: '', fluidSource: 'water', temperature: 15 };
const gas = {
  method: 'iso5167',
  fluidType: 'Gas',
  fluidSource: 'composition',
  composition: 'C1: 90\nC2: 8\nCO2: 2',
  temperature: 30,
  flowRate: 12_400,
  upstreamPressure: 64,
  pressureDifferential: 10,
  pipeInsideDiameter: 73.66,
} as const;

describe('a selected fluid', () => {
  test("gives the water properties of Crane's example 7-29, and its bore", () => {
    const values = filled(water);
    expect(values['fluidUpstreamDensity']).toBeCloseTo(999.2, 0);
    expect((values['viscosity'] ?? NaN) * 1e3).toBeCloseTo(1.138, 2);
    expect(values['vaporPressure']).toBeCloseTo(1705.8, -1);
    expect(result(water, 'orificeDiameterBD') * 1e3).toBeCloseTo(50, 0);
    expect(result(water, 'orificeDiameterBD') / result(example, 'orificeDiameterBD')).toBeCloseTo(1, 4);
    expect(result(water, 'cavitationIndex')).toBeGreaterThan(1);
  });

  test('gives the upstream gas properties, with the isentropic exponent of the real gas', () => {
    const values = filled(gas);
    expect(Object.keys(values).toSorted()).toEqual(['fluidUpstreamDensity', 'specificHeatRatio', 'viscosity']);
    const { fluidUpstreamDensity: density = NaN, specificHeatRatio: kappa = NaN } = values;
    expect((64e5 * 0.0177) / (8.314 * 303.15 * density)).toBeCloseTo(0.87, 1);
    // Only with the real-gas exponent is κ·p/ρ the square of the speed of sound.
    const amounts = { C1: 0.9, C2: 0.08, CO2: 0.02 };
    const sound = streamSpeedOfSound(streamPhaseAt({ type: 'components', amounts }, 64e5, 303.15, 'gas')).value;
    expect(Math.sqrt((kappa * 64e5) / density)).toBeCloseTo(sound, 6);
    expect(result(gas, 'sonicVelocity')).toBeCloseTo(sound, 6);
    expect(result(gas, 'orificeDiameterBD')).toBeGreaterThan(0.01);
  });

  test('gives the same in the free calculator', () => {
    const { method: _, ...duty } = gas;
    const free64 = { ...duty, flowRate: 12_400 / 3600, upstreamPressure: 6400, pressureDifferential: 1000 };
    expect(filled(free64, free)['fluidUpstreamDensity']).toBeCloseTo(filled(gas)['fluidUpstreamDensity'] ?? NaN, 9);
    expect(filled(free64, free)['specificHeatRatio']).toBeCloseTo(filled(gas)['specificHeatRatio'] ?? NaN, 9);
    const liquid = { ...free64, fluidType: 'Liquid', fluidSource: 'water', temperature: 275 };
    expect(evaluateCase(liquid, free).messages.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/% by mass of water is vapour at the outlet, /),
    );
  });

  test('reports a phase other than the selected one, and flashing', () => {
    const hot = { ...water, upstreamPressure: 4, pressureDifferential: 2, temperature: 135 };
    expect(messagesOf(hot)).toContainEqual(
      expect.stringMatching(/^2\.\d % by mass of water is vapour at the outlet, /),
    );
    expect(messagesOf({ ...hot, temperature: 150 })).toContainEqual(
      expect.stringMatching(/^Not filled in: .*Water is a gas at .* not a liquid\.$/),
    );
    expect(messagesOf({ ...gas, composition: 'nC5: 1' })).toContainEqual(
      expect.stringMatching(/^Not filled in: .*\. n-Pentane is a liquid at .* not a gas\.$/),
    );
  });

  test('reports downstream condensation, and the deviation of its isentrope from a constant κ', () => {
    const rich = { ...gas, composition: 'C1: 0.85; C2: 0.07; C3: 0.05; nC5: 0.03', temperature: 32 };
    expect(messagesOf({ ...rich, upstreamPressure: 111.01325, pressureDifferential: 60 })).toContainEqual(
      expect.stringMatching(
        /^8\.4 % by mass of the mixture is liquid at the outlet, 51\.01 bar\(abs\) and 8\.644 °C\. /,
      ),
    );
    // CoolProp 8.0.0, choked: κ = ρ·w²/p is 4.05 % too high, κ = 1.2 is 4.78 % too low.
    const pure = { ...gas, fluidSource: 'pure', upstreamPressure: 101.01325, pressureDifferential: 80 };
    expect(messagesOf({ ...pure, pureFluid: 'CO2', temperature: 60 })).toContainEqual(
      expect.stringMatching(
        /the area of the bore has to be 4\.1 % larger .* unsafe side if the full flow must pass\.$/,
      ),
    );
    expect(messagesOf({ ...pure, pureFluid: 'CO2', temperature: 60, specificHeatRatio: 1.2 })).toContainEqual(
      expect.stringMatching(/has to be 4\.8 % smaller .* unsafe side if the plate is there to limit the flow\.$/),
    );
    expect(messagesOf(gas).filter(text => text.includes('isentrope'))).toEqual([]);
  });

  // CoolProp 8.0.0, methane alone: κ = ρ·w²/p gives 2.82 % more flux than its isentrope. Its water freezes out below the throat.
  test('compares a gas with a trace of water, whose isentrope ends below the throat', () => {
    const choked = { ...gas, upstreamPressure: 120, pressureDifferential: 110, temperature: 10 };
    for (const water of [0.0001, 0.0003]) {
      expect(messagesOf({ ...choked, composition: `C1: 1; H2O: ${water}` })).toContainEqual(
        expect.stringMatching(
          /^Along the isentrope of the mixture .* has to be 2\.[89] % larger .* the unsafe side if the/,
        ),
      );
    }
  });

  // CoolProp 8.0.0: κ = ρ·w²/p is 0.51349 at 33 bar(abs) and 196 °C, 154.315 kg/m³; by fluids 1.3.1 the bore for them is 33.9775 mm, ε 0.92178.
  test('takes an isentropic exponent below 1 or above 3, which dense gases have', () => {
    const dense = { ...gas, fluidSource: 'pure', pureFluid: 'nC5', temperature: 196, upstreamPressure: 33 };
    const pentane = { ...dense, pressureDifferential: 4, flowRate: 20_000, pipeInsideDiameter: 154.08 };
    expect(filled(pentane)['specificHeatRatio']).toBeCloseTo(0.51349, 5);
    expect(result(pentane, 'expansionFactor')).toBeCloseTo(0.92178, 5);
    expect(result(pentane, 'orificeDiameterBD') * 1e3).toBeCloseTo(33.9775, 3);
    const ethylene = { ...gas, fluidSource: 'pure', pureFluid: 'C2=', temperature: 12, upstreamPressure: 60 };
    expect(result({ ...ethylene, pressureDifferential: 5 }, 'orificeDiameterBD')).toBeGreaterThan(0.02);
    expect(messagesOf({ ...pentane, specificHeatRatio: 0.9 })).toContainEqual(
      expect.stringMatching(/^κ = 0\.900 is that of a dense gas only/),
    );
    expect(messagesOf({ ...gas, specificHeatRatio: 14 })).toContainEqual(
      expect.stringMatching(/^κ = 14\.0 is that of a dense gas only/),
    );
  });

  // CoolProp 8.0.0: largest flux along the isentrope from 80 bar(abs) and 33 °C at 55.16 bar(abs), 38 161 kg/(m²·s).
  test('reports a dense fluid that chokes although its constant exponent does not say so', () => {
    const dense = { ...gas, fluidSource: 'pure', pureFluid: 'CO2', temperature: 33, upstreamPressure: 80 };
    expect(messagesOf({ ...dense, pressureDifferential: 50 })).toContainEqual(
      expect.stringMatching(/^The flow is choked: along its isentrope .* at 55\.\d+ bar\(abs\)/),
    );
    expect(messagesOf({ ...dense, pressureDifferential: 10 }).join(' ')).not.toContain('The flow is choked: along');
  });

  // CoolProp 8.0.0: from 16 bar(abs) and 40 °C the isentrope passes 14 904 kg/(m²·s), at its bubble point; a liquid 45.2 % more.
  test('reports how much larger the bore has to be for a liquid that boils without delay, in both calculators', () => {
    const propane = { ...gas, fluidType: 'Liquid', fluidSource: 'pure', pureFluid: 'C3', temperature: 40 };
    const flashing = { ...propane, upstreamPressure: 16, pressureDifferential: 5 };
    const { method: _, ...duty } = flashing;
    const inKilopascal = { ...duty, flowRate: 5, upstreamPressure: 1600, pressureDifferential: 500 };
    for (const texts of [messagesOf(flashing), evaluateCase(inKilopascal, free).messages.map(({ text }) => text)])
      expect(texts).toContainEqual(expect.stringMatching(/the area of the bore has to be 45 % larger .* unsafe side/));
  });

  // CoolProp 8.0.0: from 49 bar(abs) and 97.5 °C to 44 bar(abs) √(2·ρ·Δp) is 1.0213 times the flux along the isentrope, from 94 °C 1.0143.
  test('compares a liquid above its critical temperature with its isentrope, in both calculators', () => {
    const propane = { ...gas, fluidType: 'Liquid', fluidSource: 'pure', pureFluid: 'C3', temperature: 97.5 };
    const dense = { ...propane, upstreamPressure: 49, pressureDifferential: 5 };
    const { method: _, ...duty } = dense;
    const inKilopascal = { ...duty, flowRate: 5, upstreamPressure: 4900, pressureDifferential: 500 };
    for (const texts of [messagesOf(dense), evaluateCase(inKilopascal, free).messages.map(({ text }) => text)])
      expect(texts.join(' ')).toContain(
        'the area of the bore has to be 2.1 % larger than with its density at the inlet',
      );
    expect(messagesOf({ ...dense, temperature: 94 }).join(' ')).not.toContain('becomes lighter');
    expect(messagesOf({ ...dense, pressureDifferential: 1 }).join(' ')).toContain('differs by no more than 2 %');
  });

  test('is overridden by typed values', () => {
    const typed = { ...gas, fluidUpstreamDensity: 60, specificHeatRatio: 1.3 };
    expect(filled(gas)['fluidUpstreamDensity']).toBeLessThan(58);
    expect(result(typed, 'sonicVelocity')).toBeCloseTo(Math.sqrt((1.3 * 64e5) / 60), 9);
    expect(messagesOf(typed)).toContainEqual(expect.stringMatching(/^Upstream density is used as typed, 60/));
  });

  test('that is partly vapour upstream has the vapour pressure of its liquid, the pressure there', () => {
    const gassy = {
      ...water,
      fluidSource: 'composition',
      composition: 'N2: 3; nC8: 97',
      temperature: 60,
      upstreamPressure: 12,
      pressureDifferential: 5,
    };
    // The whole dissolves at 19.28 bar(abs).
    expect(filled(gassy)['vaporPressure']).toBe(12e5);
    expect(result(gassy, 'cavitationIndex')).toBe(0);
    expect(messagesOf(gassy).join(' ')).toContain('it flashes, and the bore shown is too small');
    expect(messagesOf(gassy).join(' ')).not.toContain('boils before the plate');
  });

  test('with a vapour pressure above the upstream pressure boils before the plate, and has no cavitation index', () => {
    const boiling = { ...water, vaporPressure: 1000 };
    expect(evaluateCase(boiling).evaluation.value('cavitationIndex')).toMatchObject({
      text: 'the liquid is already vapour at the inlet',
    });
    expect(messagesOf(boiling)).toContain(
      'The vapour pressure is above the upstream pressure: the fluid boils before the plate, and is not a liquid alone there.',
    );
  });

  test('is transferred with its temperature, and gives the same defaults there', () => {
    const send = (input: CaseInput) =>
      run(definition, writeDocument(definition, { cases: [caseFrom(definition, input)] }), { pictures: true }).cases[0]
        ?.sends?.[0]?.fields ?? {};
    const there = filled(send(gas), acoustic);
    expect(Object.keys(there).toSorted()).toEqual(['density', 'gamma', 'molecularWeight']);
    expect((there['molecularWeight'] ?? NaN) * 1e3).toBeCloseTo(17.72, 1);
    expect(send(gas)['temperature']).toEqual({ value: 30, unit: '°C' });
    const byHand = { ...gas, fluidSource: 'typed', viscosity: 0.014, fluidUpstreamDensity: 50, specificHeatRatio: 1.3 };
    expect(Object.keys(send(byHand))).not.toContain('temperature');
    expect(Object.keys(send(byHand))).not.toContain('fluidSource');
    expect(Object.keys(send(byHand))).toContain('density');
  });
});
