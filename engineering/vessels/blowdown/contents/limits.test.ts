import { describe, expect, it } from 'vitest';
import { flatHead, vessel } from '../../../geometry/index.ts';
import { checkBlowdown } from '../check.ts';
import type { Fluid } from '../models/fluid.ts';
import { reseatPressure } from '../outlets/outlets.ts';
import { freezingTemperature, freezingWarnings, refuseSolidStart } from './freezing.ts';
import type { BlowdownOptions, BlowdownSpec, HeatSpec, ReliefOutlet, WallLayer } from '../spec.ts';

const head = flatHead(1);
const metal: WallLayer = { thickness: 0.02, density: 7850, heatCapacity: 480, conductivity: 45 };
const outlet = { diameter: 0.01, dischargeCoefficient: 0.85, backPressure: 1e5 };
const ambient = { mode: 'ambient', ambientTemperature: 288 } as const;
const relief: ReliefOutlet = {
  area: 1e-3,
  dischargeCoefficient: 0.9,
  setPressure: 60e5,
  action: 'pop',
  backPressure: 1e5,
};
const spec: BlowdownSpec = {
  shape: vessel('vertical', 1, 3, [head, head]),
  wall: { metal },
  fluid: { model: 'peng-robinson', composition: [{ id: 'C1', fraction: 1 }] },
  initial: { temperature: 300, pressure: 50e5 },
  outlet,
  heat: ambient,
};

/** Error message for a changed specification; undefined where it can be simulated. */
function messagesOf(change: Partial<BlowdownSpec>, options: Partial<BlowdownOptions> = {}): string | undefined {
  try {
    checkBlowdown({ ...spec, ...change }, { endTime: 60, ...options });
    return undefined;
  } catch (error) {
    return error instanceof RangeError ? error.message : String(error);
  }
}

const heated = (more: Record<string, unknown>) => ({ heat: { ...ambient, ...more } as HeatSpec });
const fire = (exposedShare: number) => heated({ mode: 'fire-flux', exposedShare });
const ofC1 = (fraction: number) =>
  ({ fluid: { model: 'peng-robinson', composition: [{ id: 'C1', fraction }] } }) as const;
const thick = (thickness: number) => ({ wall: { metal: { ...metal, thickness } } });

