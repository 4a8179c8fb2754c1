import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, loadFor, Table, type CaseInput } from '../../kit/index.ts';
import definition from '../definition.ts';
import { equationNotes } from './equation-check.ts';

const vessel: CaseInput = {
  orientation: 'Vertical',
  insideDiameter: 600,
  tangentLength: 2000,
  wallThickness: 20,
  composition: 'CO2: 1',
  initialPressure: 45,
  initialTemperature: 40,
  orificeDiameter: 12,
  targetPressure: 20,
  duration: 1,
  equationCheck: 'yes',
};

async function calculated(more: CaseInput = {}) {
  const data = caseFrom(definition, { ...vessel, ...more });
  await loadFor(definition, [data]);
  return calculateCase(definition, data);
}

const rowsOf = ({ evaluation }: Awaited<ReturnType<typeof calculated>>) => {
  const value = evaluation.value('equations');
  return value instanceof Table ? value.rows : [];
};
const about = ({ messages }: Awaited<ReturnType<typeof calculated>>, text: string) =>
  messages.filter(message => message.text.includes(text));

describe('a vessel by both equations of state', () => {
  let [cubic, own]: Awaited<ReturnType<typeof calculated>>[] = [];
  beforeAll(async () => {
    cubic = await calculated();
    own = await calculated({ equationOfState: 'reference' });
  });

  test('has the same two rows whichever is selected, in the other order', () => {
    const [one, other] = [cubic, own].map(result => result && rowsOf(result));
    expect(one?.map(([name]) => name)).toEqual([
      'Peng–Robinson',
      'the reference equation of carbon dioxide',
      'Difference of the second',
    ]);
    expect(other?.slice(0, 2)).toEqual(one?.slice(0, 2).toReversed());
    expect(one?.[0]?.[4]).toBe(cubic?.evaluation.value('peakFlow'));
    const [flow, otherFlow] = [Number(one?.[0]?.[4]), Number(one?.[1]?.[4])];
    expect(Math.abs(parseFloat(String(one?.[2]?.[4]).replace('−', '-')) - (otherFlow / flow - 1) * 100)).toBeLessThan(
      0.1,
    );
  });

  test('warns if only the other equation gives metal below its minimum design temperature', async () => {
    const coldest = rowsOf(cubic ?? (await calculated())).map(row => Number(row[2]));
    const [one = NaN, two = NaN] = coldest;
    const between = { value: (one + two) / 2, unit: 'K' };
    const colderIsOther = two < one ? 'peng-robinson' : 'reference';
    const result = await calculated({ minimumDesignTemperature: between, equationOfState: colderIsOther });
    expect(about(result, 'below its minimum design temperature; by')).toHaveLength(1);
    expect(about(result, 'below its minimum design temperature; by')[0]?.field).toBe('brittleFracture');
    const safe = colderIsOther === 'reference' ? 'peng-robinson' : 'reference';
    const other = await calculated({ minimumDesignTemperature: between, equationOfState: safe });
    expect(about(other, 'below its minimum design temperature; by')).toHaveLength(0);
  });
});

/**
 * Methane from 200 to 60 bar(abs) in an adiabatic vessel: 77.7504 s by CoolProp 8.0.0, ∫ V·dρ/(C_d·A·G) along the isentrope of
 * the contents with the maximum flux G of the nozzle at each pressure.
 */
describe('methane from 200 bar', () => {
  const methane = {
    insideDiameter: 1500,
    tangentLength: 4000,
    wallThickness: 42,
    composition: 'C1: 1',
    initialPressure: 198.986_75,
    initialTemperature: 27,
    orificeDiameter: 22,
    targetPressure: 58.986_75,
    duration: 2,
    heat: 'adiabatic',
  };
  const { equationCheck: _, ...blank } = vessel;
  const result = async (more: CaseInput) => {
    const data = caseFrom(definition, { ...blank, ...methane, ...more });
    await loadFor(definition, [data]);
    return calculateCase(definition, data);
  };

  test('is checked by default, and the time by Peng–Robinson is non-conservative', async () => {
    expect(about(await result({}), 'puts the time to the target pressure')).toMatchObject([
      {
        level: 'warning',
        field: 'timeToTarget',
        text: 'The reference equation of methane puts the time to the target pressure 7.5 % higher than Peng–Robinson: by it, the result is on the unsafe side; the reference equation of methane is more accurate: choose it.',
      },
    ]);
  });

  test('is correct by its reference equation, and Peng–Robinson gives no warning', async () => {
    const own = await result({ equationOfState: 'reference' });
    expect(Number(own.evaluation.value('timeToTarget')) / 77.7504).toBeCloseTo(1, 4);
    expect(about(own, 'puts the time to the target pressure')).toMatchObject([
      { level: 'info', field: 'timeToTarget' },
    ]);
  });
});

/**
 * NeqSim 3.26.0, CPA with three phases: 27.2 kg/m³ of gas, 0.118 mol/mol of oil of 661 and 0.299 of water of 991, 70.92 kg/m³ in all.
 * GERG-2008 with two phases has 76.5 kg/m³.
 */
