import type { BlowdownRun } from '@isentrope/engineering/vessels';
import { describe, expect, test } from 'vitest';
import type { CaseInput } from '../../kit/index.ts';
import { evaluator } from '../../testing/evaluator.ts';
import definition from '../definition.ts';

const by = evaluator(definition);

/** Nitrogen in a thin vessel that is closed until the fire has heated it. */
const vessel: CaseInput = {
  orientation: 'Vertical',
  insideDiameter: 500,
  tangentLength: 1500,
  headType: 'flat',
  wallThickness: 10,
  composition: 'N2: 1',
  initialPressure: 20,
  initialTemperature: 20,
  orificeDiameter: 2,
  startDelay: 600,
  heat: 'fire-flux',
  fire: 'apiPool',
  duration: 4,
};
const hottest = (change: CaseInput) => by({ ...vessel, ...change }).of('highestWallTemperature');

describe('a fire of limited duration', () => {
  test('heats according to its duration, whenever it starts', () => {
    const whole = hottest({ duration: 1 });
    expect(hottest({ fireDuration: 1 }) / whole).toBeCloseTo(1, 3);
    expect(hottest({ fireStart: 3 }) / whole).toBeCloseTo(1, 2);
    expect(hottest({})).toBeGreaterThan(whole + 50);
    expect(hottest({ heat: 'pool-fire', fireDuration: 1 })).toBeLessThan(hottest({ heat: 'pool-fire' }) - 50);
  });

  test('lets the wall cool again', () => {
    const run = by({ ...vessel, fireDuration: 1, duration: 8 }).rawValue('run') as BlowdownRun;
    const { time, highestWallTemperature } = run.series;
    const hot = highestWallTemperature.map(each => each ?? NaN);
    const maximum = Math.max(...hot);
    expect(maximum).toBeGreaterThan((hot.at(-1) ?? NaN) + 5);
    expect(time[hot.indexOf(maximum)]).toBeCloseTo(60, 0);
    expect(run.events.filter(({ kind }) => kind.startsWith('fire'))).toEqual([
      expect.objectContaining({ kind: 'fire-ends', time: 60 }),
    ]);
  });

  test('does not rupture a wall that a permanent fire would', () => {
    const local = {
      ...vessel,
      initialPressure: 80,
      localFire: 'scandpowerJetPeakLarge',
      hotMetal: 'cs-360lt',
      duration: 6,
    };
    const ruptured = by(local).of('timeToRupture');
    expect(ruptured).toBeGreaterThan(30);
    expect(by({ ...local, fireStart: 1 }).of('timeToRupture')).toBeCloseTo(ruptured + 60, -1);
    const spared = by({ ...local, fireDuration: { value: ruptured / 2, unit: 's' } });
    expect(spared.rawValue('wallInFire')).toBe('No rupture in the run');
  });

  test('is reported as unused if the run ends before it', () => {
    expect(by({ ...vessel, fireStart: 5 }).messageMarks).toContain('info fireStart');
    expect(by({ ...vessel, fireDuration: 5 }).messageMarks).toContain('info fireDuration');
    expect(by({ ...vessel, fireDuration: 1 }).messageMarks).not.toContain('info fireDuration');
  });
});
