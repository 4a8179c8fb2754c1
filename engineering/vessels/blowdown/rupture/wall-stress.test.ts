import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cylinderStress } from './wall-stress.ts';

describe('the stress of a closed cylinder', () => {
  /** Scandpower guideline, figure C.2, as read by the author of openthermo within 2 %; without a longitudinal stress. */
  test.each([
    [1, 0.125, 49],
    [2.5, 0.1, 121],
  ])('at 100 bar, %d m inside and %d m thick is %d MPa within 2 %%', (diameter, thickness, read) => {
    const { equivalent } = cylinderStress(100e5, diameter, diameter + 2 * thickness, 0);
    expect(Math.abs(equivalent / 1e6 / read - 1)).toBeLessThan(0.02);
  });

  test('is the von Mises stress of its three parts', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e8, noNaN: true }),
        fc.double({ min: 0.01, max: 5, noNaN: true }),
        fc.double({ min: 1.001, max: 3, noNaN: true }),
        fc.double({ min: 0, max: 1e8, noNaN: true }),
        (pressure, diameter, ratio, load) => {
          const { hoop, axial, radial, equivalent } = cylinderStress(pressure, diameter, ratio * diameter, load);
          const squares = (hoop - axial) ** 2 + (axial - radial) ** 2 + (radial - hoop) ** 2;
          expect(Math.abs(equivalent - Math.sqrt(squares / 2))).toBeLessThan(1e-9 * (equivalent + 1));
        },
      ),
    );
  });

  test('of a thin wall is that of the boiler formula: hoop p·d/2t, half of it axially', () => {
    const { hoop, axial, equivalent } = cylinderStress(1e6, 1, 1.002, 0);
    expect(hoop / (1e6 / 0.002)).toBeCloseTo(1, 2);
    expect(axial / (1e6 / 0.004)).toBeCloseTo(1, 2);
    expect(equivalent / ((Math.sqrt(3) / 2) * hoop)).toBeCloseTo(1, 2);
  });

  test('is that of the load alone without pressure, and needs a wall', () => {
    expect(cylinderStress(0, 1, 1.1, 30e6).equivalent).toBe(30e6);
    expect(() => cylinderStress(1, 1, 1, 0)).toThrow('outsideDiameter must be above the inside one, 1 m, got 1 m');
    expect(() => cylinderStress(1, 1, 2, -1)).toThrow('longitudinalStress must be at least 0, got -1');
  });
});
