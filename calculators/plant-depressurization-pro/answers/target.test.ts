import { flatHead, vessel as vesselShape } from '@isentrope/engineering/geometry';
import { simulateBlowdown } from '@isentrope/engineering/vessels';
import { describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput } from '../../kit/index.ts';
import definition from '../definition.ts';
import { historyPlots, historyTable } from './history.ts';
import { stepsOf } from './history-rows.ts';

const vessel: CaseInput = {
  orientation: 'Vertical',
  insideDiameter: 600,
  tangentLength: 2400,
  wallThickness: 20,
  composition: 'C1: 1',
  initialPressure: 20,
  initialTemperature: 20,
  orificeDiameter: 12,
};
const calculated = (change: CaseInput) => calculateJson(definition, { ...vessel, ...change });
const messagesOf = (change: CaseInput) => calculated(change).messages.map(({ text }) => text);

describe('an orifice sized without a target', () => {
  test('is sized for half the design pressure if that is below 690 kPa(g), which is reported', () => {
    const { results, messages } = calculated({ outletMode: 'size', designPressure: 10, initialPressure: 9 });
    expect(results['depressuring']).toBe('Met');
    expect((results['timeToHalfDesign'] as { value: number }).value).toBeCloseTo(15, 1);
    expect(messages.map(({ text }) => text)).toContain(
      'The orifice is sized for half the design pressure, 5.000 bar(g): the lower of the two API 521 criteria.',
    );
  });

  test('is sized for 690 kPa(g) if that is lower, which is reported', () => {
    expect(messagesOf({ outletMode: 'size', designPressure: 30 })).toContain(
      'The orifice is sized for 690 kPa(g), 6.900 bar(g): the lower of the two API 521 criteria.',
    );
  });

  test('gives a warning if the typed target is less strict than API 521', () => {
    expect(messagesOf({ outletMode: 'size', designPressure: 10, initialPressure: 9, targetPressure: 6 })).toContain(
      'The target of 6.000 bar(g) is above the API 521 criterion: half the design pressure, 5.000 bar(g).',
    );
  });
});

describe('nothing to depressurise is reported', () => {
  test('a target above the initial or not above the back pressure', () => {
    expect(messagesOf({ targetPressure: 25 })).toContain(
      'The target of 25.00 bar(g) is not below the initial pressure: it is met before the valve opens.',
    );
    expect(messagesOf({ targetPressure: 1, backPressure: 2 })).toContain(
      'The target of 1.000 bar(g) is not above the back pressure: it is never reached.',
    );
  });

  test('a start delay longer than the duration', () => {
    expect(messagesOf({ startDelay: 1200, duration: 15 })).toContain(
      'The valve opens after 20.0 min and the run ends after 15.0 min, so it stays shut. Make the duration longer than the start delay.',
    );
  });

  test('a pressure beyond the equation of state', () => {
    const { results, messages } = calculated({ initialPressure: 5000 });
    expect(results['timeToTarget']).toBeNull();
    expect(messages.find(({ field }) => field === 'initialPressure')?.text).toMatch(/1000/);
  });
});

test('pressures of plots and history are gauge, like the typed ones', () => {
  const head = flatHead(0.6);
  const run = simulateBlowdown(
    {
      shape: vesselShape('vertical', 0.6, 2.4, [head, head]),
      wall: { metal: { thickness: 0.02, density: 7850, heatCapacity: 480, conductivity: 45 } },
      fluid: { model: 'peng-robinson', composition: [{ id: 'C1', fraction: 1 }] },
      initial: { temperature: 293.15, pressure: 21.01325e5 },
      outlet: { diameter: 0.012, dischargeCoefficient: 0.85, backPressure: 101_325 },
      heat: { mode: 'adiabatic' },
    },
    { endTime: 10 },
  );
  const { y, series } = historyPlots(run, { targetPressure: 7.91325e5, minimumDesignTemperature: undefined })[0] ?? {};
  expect(y).toMatchObject({ kind: 'gaugePressure', unit: 'bar(g)' });
  expect(series?.map(({ points }) => Math.round(points[0]?.[1] ?? NaN))).toEqual([20e5, 690_000]);
  const { columns, rows } = historyTable(run, stepsOf(run.series.time));
  const column = columns.findIndex(({ id }) => id === 'pressure');
  expect(columns[column]).toMatchObject({ kind: 'gaugePressure', unit: 'bar(g)' });
  expect(rows[0]?.[column]).toBeCloseTo(20e5, 3);
});

describe('gas and liquid with separate temperatures', () => {
  const condensing: CaseInput = {
    insideDiameter: 1130,
    tangentLength: 2771,
    headType: 'flat',
    wallThickness: 59,
    composition: 'C1: 0.8; C2: 0.1; C3: 0.1',
    initialPressure: 119,
    initialTemperature: 15,
    orificeDiameter: 10,
    model: 'non-equilibrium',
    duration: 20,
  };

  test('reports which model is conservative, and the metal temperature by it', () => {
    const text = messagesOf(condensing).find(each => each.startsWith('With gas and liquid at separate temperatures'));
    expect(text).toMatch(
      /by about 6 K where .* One temperature is the conservative choice; it puts the coldest metal at −\d+\.\d+ °C/,
    );
  });

  test('is checked against the minimum design metal temperature by the colder of both', () => {
    const apart = calculated(condensing).results['lowestWallTemperature'] as { value: number };
    const one = calculated({ ...condensing, model: 'equilibrium' }).results['lowestWallTemperature'] as {
      value: number;
    };
    expect(one.value).toBeLessThan(apart.value);
    const between = (one.value + apart.value) / 2;
    expect(calculated({ ...condensing, minimumDesignTemperature: between }).results['brittleFracture']).toBe(
      'Below MDMT',
    );
  });
});

test('hydrogen at high pressure reports the error of its density', () => {
  expect(messagesOf({ composition: 'H2: 1', initialPressure: 138, duration: 1 }).join()).toMatch(
    /equation overstates the density of hydrogen, by 3 % at 138 bar\(g\)/,
  );
  const us = { initialPressure: { value: 2000, unit: 'psi(g)' } };
  expect(messagesOf({ composition: 'H2: 1', ...us, duration: 1 }).join()).toMatch(
    /by 3 % at 2002 psi\(g\) and by more/,
  );
});

describe('a target time with a given orifice', () => {
  const input = { outletMode: 'given', orificeDiameter: 20, targetPressure: 10, duration: 30 } as const;

  test('is compared with the time the vessel takes', () => {
    const late = messagesOf({ ...input, targetTime: 0.02 });
    expect(
      late.some(text => /^The target pressure is reached after .*, later than the target time of /.test(text)),
    ).toBe(true);
    const early = messagesOf({ ...input, targetTime: 29 });
    expect(early.some(text => /^The target pressure is reached after .*, within the target time of /.test(text))).toBe(
      true,
    );
  });
});
