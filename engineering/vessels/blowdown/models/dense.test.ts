import { describe, expect, it } from 'vitest';
import { ellipsoidalHead, vessel } from '../../../geometry/index.ts';
import { componentOf } from '../../../properties/index.ts';
import {
  simulateBlowdown,
  sizeOrifice,
  type BlowdownOptions,
  type BlowdownRun,
  type BlowdownSpec,
  type OrificeSizingSpec,
} from '../../index.ts';

const head = ellipsoidalHead(1.5);
const drum = {
  shape: vessel('vertical', 1.5, 4, [head, head]),
  wall: { metal: { thickness: 0.042, density: 7850, heatCapacity: 480, conductivity: 45 } },
  outlet: { diameter: 0.022, dischargeCoefficient: 0.85, backPressure: 101_325 },
  heat: { mode: 'ambient', ambientTemperature: 288, emissivity: 0.8 },
} as const satisfies Partial<BlowdownSpec>;

function dense(id: string, gaugeBar: number, celsius: number): BlowdownSpec & OrificeSizingSpec {
  return {
    ...drum,
    fluid: { model: 'peng-robinson', composition: [{ id, fraction: 1 }] },
    initial: { temperature: 273.15 + celsius, pressure: gaugeBar * 1e5 + 101_325 },
  };
}

const cases: readonly (readonly [id: string, gaugeBar: number, celsius: number])[] = [
  ['C1', 200, -40],
  ['C2', 100, 50],
];
const models: readonly NonNullable<BlowdownOptions['model']>[] = ['equilibrium', 'non-equilibrium'];
const each = models.flatMap(model => cases.map(([...start]) => [...start, model] as const));

const runs = new Map<string, BlowdownRun>();

/** A quarter of an hour of a blowdown from a dense state, run once for all tests. */
function letDown(...[id, gaugeBar, celsius, model]: (typeof each)[number]): BlowdownRun {
  const name = [id, gaugeBar, celsius, model].join(' ');
  const run = runs.get(name) ?? simulateBlowdown(dense(id, gaugeBar, celsius), { endTime: 900, model });
  runs.set(name, run);
  return run;
}

describe('a dense fluid that expands past its critical point', () => {
  it.each(each)('finishes in a bounded number of steps: %s, %d bar(g), %d °C, %s', (...start) => {
    const { ended, steps, conservation } = letDown(...start);
    expect(ended).toBe('time');
    expect(steps.accepted + steps.rejected).toBeLessThan(3000);
    expect(conservation.energy).toBeLessThan(1e-8);
    expect(conservation.volume).toBeLessThan(1e-8);
  });

  it.each(each)(
    'is not called liquid but just above its critical temperature: %s, %d bar(g), %d °C, %s',
    (...start) => {
      const { series } = letDown(...start);
      const { criticalTemperature } = componentOf(start[0]);
      const warmest = Math.max(...series.liquidTemperature.filter(temperature => temperature !== undefined));
      expect(warmest).toBeLessThan(1.04 * criticalTemperature);
    },
  );

  it('finishes where a mixture meets its critical point', () => {
    const spec: BlowdownSpec = {
      ...dense('C1', 120, -20),
      fluid: {
        model: 'peng-robinson',
        composition: [
          { id: 'C1', fraction: 0.8 },
          { id: 'C2', fraction: 0.1 },
          { id: 'C3', fraction: 0.1 },
        ],
      },
    };
    const { ended, conservation } = simulateBlowdown(spec, { endTime: 900 });
    expect(ended).toBe('time');
    expect(conservation.energy).toBeLessThan(1e-8);
    expect(conservation.volume).toBeLessThan(1e-8);
  });

  it('does not rise in pressure where it becomes liquid near its critical point with the valve open', () => {
    for (const model of models) {
      const { pressure } = letDown('C1', 200, -40, model).series;
      pressure.forEach((now, index) => expect(now).toBeLessThanOrEqual(pressure[index - 1] ?? Infinity));
    }
  });

  it('absorbs heat continuously where its phase name changes', () => {
    const { series } = letDown('C1', 200, -40, 'equilibrium');
    const named = series.liquidTemperature.findIndex(temperature => temperature !== undefined);
    const [before = NaN, after = NaN] = series.heatToContents.slice(named - 1, named + 1);
    expect(Math.abs(after / before - 1)).toBeLessThan(0.02);
  });

  it.each(models)('finishes as a mixture whose phases are indistinguishable where they appear: %s', model => {
    const composition = [
      { id: 'C1', fraction: 0.9 },
      { id: 'C2', fraction: 0.1 },
    ];
    const mixture = { ...dense('C1', 150, -40), fluid: { model: 'peng-robinson' as const, composition } };
    const { ended, steps, events, conservation } = simulateBlowdown(mixture, { endTime: 900, model });
    expect(ended).toBe('time');
    expect(steps.accepted + steps.rejected).toBeLessThan(3000);
    expect(events.filter(({ kind }) => kind === 'liquid-appears')).toHaveLength(1);
    expect(conservation.volume).toBeLessThan(1e-7);
  });

  it('has an orifice size', () => {
    const target = { time: 900, pressure: 791_325 };
    const { run } = sizeOrifice(dense('C2', 100, 50), target);
    expect(run.ended).toBe('pressure');
    expect(run.series.time.at(-1)).toBeLessThanOrEqual(900);
  });
});

describe('a vessel that becomes liquid-full', () => {
  const full = {
    ...dense('C3', 8, 10),
    initial: { temperature: 283.15, pressure: 9.01325e5, level: 4.275 },
    outlet: { ...drum.outlet, diameter: 0.003 },
    heat: { mode: 'pool-fire', environmentFactor: 1, adequateDrainage: true, ambientTemperature: 288 },
  } as const satisfies BlowdownSpec;

  it('ends its run there, with its history and an event', () => {
    const { ended, events, series, conservation } = simulateBlowdown(full, { endTime: 3600 });
    expect(ended).toBe('liquid-full');
    expect(events.at(-1)).toMatchObject({ kind: 'liquid-full', time: series.time.at(-1) });
    expect((series.liquidVolume.at(-1) ?? 0) / (1.5 ** 2 * Math.PI + 2 * (Math.PI / 24) * 1.5 ** 3)).toBeCloseTo(1, 3);
    expect(conservation.mass).toBeLessThan(1e-8);
  });

  it('has no orifice size', () => {
    const target = { time: 3600, pressure: 3e5 };
    const shut = { ...full, outlet: { ...full.outlet, startDelay: 3600 } };
    expect(() => sizeOrifice(shut, target)).toThrow(
      /the liquid fills the vessel before the target pressure is reached/,
    );
  });
});
