import { describe, expect, test } from 'vitest';
import { ellipsoidalHead, flatHead, liquidVolume, vessel } from '../../../geometry/index.ts';
import { simulateBlowdown } from '../simulate.ts';
import type { BlowdownOutlet, BlowdownSpec } from '../spec.ts';
import { riseVelocity, surfaceVoid } from './drift-flux.ts';
import { SwollenLiquid } from './swollen-level.ts';

const flat = flatHead(2);
const drum = vessel('vertical', 2, 5, [flat, flat]);
const lying = vessel('horizontal', 2, 5, [flat, flat]);
const propane = { gasDensity: 20, liquidDensity: 500, surfaceTension: 0.007 };
const rise = riseVelocity('churn-turbulent', 0.007, 500, 20);

describe('the liquid of an upright vessel', () => {
  const area = Math.PI;
  const swollen = new SwollenLiquid(drum, { regime: 'churn-turbulent' });
  const at = (level: number) => ({ ...propane, liquidVolume: level * area });

  test('is at the level at rest divided by 1 minus the mean void', () => {
    // ψ = 1: a third of it is vapour.
    expect(swollen.level(at(2), rise * area)).toBeCloseTo(3, 9);
    expect(swollen.level(at(2), 0)).toBeCloseTo(2, 9);
    expect(swollen.excess(at(2), rise * area)).toBe(0);
  });

  test('carries over the volume that does not fit below the nozzle', () => {
    expect(swollen.excess(at(4), rise * area) / area).toBeCloseTo(4 - (2 / 3) * 5, 5);
    expect(swollen.level(at(4), rise * area)).toBe(5);
    const low = new SwollenLiquid(drum, { regime: 'churn-turbulent', nozzleHeight: 3 });
    expect(low.excess(at(2.5), rise * area) / area).toBeCloseTo(0.5, 9);
    expect(low.level(at(2.5), rise * area)).toBe(3);
  });

  test('releases the vapour that fills the space above it', () => {
    for (const regime of ['churn-turbulent', 'bubbly'] as const) {
      for (const shape of [drum, lying]) {
        const each = new SwollenLiquid(shape, { regime });
        const liquid = { ...propane, liquidVolume: 10 };
        const maximum = each.mostVapour(liquid);
        expect(each.excess(liquid, 0.999 * maximum)).toBe(0);
        expect(each.excess(liquid, 1.001 * maximum)).toBeGreaterThan(0);
      }
    }
    expect(new SwollenLiquid(drum, { regime: 'homogeneous' }).mostVapour(at(1))).toBe(0);
  });

  test('leaves completely as foam, and swells more in bubbly flow', () => {
    const foam = new SwollenLiquid(drum, { regime: 'homogeneous' });
    expect([foam.excess(at(1), 0.01), foam.excess(at(1), 0)]).toEqual([area, 0]);
    expect(foam.level(at(1), 0.01)).toBe(5);
    const bubbly = new SwollenLiquid(drum, { regime: 'bubbly' });
    expect(bubbly.level(at(2), 0.2 * rise * area)).toBeGreaterThan(swollen.level(at(2), 0.2 * rise * area) + 0.2);
  });
});

test('in a horizontal vessel, the level is above that of drift flux integrated over the height', () => {
  const swollen = new SwollenLiquid(lying, { regime: 'churn-turbulent' });
  const still = liquidVolume(lying, 0.8);
  const vapour = 0.4 * rise * 10;
  const result = swollen.level({ ...propane, liquidVolume: still }, vapour);
  // The vapour through a height is that of the liquid below it.
  let [below, level] = [0, 0];
  const slice = 1e-3;
  while (below < still) {
    level += slice;
    const area = liquidVolume(lying, level) - liquidVolume(lying, level - slice);
    const psi = ((vapour * below) / still / rise) * (slice / area);
    below += area * (1 - surfaceVoid('churn-turbulent', psi));
  }
  expect(result).toBeGreaterThan(level);
  expect(level).toBeGreaterThan(0.9);
});

describe('level swell in a blowdown of propane', () => {
  const head = ellipsoidalHead(1.5);
  const outlet: BlowdownOutlet = { diameter: 0.06, dischargeCoefficient: 0.85, backPressure: 101_325 };
  const spec: BlowdownSpec = {
    shape: vessel('vertical', 1.5, 4, [head, head]),
    wall: { metal: { thickness: 0.02, density: 7850, heatCapacity: 480, conductivity: 45 } },
    fluid: { model: 'peng-robinson', composition: [{ id: 'C3', fraction: 1 }] },
    initial: { temperature: 300, pressure: 10e5, level: 3.2 },
    heat: { mode: 'adiabatic' },
    outlet,
  };
  const blown = (change: Partial<BlowdownOutlet>, level = 3.2) =>
    simulateBlowdown(
      { ...spec, initial: { ...spec.initial, level }, outlet: { ...outlet, ...change } },
      { endTime: 20 },
    );

  test('reports when the liquid reaches the nozzle, and draws liquid only if selected', () => {
    const reported = blown({});
    expect(reported.swell?.acted).toBe(false);
    expect(reported.swell?.reaches?.from).toBe(0);
    expect(reported.swell?.highest.value).toBeCloseTo(4.75, 9);
    expect(reported.summary.releasedLiquid).toBe(0);
    const drawn = blown({ draw: 'level-swell' });
    expect(drawn.summary.releasedLiquid).toBeGreaterThan(1);
    expect(drawn.summary.releasedLiquid).toBeLessThan(reported.swell?.excess.value ?? 0);
    expect(drawn.conservation.mass).toBeLessThan(1e-9);
    const { time, liquidFlow } = drawn.series;
    expect(time.findLast((_, index) => (liquidFlow[index] ?? 0) > 0)).toBe(drawn.swell?.reaches?.to);
  });

  test('draws vapour while the liquid is below the nozzle, and a mixture if it foams', () => {
    const low = blown({ draw: 'level-swell' }, 1);
    expect(low.swell?.reaches).toBeUndefined();
    expect(low.summary.releasedLiquid).toBe(0);
    expect(low.summary.finalPressure / blown({}, 1).summary.finalPressure).toBeCloseTo(1, 6);
    expect(low.swell?.highest.value).toBeGreaterThan(1.2);
    const foam = blown({ draw: 'level-swell', swell: { regime: 'homogeneous' } });
    expect(foam.summary.finalMass).toBeCloseTo(blown({ draw: 'mixed' }).summary.finalMass, 6);
  });

  test('is refused with free water below the liquid', () => {
    const wet = [
      { id: 'C3', fraction: 0.9 },
      { id: 'H2O', fraction: 0.1 },
    ];
    const fluid = { model: 'peng-robinson', composition: wet } as const;
    expect(() =>
      simulateBlowdown({ ...spec, fluid, outlet: { ...outlet, draw: 'level-swell' } }, { endTime: 1 }),
    ).toThrow('level swell does not decide what leaves where there may be free water below the liquid');
  });

  test('is not calculated if the valve draws liquid', () => {
    expect(blown({ draw: 'liquid' }).swell).toBeUndefined();
    expect(() => blown({ swell: { regime: 'bubbly', nozzleHeight: 5 } })).toThrow(
      'nozzle height must be above 0 and at most that of the vessel (4.75 m), got 5 m',
    );
  });
});