describe('a specification at a limit is simulated, and one beyond it is refused', () => {
  it.each<[string, Partial<BlowdownSpec>, Partial<BlowdownSpec>]>([
    [
      'level must be at least 0',
      { initial: { ...spec.initial, level: 0 } },
      { initial: { ...spec.initial, level: -1e-9 } },
    ],
    [
      'the vessel is full of liquid',
      { initial: { ...spec.initial, level: 2.999 } },
      { initial: { ...spec.initial, level: 3 } },
    ],
    ['composition must sum to 1', ofC1(1 + 0.9e-6), ofC1(1 + 1.1e-6)],
    ['wall thickness must be at most ten diameters', thick(10), thick(10.01)],
    [
      'orifice diameter must be below',
      { outlet: { ...outlet, diameter: 0.999 } },
      { outlet: { ...outlet, diameter: 1 } },
    ],
    [
      'discharge coefficient',
      { outlet: { ...outlet, dischargeCoefficient: 1 } },
      { outlet: { ...outlet, dischargeCoefficient: 1.01 } },
    ],
    [
      'back pressure must be below',
      { outlet: { ...outlet, backPressure: 49.9e5 } },
      { outlet: { ...outlet, backPressure: 50e5 } },
    ],
    [
      'start delay must be at least 0',
      { outlet: { ...outlet, startDelay: 0 } },
      { outlet: { ...outlet, startDelay: -1 } },
    ],
    [
      'opening time must be at least 0',
      { outlet: { ...outlet, openingTime: 0 } },
      { outlet: { ...outlet, openingTime: -1 } },
    ],
    ['relief area must be below', { relief: { ...relief, area: 0.785 } }, { relief: { ...relief, area: 0.786 } }],
    [
      'relief set pressure must be above',
      { relief: { ...relief, setPressure: 1.01e5 } },
      { relief: { ...relief, setPressure: 1e5 } },
    ],
    [
      'reseat pressure must be positive',
      { relief: { ...relief, reseatPressure: 59e5 } },
      { relief: { ...relief, reseatPressure: 60e5 } },
    ],
    [
      'reseat pressure must be positive',
      { relief: { ...relief, reseatPressure: 1 } },
      { relief: { ...relief, reseatPressure: 0 } },
    ],
    [
      'accumulation must be above 0',
      { relief: { ...relief, accumulation: 0.01 } },
      { relief: { ...relief, accumulation: 0 } },
    ],
    [
      'times of the given flow must increase',
      { scheduled: { times: [0, 1], flows: [1, 0] } },
      { scheduled: { times: [1, 1], flows: [1, 0] } },
    ],
    [
      'the given flow must be at least 0',
      { scheduled: { times: [0], flows: [0] } },
      { scheduled: { times: [0], flows: [-1] } },
    ],
    [
      'the given flow needs a time for each flow',
      { scheduled: { times: [0], flows: [1] } },
      { scheduled: { times: [], flows: [] } },
    ],
    [
      'the given flow needs a time for each flow',
      { scheduled: { times: [0], flows: [1] } },
      { scheduled: { times: [0], flows: [] } },
    ],
    [
      'ambient temperature must be between 150 and 400 K',
      heated({ ambientTemperature: 150 }),
      heated({ ambientTemperature: 149.9 }),
    ],
    [
      'ambient temperature must be between 150 and 400 K',
      heated({ ambientTemperature: 400 }),
      heated({ ambientTemperature: 400.1 }),
    ],
    ['outer coefficient must be at least 0', heated({ outerCoefficient: 0 }), heated({ outerCoefficient: -1 })],
    ['wind speed must be at least 0', heated({ windSpeed: 0 }), heated({ windSpeed: -1 })],
    ['emissivity must be at least 0', heated({ emissivity: 0 }), heated({ emissivity: -0.1 })],
    ['emissivity must be at most 1', heated({ emissivity: 1 }), heated({ emissivity: 1.01 })],
    ['exposed share must be at most 1', fire(1), fire(1.01)],
    ['exposed share must be at least 0', fire(0), fire(-0.1)],
    [
      'environment factor must be at least 0',
      heated({ mode: 'pool-fire', environmentFactor: 0 }),
      heated({ mode: 'pool-fire', environmentFactor: -1 }),
    ],
    ['initial temperature must be above 0', {}, { initial: { temperature: 0, pressure: 50e5 } }],
    ['initial pressure must be above 0', {}, { initial: { temperature: 300, pressure: 0 } }],
    ['wallTemperature must be above 0', { wallTemperature: 1 }, { wallTemperature: 0 }],
  ])('%s', (text, inside, outside) => {
    expect(messagesOf(inside)).toBeUndefined();
    expect(messagesOf(outside)).toContain(text);
  });

  it.each<[string, Partial<BlowdownOptions>, Partial<BlowdownOptions>]>([
    ['end time must be above 0', { endTime: 1e-6 }, { endTime: 0 }],
    ['end pressure must be above 0', { endPressure: 1 }, { endPressure: 0 }],
    ['tolerance must be between', { tolerance: 1e-10 }, { tolerance: 0.9e-10 }],
    ['tolerance must be between', { tolerance: 0.01 }, { tolerance: 0.0101 }],
    ['gas coefficient must be at least 0', { gasCoefficient: 0 }, { gasCoefficient: -1 }],
    ['liquid coefficient must be at least 0', { liquidCoefficient: 0 }, { liquidCoefficient: -1 }],
    ['wall cells must be between', { wallCells: 2 }, { wallCells: 1 }],
    ['wall cells must be between', { wallCells: 200 }, { wallCells: 201 }],
    ['droplet time must be above 0', { dropletTime: 0.1 }, { dropletTime: 0 }],
    ['bubble time must be above 0', { bubbleTime: 0.1 }, { bubbleTime: 0 }],
    ['maximum of steps must be above 0', { maxSteps: 1 }, { maxSteps: 0 }],
  ])('%s', (text, inside, outside) => {
    expect(messagesOf({}, inside)).toBeUndefined();
    expect(messagesOf({}, outside)).toContain(text);
  });

  it('a wall that is not modelled is not checked', () => {
    for (const mode of ['isothermal', 'adiabatic'] as const)
      expect(messagesOf({ heat: { mode }, wall: { metal: { ...metal, thickness: 0 } } })).toBeUndefined();
  });

  it.each(['thickness', 'density', 'heatCapacity', 'conductivity'] as const)('no layer is without its %s', name => {
    for (const layers of [{ metal: { ...metal, [name]: 0 } }, { metal, liner: { ...metal, [name]: 0 } }])
      expect(messagesOf({ wall: layers })).toMatch(/ must be above 0, got 0$/);
  });
});

