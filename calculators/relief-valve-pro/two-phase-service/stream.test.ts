import { beforeAll, describe, expect, test } from 'vitest';
import { streamDensityAfter, streamPhaseAt } from '@isentrope/engineering/properties';
import { calculateCase, caseFrom, resultValue, type CaseInput } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

const evaluateCase = (input: CaseInput) => calculateCase(definition, caseFrom(definition, input));
const area = (input: CaseInput) => resultValue(evaluateCase(input).evaluation, 'requiredArea') as number;
const texts = (input: CaseInput) => evaluateCase(input).messages.map(({ text }) => text);

/** Returns the derived defaults by field, in SI. */
function filled(input: CaseInput) {
  return Object.fromEntries(evaluateCase(input).evaluation.filled.map(({ id, value }) => [id, value]));
}

const drum = { flowRate: 28_000, setPressure: 9, totalBackpressure: 0.6 } as const;
const mixture = { ...drum, fluidSource: 'composition', composition: 'C1: 30; C3: 30; nC6: 40' } as const;
/** Example of API 520-I, annex C: propane at 60 °F. */
const propane = {
  inletCondition: 'Subcooled liquid',
  flowRate: 11_612,
  setPressure: { value: 260, unit: 'psi(g)' },
  totalBackpressure: { value: 10, unit: 'psi(g)' },
} as const;
const chosenPropane = {
  ...propane,
  fluidSource: 'pure',
  pureFluid: 'C3',
  relievingTemperature: { value: 60, unit: '°F' },
} as const;

const propaneFluid = { type: 'components', amounts: { C3: 1 } } as const;

