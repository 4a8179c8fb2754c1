import { describe, expect, it } from 'vitest';
import { flatHead, vessel } from '../../geometry/index.ts';
import {
  simulateBlowdown,
  sizeOrifice,
  type BlowdownOptions,
  type BlowdownOutlet,
  type BlowdownSpec,
} from '../index.ts';

const head = flatHead(1);
const outlet: BlowdownOutlet = { diameter: 0.01, dischargeCoefficient: 0.85, backPressure: 1e5 };
const spec = {
  shape: vessel('vertical', 1, 3, [head, head]),
  wall: { metal: { thickness: 0.02, density: 7850, heatCapacity: 480, conductivity: 45 } },
  fluid: { model: 'peng-robinson', composition: [{ id: 'C1', fraction: 1 }] },
  initial: { temperature: 300, pressure: 50e5 },
  outlet,
  heat: { mode: 'ambient', ambientTemperature: 288 },
} as const satisfies BlowdownSpec;

/** Error message for a specification; empty where it is simulated. */
function refusal(change: Partial<BlowdownSpec>, options: Partial<BlowdownOptions> = {}): string | undefined {
  try {
    simulateBlowdown({ ...spec, ...change }, { endTime: 60, ...options });
    return undefined;
  } catch (error) {
    return error instanceof RangeError ? error.message : 'not a RangeError';
  }
}

function of(fractions: Record<string, number>): BlowdownSpec['fluid'] {
  return { model: 'peng-robinson', composition: Object.entries(fractions).map(([id, fraction]) => ({ id, fraction })) };
}

describe('what cannot be simulated is refused with one sentence', () => {
  it('a composition that does not sum to 1, names a component twice or one that is unknown', () => {
    expect(refusal({ fluid: of({ C1: 0.9, C2: 0.07 }) })).toBe('composition must sum to 1, got 0.97');
    expect(refusal({ fluid: of({ C1: 1.2, C2: -0.2 }) })).toBe('fraction of C2 must be at least 0, got -0.2');
    expect(refusal({ fluid: of({}) })).toBe('composition must name at least one component');
    expect(refusal({ fluid: of({ X9: 1 }) })).toBe('no component is called X9');
    const twice = { id: 'C1', fraction: 0.5 };
    expect(refusal({ fluid: { model: 'peng-robinson', composition: [twice, twice] } })).toBe(
      'composition names C1 twice',
    );
  });

  it('a vessel full of liquid, by its level or by its state', () => {
    expect(refusal({ initial: { temperature: 300, pressure: 50e5, level: 3 } })).toBe(
      'level: the vessel is full of liquid at 3 m (its height is 3 m); a blowdown needs a gas space',
    );
    expect(refusal({ fluid: of({ C3: 1 }), initial: { temperature: 300, pressure: 50e5 } })).toBe(
      'the vessel is full of liquid at 300 K and 5000000 Pa; a blowdown needs a gas space',
    );
    expect(refusal({ initial: { temperature: 300, pressure: 50e5, level: 1 } })).toBe(
      'there is no liquid at 300 K and 5000000 Pa, so a level cannot be entered',
    );
  });

  it('a temperature below the triple point', () => {
    expect(refusal({ fluid: of({ CO2: 1 }), initial: { temperature: 210, pressure: 2e5 } })).toBe(
      'initial temperature 210 K is at or below the triple point of CO2 (216.592 K), where it would be solid',
    );
  });

  it('an orifice as large as the vessel', () => {
    expect(refusal({ outlet: { ...outlet, diameter: 1 } })).toBe(
      'orifice diameter must be below that of the vessel (1 m), got 1 m',
    );
  });

  it('a wall without thickness', () => {
    expect(refusal({ wall: { metal: { ...spec.wall.metal, thickness: 0 } } })).toBe(
      'wall thickness must be above 0, got 0',
    );
    const insulation = { thickness: -0.1, density: 100, heatCapacity: 800, conductivity: 0.04 };
    expect(refusal({ wall: { ...spec.wall, insulation } })).toBe('insulation thickness must be above 0, got -0.1');
  });

  it.each([
    ['density', 'density'],
    ['heatCapacity', 'heat capacity'],
    ['conductivity', 'conductivity'],
  ])('a wall, a liner or an insulation without %s', (key, name) => {
    const layer = { ...spec.wall.metal, [key]: 0 };
    for (const [part, wall] of [
      ['wall', { metal: layer }],
      ['liner', { ...spec.wall, liner: layer }],
      ['insulation', { ...spec.wall, insulation: layer }],
    ] as const)
      expect(refusal({ wall })).toBe(`${part} ${name} must be above 0, got 0`);
  });

  it('a back pressure above the initial pressure', () => {
    expect(refusal({ outlet: { ...outlet, backPressure: 60e5 } })).toBe(
      'back pressure must be below the initial pressure (5000000 Pa), got 6000000 Pa',
    );
  });

  it('no outlet, an invalid relief valve, a schedule without times', () => {
    const { outlet: _, ...closed } = spec;
    expect(() => simulateBlowdown(closed, { endTime: 60 })).toThrow(
      'the vessel needs an outlet: a blowdown valve, a relief valve or a given flow',
    );
    const relief = {
      area: 1e-4,
      dischargeCoefficient: 0.9,
      setPressure: 60e5,
      action: 'pop',
      backPressure: 1e5,
    } as const;
    expect(refusal({ relief: { ...relief, reseatPressure: 61e5 } })).toBe(
      'reseat pressure must be positive and below the set pressure (6000000 Pa), got 6100000 Pa',
    );
    expect(refusal({ relief: { ...relief, area: 1 } })).toBe(
      'relief area must be below the cross-section of the vessel, got 1 m²',
    );
    expect(refusal({ scheduled: { times: [0, 0], flows: [1, 1] } })).toBe('times of the given flow must increase');
  });

  it('options out of range', () => {
    expect(refusal({}, { tolerance: 0.5 })).toBe('tolerance must be between 1e-10 and 0.01, got 0.5');
    expect(refusal({}, { endTime: 0 })).toBe('end time must be above 0, got 0');
    expect(() => simulateBlowdown(spec, { endTime: 60, maxSteps: 10 })).toThrow(
      'the integration took more than 10 steps to reach',
    );
  });

  it('an isothermal vessel with liquid, whose pressure would not fall', () => {
    expect(
      refusal({
        fluid: of({ C3: 1 }),
        initial: { temperature: 300, pressure: 10e5, level: 1 },
        heat: { mode: 'isothermal' },
      }),
    ).toBe('a vessel with liquid cannot be kept at one temperature: its pressure would not fall');
  });

  it('an orifice target that is not between back pressure and initial pressure', () => {
    const target = (pressure: number) => () => sizeOrifice(spec, { time: 900, pressure });
    expect(target(0.9e5)).toThrow('target pressure must be above the back pressure (100000 Pa), got 90000 Pa');
    expect(target(55e5)).toThrow('target pressure must be below the initial pressure (5000000 Pa), got 5500000 Pa');
  });
});
