import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, resultValue, type CaseInput } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import gasService from '../gas-vapor-service/definition.ts';
import liquidService from '../liquid-service/definition.ts';
import twoPhaseService from '../two-phase-service/definition.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

const evaluateCase = (input: CaseInput) => calculateCase(definition, caseFrom(definition, input));
const result = (input: CaseInput, id: string) => resultValue(evaluateCase(input).evaluation, id) as number;
const texts = (input: CaseInput) => evaluateCase(input).messages.map(({ text }) => text);

/** Returns the derived defaults by field, in SI. */
function filled(input: CaseInput) {
  return Object.fromEntries(evaluateCase(input).evaluation.filled.map(({ id, value }) => [id, value]));
}

const valve = { setPressure: 17.5, totalBackpressure: 1.2, scenario: 'Closed outlets', flowRate: 18_500 } as const;
const mixture = { fluidSource: 'composition', composition: 'C2: 5; C3: 60; nC4: 35' } as const;

describe('a selected fluid', () => {
  test('gives the latent heat in a fire: propane, 1.2 MPa, and the rate', () => {
    const fire = {
      ...valve,
      flowRate: '',
      scenario: 'External pool fire',
      service: 'Gas and vapour',
      wettedArea: 40,
      setPressure: 10,
      allowableOverpressure: 9,
      fluidSource: 'pure',
      pureFluid: 'C3',
      temperature: 40,
    };
    const values = filled(fire);
    expect(Object.keys(values).toSorted()).toEqual(['compressibilityFactor', 'gamma', 'latentHeat', 'molecularWeight']);
    // Saturated propane at 1.19 MPa, 34 °C: h'' − h' = 320 kJ/kg.
    expect((values['latentHeat'] ?? NaN) / 1e3).toBeCloseTo(320, -1);
    expect(result(fire, 'relievingRate')).toBeCloseTo(result(fire, 'fireHeat') / (values['latentHeat'] ?? NaN), 9);
    expect(filled({ ...fire, service: 'Steam', fluidSource: 'water' })['latentHeat']).toBeCloseTo(1988e3, -4);
  });

  test('that boils off from the light end has a warning on the latent heat of the rest', () => {
    const fire = {
      ...valve,
      flowRate: '',
      scenario: 'External pool fire',
      wettedArea: 30,
      setPressure: 10,
      allowableOverpressure: 21,
      fluidSource: 'composition',
    };
    const leastOf = (composition: string, setPressure: number) => {
      const found = /falls to ([\d.]+) kJ\/kg until/.exec(texts({ ...fire, composition, setPressure }).join(' '));
      return Number(found?.[1] ?? NaN);
    };
    // The water, or propane, boils off first. CoolProp 8.0.0: heptane alone at 13.11 bar 194.2 kJ/kg, nonane 160.6, hexane at 7.06 bar 263.4.
    expect(Math.abs(leastOf('H2O: 20; nC7: 80', 10) / 194.2 - 1)).toBeLessThan(0.03);
    expect(Math.abs(leastOf('C3: 90; nC9: 10', 10) / 160.6 - 1)).toBeLessThan(0.03);
    expect(Math.abs(leastOf('C3: 90; nC6: 10', 5) / 263.4 - 1)).toBeLessThan(0.03);
    expect(texts({ ...fire, composition: 'nC4: 50; iC4: 50' }).join(' ')).not.toContain('first vapour');
  });

  /** Of water with less of a hydrocarbon, that boils off first and leaves water of 2066 kJ/kg (CoolProp 8.0.0, 7.06 bar). */
  test.each([
    'H2O: 90; Bz: 10',
    'H2O: 90; Tol: 10',
    'H2O: 90; cC6: 10',
    'H2O: 70; Bz: 20; Tol: 10',
    'H2O: 50; C3: 20; nC6: 30',
  ])('that leaves water has no smaller latent heat than at first: %s', composition => {
    const fire = { ...valve, flowRate: '', scenario: 'External pool fire', wettedArea: 30, setPressure: 5 };
    const of = { allowableOverpressure: 21, fluidSource: 'composition', composition };
    expect(texts({ ...fire, ...of }).join(' ')).not.toContain('first vapour');
  });

  test('above its critical pressure has no latent heat in a fire, and a way to its rate', () => {
    const fire = {
      ...valve,
      flowRate: '',
      scenario: 'External pool fire',
      service: 'Gas and vapour',
      wettedArea: 40,
      setPressure: 50,
      allowableOverpressure: 21,
      fluidSource: 'pure',
      pureFluid: 'C3',
      temperature: 120,
    } as const;
    // CoolProp 8.0.0: 42.512 bar.
    const way = 'Calculate that as the scenario External fire, no liquid, in gas and vapour service';
    expect(texts(fire).find(text => text.includes(way))).toContain(
      '61.51 bar(abs), is above the critical pressure of the fluid, 42.51 bar(abs)',
    );
    expect(texts(fire).join()).toContain(
      'Not filled in: latent heat. Propane does not boil at 61.51 bar(abs), above its critical pressure of 42.51 bar',
    );
    expect(texts({ ...fire, ...mixture, setPressure: 120 }).join()).toContain(way);
    for (const other of [{ setPressure: 20 }, { flowRate: 5000 }, { latentHeat: 115 }, { scenario: 'Closed outlets' }])
      expect(texts({ ...fire, ...other }).join()).not.toContain(way);
  });

  test('gives the expansion coefficient and heat capacity of a blocked-in liquid: water at 60 °C', () => {
    const expansion = {
      ...valve,
      flowRate: '',
      scenario: 'Thermal expansion',
      service: 'Liquid',
      heatInput: 100,
      fluidSource: 'water',
      relievingTemperature: 60,
    };
    const values = filled(expansion);
    expect(Object.keys(values).toSorted()).toEqual([
      'expansionCoefficient',
      'fluidUpstreamDensity',
      'heatCapacity',
      'viscosity',
    ]);
    expect(values['expansionCoefficient']).toBeCloseTo(5.23e-4, 5);
    expect(values['heatCapacity']).toBeCloseTo(4181, -1);
    expect(result(expansion, 'relievingRate')).toBeCloseTo((5.21e-4 * 100e3) / 4181, 4);
  });

  test.each([
    [gasService, 'Gas and vapour', { ...mixture, temperature: 90 }],
    [liquidService, 'Liquid', { ...mixture, relievingTemperature: 30 }],
    [twoPhaseService, 'Two-phase', { ...mixture, relievingTemperature: 74 }],
    [twoPhaseService, 'Two-phase', { ...mixture, vaporFraction: 10 }],
    [twoPhaseService, 'Two-phase', { ...mixture, inletCondition: 'Subcooled liquid', relievingTemperature: 20 }],
  ] as const)('needs the area of the service %#', (own, service, input) => {
    const method = own === twoPhaseService || own === gasService ? {} : { method: 'api520' };
    const kd = service === 'Liquid' ? { kd: 0.65, valveType: 'Conventional' } : {};
    const { evaluation } = calculateCase(own, caseFrom(own, { ...valveOf(valve), ...input, ...method, ...kd }));
    const there = resultValue(evaluation, 'requiredArea') as number;
    expect(there).toBeGreaterThan(0);
    expect(result({ ...valve, service, ...input, ...kd }, 'requiredArea') / there).toBeCloseTo(1, 9);
  });

  test('is neither shown nor reported if a scenario is not credible', () => {
    expect(texts({ ...valve, ...mixture, credible: 'No' }).join(' ')).not.toContain('Not filled in');
    expect(filled({ ...valve, ...mixture, credible: 'No' })).toEqual({});
  });

  test('reports missing inputs of a liquid and two phases, and flashing', () => {
    expect(texts({ ...valve, ...mixture, service: 'Liquid' })).toContain(
      'Not filled in: upstream density, viscosity. The relieving temperature is needed.',
    );
    expect(texts({ ...valve, ...mixture, service: 'Two-phase' }).join(' ')).toContain(
      'The share of vapour by mass or, of a mixture, the relieving temperature is needed.',
    );
    expect(texts({ ...valve, ...mixture, service: 'Liquid', relievingTemperature: 30 }).join(' ')).toContain(
      'size it in two-phase service.',
    );
  });
});

/** Returns the service's case without register-only fields. */
function valveOf({ setPressure, totalBackpressure, flowRate }: typeof valve): CaseInput {
  return { setPressure, totalBackpressure, flowRate };
}
