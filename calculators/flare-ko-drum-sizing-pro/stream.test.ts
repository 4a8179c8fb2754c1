import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, resultValue, type CaseInput } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

const evaluateCase = (input: CaseInput) => calculateCase(definition, caseFrom(definition, input));
const messagesOf = (input: CaseInput) => evaluateCase(input).messages.map(({ text }) => text);
const result = (input: CaseInput, id: string) => Number(resultValue(evaluateCase(input).evaluation, id));

/** Returns the derived defaults by field, in SI. */
const filled = (input: CaseInput) =>
  Object.fromEntries(evaluateCase(input).evaluation.filled.map(({ id, value }) => [id, value]));

const release = {
  method: 'api521',
  fluidSource: 'composition',
  composition: 'C1: 30\nC2: 20\nC3: 20\nnC8: 30',
  operatingPressure: 0.35,
  operatingTemperature: 20,
  gasFlowRate: 50_000,
  liquidFlowRate: 50_000,
  dropletSize: 400,
  retentionTime: 20,
} as const;

describe('a selected fluid', () => {
  test('gives the properties of each phase in the drum, which is sized', () => {
    const values = filled(release);
    expect(Object.keys(values).toSorted()).toEqual(['gasDensity', 'gasViscosity', 'liquidDensity', 'liquidViscosity']);
    // Octane at 20 °C has 702.6 kg/m³ and 0.545 mPa·s; dissolved gas reduces both.
    expect(values['liquidDensity']).toBeGreaterThan(670);
    expect(values['liquidDensity']).toBeLessThan(703);
    expect(values['liquidViscosity']).toBeGreaterThan(0.35e-3);
    expect(values['liquidViscosity']).toBeLessThan(0.545e-3);
    // An ideal gas of about 28 g/mol at 1.363 bar and 20 °C has 1.57 kg/m³.
    expect(values['gasDensity']).toBeCloseTo(1.57, 0);
    expect((values['gasViscosity'] ?? NaN) * 1e3).toBeCloseTo(0.0095, 3);
    expect(result(release, 'drumDiameter')).toBeGreaterThan(1);
  });

  test('can be a wet flare gas with separate oil and water phases', () => {
    const wet: CaseInput = {
      ...release,
      composition: 'C1: 60\nnC8: 10\nH2O: 30',
      operatingPressure: 2,
      operatingTemperature: 30,
      gasFlowRate: 50_000,
      liquidFlowRate: 10_000,
      dropletSize: 300,
    };
    const { gasDensity = NaN, liquidDensity } = filled(wet);
    // Gas by teqp 0.23.2 (GERG2008resid): 2.035 kg/m³; a spurious two-phase state had 3.6.
    expect(gasDensity).toBeCloseTo(2.04, 1);
    expect(liquidDensity).toBeLessThan(700);
    expect(messagesOf(wet)).toContainEqual(
      expect.stringMatching(/is oil \(.* is water \(.*the drum is on the safe side/),
    );
  });

  test('gives water in equilibrium with its vapour as printed in the steam tables at 1 bar', () => {
    const water = { ...release, fluidSource: 'water', operatingPressure: -0.01325, operatingTemperature: 99.61 };
    const { gasDensity, liquidDensity, gasViscosity = NaN } = filled(water);
    expect(gasDensity).toBeCloseTo(0.5903, 3);
    expect(liquidDensity).toBeCloseTo(958.6, 0);
    expect(gasViscosity * 1e6).toBeCloseTo(12.2, 0);
  });

  test('leaves the other phase to be typed if it has only one, which is reported once', () => {
    const gas = { ...release, composition: 'C1: 90\nC2: 10' };
    expect(Object.keys(filled(gas)).toSorted()).toEqual(['gasDensity', 'gasViscosity']);
    expect(messagesOf(gas)).toContain(
      'Not filled in: liquid density, liquid viscosity. The mixture is a gas at 1.363 bar(abs) and 20.00 °C, not a liquid.',
    );
    expect(messagesOf(gas).filter(text => text.includes('not a liquid'))).toHaveLength(1);
    expect(messagesOf(gas)).toContainEqual(expect.stringMatching(/^Entered but not used \(needs liquid density\): /));
    expect(result({ ...gas, liquidDensity: 620 }, 'drumDiameter')).toBeGreaterThan(1);
  });

  test('reports flows that are not in its phase proportion', () => {
    const parted = messagesOf(release).find(text => text.includes('by mass of the mixture is vapour'));
    const own = Number(/, ([\d.]+) % by mass/.exec(parted ?? '')?.[1]) / 100;
    const agreeing = { ...release, gasFlowRate: 1e5 * own, liquidFlowRate: 1e5 * (1 - own) };
    expect(messagesOf(agreeing).filter(text => text.includes('is vapour'))).toEqual([]);
  });

  test('needs pressure and temperature, and is overridden by typed values', () => {
    const { operatingTemperature: _, ...nowhere } = release;
    expect(filled(nowhere)).toEqual({});
    expect(messagesOf({ ...release, gasDensity: 3 })).toContainEqual(
      expect.stringMatching(/^Gas density is used as typed, 3/),
    );
    expect(result({ ...release, gasDensity: 3 }, 'terminalVelocity')).toBeLessThan(result(release, 'terminalVelocity'));
  });

  test('is not used in a case with typed properties', () => {
    const typed = { ...release, fluidSource: 'typed', gasDensity: 2.1, liquidDensity: 620, gasViscosity: 0.011 };
    expect(evaluateCase(typed).evaluation.filled).toEqual([]);
    expect(messagesOf({ ...typed, method: 'original' })).toContain(
      'Entered but not used by the simplified method: operating pressure, operating temperature.',
    );
  });
});

describe('phases near their critical point', () => {
  /** Ethane on its saturation line, bar(g) and °C: interfacial tensions by CoolProp 8.0.0. */
  const ethane = { ...release, fluidSource: 'pure', pureFluid: 'C2', composition: '' };

  test('are warned of by their interfacial tension, 0.104 mN/m at 30 °C', () => {
    const text = messagesOf({ ...ethane, operatingPressure: 45.5374, operatingTemperature: 30 }).join(' ');
    expect(text).toMatch(/interfacial tension is only 0\.10 mN\/m/);
    expect(text).toContain('the drum is on the unsafe side for settling');
  });

  test('are not where it is 4.3 mN/m, at −8 °C, nor in a flare gas', () => {
    expect(messagesOf({ ...ethane, operatingPressure: 18.5549, operatingTemperature: -8 }).join(' ')).not.toContain(
      'tension',
    );
    expect(messagesOf(release).join(' ')).not.toContain('tension');
  });
});