it('a pop-action valve closes 7 % of the set gauge pressure below it by default', () => {
  const set = 50e5 + 101_325;
  expect(reseatPressure({ ...relief, setPressure: set })).toBeCloseTo(set - 0.07 * 50e5, 6);
  expect(reseatPressure({ ...relief, setPressure: set, reseatPressure: 45e5 })).toBe(45e5);
});

describe('components that may freeze', () => {
  const fluid = { ids: ['CO2', 'C1'], tripleTemperatures: [216.592, 90.694] } as unknown as Fluid;
  const pure = { ids: ['CO2'], tripleTemperatures: [216.592] } as unknown as Fluid;

  it('are refused at the start where they are most of the contents', () => {
    for (const share of [1 - 1e-12, 1, 1 + 1e-12])
      expect(() => refuseSolidStart(fluid, Float64Array.of(0.5, 0.5), share * 216.592)).toThrow('would be solid');
    expect(() => refuseSolidStart(fluid, Float64Array.of(0.5, 0.5), 200)).toThrow(
      'initial temperature 200 K is at or below the triple point of CO2 (216.592 K), where it would be solid',
    );
    expect(() => refuseSolidStart(fluid, Float64Array.of(0.5, 0.5), 216.6)).not.toThrow();
    expect(() => refuseSolidStart(fluid, Float64Array.of(0.499, 0.501), 200)).not.toThrow();
  });

  it('are reported for a pure fluid that cools to its triple point, and for a mixture whose run ends there', () => {
    const warningsOf = (of: Fluid, shares: readonly number[], lowest: number, ended: 'time' | 'solid' = 'time') =>
      freezingWarnings(of, shares, { start: 300, lowest, ended });
    // Where a run ends at the triple point, rounding must not decide whether that is reported.
    for (const share of [1 - 1e-12, 1, 1 + 1e-12]) {
      expect(warningsOf(pure, [1], share * 216.592)).toHaveLength(1);
      expect(warningsOf(fluid, [0.5, 0.5], share * 216.592, 'solid')).toHaveLength(1);
    }
    expect(warningsOf(pure, [1], 216.6)).toEqual([]);
    expect(freezingWarnings(pure, [1], { start: 216, lowest: 200, ended: 'time' })).toEqual([]);
    expect(warningsOf(fluid, [0.9, 0.1], 200)).toEqual([]);
    expect(warningsOf(fluid, [0.499, 0.501], 200, 'solid')).toEqual([]);
  });

  it('ends a run where the liquid of the bulk component freezes', () => {
    const contents = (temperature: number, liquidVolume: number) =>
      ({ liquid: { temperature }, liquidVolume }) as unknown as Parameters<typeof freezingTemperature>[2];
    expect(freezingTemperature(fluid, [0.5, 0.5], contents(216, 1), 10)).toBe(216.592);
    expect(freezingTemperature(fluid, [0.5, 0.5], contents(216.592, 1), 10)).toBeUndefined();
    expect(freezingTemperature(fluid, [0.49, 0.51], contents(216, 1), 10)).toBeUndefined();
    expect(freezingTemperature(fluid, [0.5, 0.5], contents(216, 0.9e-5), 10)).toBeUndefined();
    expect(freezingTemperature(fluid, [0.5, 0.5], contents(216, 1.1e-5), 10)).toBe(216.592);
  });
});