describe('contents with free water', () => {
  const wet = {
    composition: 'C1: 0.6; nC8: 0.1; H2O: 0.3',
    initialPressure: 40,
    initialTemperature: 40,
    targetPressure: 30,
    duration: { value: 30, unit: 's' },
  };

  test('are held by Peng–Robinson, and GERG-2008 is no check of it', async () => {
    const result = await calculated(wet);
    const density = Number(result.evaluation.value('initialMass')) / Number(result.evaluation.value('vesselVolume'));
    expect(Math.abs(density / 70.92 - 1)).toBeLessThan(0.015);
    expect(result.evaluation.value('equations')).toMatchObject({ ruledOut: true });
    expect(about(result, 'GERG-2008')).toEqual([]);
  });

  test('below a gas without oil are held by GERG-2008 too, within 1 % of Peng–Robinson, with a warning', async () => {
    const gas = { ...wet, composition: 'C1: 0.7; H2O: 0.3', targetPressure: 35 };
    const result = await calculated({ ...gas, equationOfState: 'reference' });
    expect(result.evaluation.faults).toEqual([]);
    const [own, other] = rowsOf(result);
    for (const column of [1, 4, 5])
      expect(Math.abs(Number(own?.[column]) / Number(other?.[column]) - 1)).toBeLessThan(0.01);
    expect(about(result, 'once there is free water below another liquid')).toMatchObject([{ level: 'warning' }]);
  });

  test('at the start are refused by GERG-2008, which would follow a state that is not stable', async () => {
    const result = await calculated({ ...wet, equationOfState: 'reference' });
    expect(about(result, 'is a second liquid at the start')).toMatchObject([
      {
        level: 'error',
        field: 'equationOfState',
        text: 'By GERG-2008 30 % of the contents, by amount, is a second liquid at the start, water, and the run would follow only one: choose Peng–Robinson, which follows free water.',
      },
    ]);
    expect(result.evaluation.value('timeToTarget')).toMatchObject({ text: 'not simulated: the case has an error' });
  });

  // thermo 0.6.1, Peng–Robinson with three phases: 0.097 of the contents is water, with 0.002 of water in the gas. The run by GERG-2008
  // found no state of them, without a reason.
  test('of a gas at 70 bar are refused by GERG-2008 too', async () => {
    const gas = { composition: 'C1: 0.8; nC5: 0.1; H2O: 0.1', initialPressure: { value: 70, unit: 'bar(abs)' } };
    const result = await calculated({ ...wet, ...gas, equationOfState: 'reference' });
    expect(result.evaluation.faults).toEqual([]);
    expect(about(result, 'is a second liquid at the start')).toMatchObject([
      { level: 'error', text: expect.stringMatching(/^By GERG-2008 9\.[789] % of the contents/) },
    ]);
  });

  test('that condense later lead from GERG-2008 to Peng–Robinson, with a warning', () => {
    const own = {
      equation: 'GERG-2008',
      timeToTarget: 100,
      lowestMetal: undefined,
      lowestFluid: 300,
      peakFlow: 1,
      releasedMass: 1,
    };
    const other = { ...own, equation: 'Peng–Robinson', timeToTarget: 104 };
    const notes = equationNotes({
      equationCheck: { own, other, isWet: true },
      equationOfState: 'reference',
      minimumDesignTemperature: undefined,
    });
    expect(notes).toMatchObject([
      {
        level: 'warning',
        text: expect.stringContaining('has a phase for the free water of these contents: choose it'),
      },
    ]);
  });

  test('that condense as one liquid are followed by GERG-2008, and say where ice ends the run', async () => {
    const large = {
      insideDiameter: 2000,
      tangentLength: 6000,
      wallThickness: 50,
      orificeDiameter: 25,
      duration: 15,
      targetPressure: '',
    };
    const moist = {
      ...large,
      composition: 'C1: 0.9; H2O: 0.01; C2: 0.09',
      initialPressure: 100,
      initialTemperature: 80,
    };
    const [result, cubic] = await Promise.all([
      calculated({ ...moist, equationOfState: 'reference' }),
      calculated(moist),
    ]);
    const time = ({ evaluation }: typeof result) => Number(evaluation.value('timeToTarget'));
    expect(Math.abs(time(result) / time(cubic) - 1)).toBeLessThan(0.01);
    const cold = {
      ...large,
      composition: 'C1: 0.9; C2: 0.098; H2O: 0.002',
      initialPressure: 40,
      initialTemperature: 40,
      heat: 'adiabatic',
    };
    const frozen = await calculated({ ...cold, equationOfState: 'reference' });
    expect(frozen.evaluation.faults).toEqual([]);
    expect(JSON.stringify(frozen.evaluation.value('timeToTarget'))).toContain('water freezes out of the fluid');
  });
});

test('is run once if the check is turned off', async () => {
  const result = await calculated({ equationCheck: 'no' });
  expect(rowsOf(result)).toEqual([]);
  expect(result.evaluation.value('equations')).toMatchObject({ ruledOut: true });
});

test('names a component missing in the other equation, and keeps the results', async () => {
  const result = await calculated({ composition: 'C1: 0.9; Bz: 0.1', initialTemperature: 80 });
  expect(JSON.stringify(result.evaluation.value('equations'))).toContain('benzene is no component of GERG-2008');
  expect(result.evaluation.value('peakFlow')).toBeGreaterThan(0);
});