describe('a selected fluid', () => {
  test('gives the properties of subcooled propane in the example of API 520-I, and its area', () => {
    const values = filled(chosenPropane);
    expect(Object.keys(values).toSorted()).toEqual(['density', 'density90', 'saturationPressure']);
    expect((values['density'] ?? NaN) / 511.3).toBeCloseTo(1, 1.5);
    expect((values['saturationPressure'] ?? NaN) / 741.9e3).toBeCloseTo(1, 1.5);
    // The example flashes from saturation at 60 °F; expanded from the relieving pressure, the liquid would be cooler.
    expect((values['density90'] ?? NaN) / 262.7).toBeCloseTo(1, 1.5);
    const relieving = streamPhaseAt(propaneFluid, 2073.3e3, 288.71, 'liquid');
    expect(streamDensityAfter(relieving, 0.9 * 741.9e3).value).toBeGreaterThan(1.1 * 262.7);
    expect((resultValue(evaluateCase(chosenPropane).evaluation, 'omega') as number) / 8.515).toBeCloseTo(1, 1);
    const printed = { density: 511.3, density90: 262.7, saturationPressure: { value: 741.9, unit: 'kPa(abs)' } };
    expect(area(chosenPropane) / area({ ...propane, ...printed })).toBeCloseTo(1, 2);
  });

  test.each(['api520', 'nozzle'])('gives the same results for wet steam as the IAPWS-IF97 option, by %s', method => {
    const own = { ...drum, method: 'api520', fluid: 'Water and steam', inletQuality: 4 };
    const filledIn = { ...drum, method: 'api520', fluidSource: 'water', vaporFraction: 4 };
    expect(area({ ...filledIn, method }) / area({ ...own, method })).toBeCloseTo(1, method === 'api520' ? 9 : 1);
    const subcooled = { ...drum, inletCondition: 'Subcooled liquid', method: 'api520' };
    const ownLiquid = area({ ...subcooled, fluid: 'Water and steam', inletTemperature: 160 });
    expect(area({ ...subcooled, fluidSource: 'water', relievingTemperature: 160 }) / ownLiquid).toBeCloseTo(1, 9);
  });

  test('can be a mixture with a given temperature or vapour fraction', () => {
    const byTemperature = filled({ ...mixture, relievingTemperature: 60 });
    expect(Object.keys(byTemperature).toSorted()).toEqual(['density', 'density90']);
    expect(byTemperature['density90']).toBeLessThan(byTemperature['density'] ?? NaN);
    const saturated = filled({ ...mixture, vaporFraction: 0 });
    expect(saturated['density']).toBeGreaterThan(byTemperature['density'] ?? NaN);
    expect(resultValue(evaluateCase({ ...mixture, vaporFraction: 0 }).evaluation, 'omega')).toBeGreaterThan(
      resultValue(evaluateCase({ ...mixture, relievingTemperature: 60 }).evaluation, 'omega') as number,
    );
  });

  test('is overridden by typed values', () => {
    const typed = { ...mixture, vaporFraction: 0, density90: 100 };
    expect(filled(typed)['density']).toBe(filled({ ...mixture, vaporFraction: 0 })['density']);
    expect(texts(typed).join(' ')).toContain('Density at 90 % is used as typed, 100.0 kg/m³');
  });

  test('reports missing inputs and an overdetermined state', () => {
    expect(texts(mixture)).toContain(
      'Not filled in: density at the inlet, density at 90 %. The share of vapour by mass or, of a mixture, the relieving temperature is needed.',
    );
    expect(texts({ ...mixture, vaporFraction: 10, relievingTemperature: 60 })).toContain(
      'Not filled in: density at the inlet, density at 90 %. The share of vapour and the relieving temperature are both given: leave one of them blank.',
    );
    expect(texts({ ...drum, fluidSource: 'pure', pureFluid: 'C3', relievingTemperature: 60 })).toContain(
      'Not filled in: density at the inlet, density at 90 %. Propane is a gas at 10.91 bar(abs) and 60.00 °C; its share of vapour is needed: a pure fluid boils at one temperature.',
    );
    const supercritical = {
      ...drum,
      setPressure: 44.5,
      fluidSource: 'pure',
      pureFluid: 'C3',
      relievingTemperature: 105,
    };
    const service =
      'Size it in gas and vapour service by the method Real nozzle, which follows it with its equation of state.';
    expect(texts(supercritical)).toContain(`Propane is supercritical at the inlet. ${service}`);
    expect(texts(supercritical).join(' ')).not.toContain('share of vapour is needed');
    expect(texts({ ...supercritical, inletCondition: 'Subcooled liquid' })).toContain(
      `At 49.96 bar(abs) and 105.0 °C propane is supercritical, not a liquid. ${service}`,
    );
    expect(texts({ ...mixture, inletCondition: 'Subcooled liquid', relievingTemperature: 60 }).join(' ')).toContain(
      'by mass of the mixture is vapour; the values filled in are those of its liquid alone.',
    );
  });

  test('without composition lacks that, not the densities derived from it', () => {
    const lacking = evaluateCase({ ...drum, fluidSource: 'composition', vaporFraction: 10 });
    expect(resultValue(lacking.evaluation, 'requiredArea')).toMatchObject({ text: 'needs composition' });
    expect(resultValue(evaluateCase(drum).evaluation, 'requiredArea')).toMatchObject({
      text: 'needs density at the inlet, density at 90 %',
    });
  });

  test('is reported near its critical point', () => {
    const high = { ...drum, setPressure: 30, fluidSource: 'pure', pureFluid: 'C3', vaporFraction: 0 };
    expect(texts(high).join(' ')).toContain(
      'here they are 0.97 and 0.80. The area by the real nozzle is the same to 1 %.',
    );
    expect(texts({ ...high, setPressure: 5 }).join(' ')).not.toContain('The ω method is meant');
  });

  // CoolProp 8.0.0, homogeneous equilibrium from 200.003 bar(abs) and 360 °C: 53 695 kg/(m²·s).
  test('of water by IAPWS-IF97 is compared with its nozzle, unless that is the method', () => {
    const water = { ...drum, fluid: 'Water and steam', inletCondition: 'Subcooled liquid', setPressure: 180.9 };
    const near = { ...water, inletTemperature: 360, totalBackpressure: 1, method: 'api520' };
    const omega = (input: CaseInput) => texts(input).filter(text => text.includes('ω method'));
    expect(omega(near)).toEqual([
      'The ω method is meant for T/Tc up to 0.9 and p/pc up to 0.5; here they are 0.98 and 0.91. The area by the isentropic nozzle (IF97) differs by more than 1 %.',
      'Area by the isentropic nozzle (IF97) is 6.7 % smaller: the ω method is on the safe side here.',
    ]);
    expect(omega({ ...near, method: 'nozzle' })).toEqual([]);
    expect(
      (resultValue(evaluateCase({ ...near, method: 'nozzle' }).evaluation, 'massFlux') as number) / 53_695,
    ).toBeCloseTo(1, 3);
  });

  test('is compared with its own nozzle, which shows whether the ω method is conservative', () => {
    const near = {
      ...drum,
      setPressure: 36,
      inletCondition: 'Subcooled liquid',
      relievingTemperature: 80,
      fluidSource: 'pure',
      pureFluid: 'C3',
    };
    expect(texts(near)).toContain('Area by the real nozzle is 5.1 % smaller: the ω method is on the safe side here.');
    const levels = evaluateCase(near)
      .messages.filter(({ text }) => text.includes('ω method'))
      .map(({ level }) => level);
    expect(levels).toEqual(['info', 'info']);
  });
});
