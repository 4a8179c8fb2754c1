import { findPipes } from '@isentrope/engineering/piping';
import { describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, evaluate, type CaseInput } from '../../kit/index.ts';
import definition from '../definition.ts';

const line = { nominalSize: '6', schedule: '40', length: 100, elevationChange: 0 };
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

const of = (input: CaseInput, id: string) => evaluate(definition, caseFrom(definition, input)).value(id);
const texts = (input: CaseInput) =>
  calculateCase(definition, caseFrom(definition, input)).messages.map(({ text }) => text);

/** The smallest standard size of schedule 40 with at most this velocity of 60 t/h of 800 kg/m³. */
function smallestByVelocity(highest: number): string {
  const sizes = findPipes({ schedule: '40' }).toSorted((a, b) => a.innerDiameter - b.innerDiameter);
  const found = sizes.find(
    ({ innerDiameter }) => 60_000 / 3600 / 800 / ((Math.PI / 4) * innerDiameter ** 2) <= highest,
  );
  return `NPS ${found?.nps} (DN ${found?.dn})`;
}

describe('limits of the user in place of those of the service', () => {
  test.each([0.3, 0.8, 2])('a liquid of at most %d m/s takes the smallest size with that velocity', highest => {
    expect(of({ ...liquid, highestVelocity: highest }, 'recommendedSize')).toBe(smallestByVelocity(highest));
  });

  test('the velocity at the limit meets the criteria, and one above does not, with the limit that was entered', () => {
    const velocity = Number(of(liquid, 'velocity'));
    const at = { ...liquid, highestVelocity: velocity * (1 + 1e-9) };
    expect(of(at, 'verdict')).toBe('Meets criteria');
    expect(texts(at).join(' ')).not.toContain('Above the');
    const above = { ...liquid, highestVelocity: 0.5 };
    expect(of(above, 'verdict')).toBe('Too small: velocity');
    expect(texts(above)).toContain('Above the velocity limit of 0.500 m/s that was entered.');
  });

  test('a higher velocity than that of the service is allowed, and the other limits stay', () => {
    const fast = { ...liquid, nominalSize: '2' };
    expect(texts(fast).join(' ')).toContain('Above the velocity limit of 4.60 m/s for the service');
    const allowed = texts({ ...fast, highestVelocity: 20 }).join(' ');
    expect(allowed).not.toContain('Above the velocity limit');
    expect(allowed).toContain('above the erosional velocity');
  });

  test('the pressure drop by friction is compared with the limit that was entered', () => {
    const gradient = Number(of(liquid, 'pressureDropPer100m')) / 1000;
    const limited = (factor: number) => ({
      ...liquid,
      highestPressureDrop: { value: gradient * factor, unit: 'bar/100 m' },
    });
    expect(of(limited(1.001), 'verdict')).toBe('Meets criteria');
    expect(of(limited(0.999), 'verdict')).toBe('Too small: pressure drop');
  });

  test('a gas is compared at its outlet, where it is faster', () => {
    const [inlet, outlet] = [Number(of(gas, 'velocity')), Number(of(gas, 'outletVelocity'))];
    expect(outlet).toBeGreaterThan(inlet * 1.001);
    const between = { ...gas, highestVelocity: (inlet + outlet) / 2 };
    expect(of(between, 'verdict')).toBe('Too small: velocity');
    expect(texts(between)).toContainEqual(expect.stringMatching(/that was entered: .* at the outlet\.$/));
    expect(of({ ...gas, highestVelocity: outlet * 1.001 }, 'verdict')).toBe('Meets criteria');
  });
});
