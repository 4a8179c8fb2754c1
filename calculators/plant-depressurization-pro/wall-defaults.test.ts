import { describe, expect, test } from 'vitest';
import { evaluate, caseFrom, type CaseInput } from '../kit/index.ts';
import definition from './definition.ts';

const vessel = { wallThickness: 25.4, initialTemperature: 20 } as const;

/** Returns the derived defaults by field in SI, with their labels and sources. */
const filled = (input: CaseInput) =>
  Object.fromEntries(
    evaluate(definition, caseFrom(definition, { ...vessel, ...input })).filled.map(({ id, value, of, source }) => [
      id,
      { value, of, source },
    ]),
  );

describe('the wall', () => {
  test('has the properties of its material at the initial temperature: EN 10088 and EN 1993-1-2 for steel 1.4301', () => {
    const { wallDensity, wallHeatCapacity, wallConductivity } = filled({ wallMaterial: '304' });
    expect(wallDensity?.value).toBe(7900);
    expect(wallHeatCapacity?.value).toBeCloseTo(450 + 0.28 * 20, -1.5);
    expect(wallConductivity?.value).toBeCloseTo(14.9, 0);
    expect(wallHeatCapacity?.source).toContain('at the initial temperature');
  });

  test('has them at the minimum design temperature if that is lower, with a lower heat capacity', () => {
    const warm = filled({ wallMaterial: '304' });
    const cold = filled({ wallMaterial: '304', minimumDesignTemperature: -100 });
    expect(cold['wallHeatCapacity']?.value).toBeLessThan(0.95 * (warm['wallHeatCapacity']?.value ?? NaN));
    expect(cold['wallHeatCapacity']?.source).toContain('at the minimum design metal temperature');
    expect(filled({ wallMaterial: '304', minimumDesignTemperature: 50 })).toEqual(
      expect.objectContaining({ wallHeatCapacity: warm['wallHeatCapacity'] }),
    );
  });

  test('of carbon steel, whose conductivity ASME II-D tabulates from 20 °C, is filled in with a colder limit: 60.4 W/(m·K)', () => {
    const { wallConductivity, wallHeatCapacity } = filled({
      wallMaterial: 'carbon-steel',
      initialTemperature: 150,
      minimumDesignTemperature: -29,
    });
    expect(wallConductivity?.value).toBeCloseTo(60.4, 1);
    expect(wallConductivity?.source).toContain('at the lowest temperature of the source');
    expect(wallHeatCapacity?.source).toContain('at the minimum design metal temperature');
    // A wall that starts below the table stays without a value.
    expect(filled({ wallMaterial: 'carbon-steel', initialTemperature: -10 })).not.toHaveProperty('wallConductivity');
  });

  test('keeps typed or default values if no material is selected', () => {
    expect(filled({})).toEqual({});
    const evaluation = evaluate(definition, caseFrom(definition, vessel));
    expect(evaluation.value('wallDensity')).toBe(7850);
    expect(evaluation.value('wallHeatCapacity')).toBe(480);
  });

  test('of a steel without impact test has the temperature of fig. UCS-66: for 1 in 31 °F by curve B, −2 °F by C, −30 °F by D', () => {
    const fahrenheit = (input: CaseInput) => (filled(input)['minimumDesignTemperature']?.value ?? NaN) * 1.8 - 459.67;
    expect(fahrenheit({ impactCurve: 'B' })).toBeCloseTo(31, 0);
    expect(fahrenheit({ impactCurve: 'C' })).toBeCloseTo(-2, -0.7);
    expect(fahrenheit({ impactCurve: 'D' })).toBeCloseTo(-30, -0.7);
    expect(filled({ impactCurve: 'D' })['minimumDesignTemperature']?.of).toBe(
      'a steel of curve D of this thickness without an impact test',
    );
  });
});
