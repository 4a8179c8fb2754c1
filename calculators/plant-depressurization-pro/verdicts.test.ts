import { loadFluidData } from '@isentrope/engineering/properties';
import { beforeAll, describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput } from '../kit/index.ts';
import definition from './definition.ts';

beforeAll(() => loadFluidData(['C1', 'CO2'], 'pr'));

const vessel: CaseInput = {
  orientation: 'Vertical',
  insideDiameter: 1500,
  tangentLength: 4000,
  wallThickness: 42,
  composition: 'C1: 1',
  initialPressure: 68,
  initialTemperature: 35,
  orificeDiameter: 22,
  designPressure: 85,
  minimumDesignTemperature: -46,
};
const ethane: CaseInput = {
  ...vessel,
  composition: 'C2: 1',
  initialPressure: 48,
  initialTemperature: 32.3,
  minimumDesignTemperature: -64,
};
const dryIce: CaseInput = {
  ...vessel,
  insideDiameter: 600,
  tangentLength: 2400,
  wallThickness: 20,
  composition: 'CO2: 1',
  initialPressure: 40,
  initialTemperature: 20,
  orificeDiameter: 12,
  designPressure: 60,
};

const calculated = (input: CaseInput) => calculateJson(definition, input);
const valueOf = (input: CaseInput, id: string) => (calculated(input).results[id] as { value: number }).value;
const texts = (input: CaseInput) => calculated(input).messages.map(({ text }) => text);

describe('metal still cooling at the end of a run', () => {
  const { results, messages } = calculated(ethane);

  test('is followed until it has passed its coldest, which a run of that duration shows', () => {
    expect(results['brittleFracture']).toBe('Below MDMT');
    expect(valueOf(ethane, 'coldestMetal')).toBeLessThan(-80);
    expect(valueOf(ethane, 'coldestMetal')).toBeCloseTo(
      valueOf({ ...ethane, duration: 120 }, 'lowestWallTemperature'),
      1,
    );
    expect(messages.find(({ field }) => field === 'brittleFracture')?.text).toMatch(
      /^The metal falls 22\.\d K below its minimum design temperature after 7\d\.\d min: /,
    );
  });

  test('is named with its limit where it stays above it', () => {
    const held = { ...ethane, minimumDesignTemperature: -100 };
    expect(calculated(held).results['brittleFracture']).toBe('Not below MDMT');
    expect(texts(held)).toContainEqual(
      expect.stringMatching(
        /^The coldest metal, −8\d\.\d\d °C after 7\d\.\d min, is 14\.\d K above its minimum design temperature of −100\.0 °C\.$/,
      ),
    );
  });

  test('leaves all other results as those of the run entered', () => {
    const without = calculated({ ...ethane, minimumDesignTemperature: '' });
    const verdicts = new Set(['coldestMetal', 'brittleFracture']);
    const others = (of: Readonly<Record<string, unknown>>) => Object.entries(of).filter(([id]) => !verdicts.has(id));
    expect(others(results)).toEqual(others(without.results));
    expect(without.results['coldestMetal']).toBeNull();
  });

  test('gives the same verdict with separate temperatures of gas and liquid', () => {
    expect(calculated({ ...ethane, model: 'non-equilibrium' }).results['brittleFracture']).toBe('Below MDMT');
  });

  test('is reported at its lowest temperature, with the end of the continued run', () => {
    expect(texts(ethane)).toContain(
      'The metal is still cooling at the end of the run and may become colder than this. For the verdict it was continued to 120 min.',
    );
    expect(messages).toContainEqual(expect.objectContaining({ level: 'info', field: 'lowestFluidTemperature' }));
  });

  test('has a verdict if no adjacent fluid is below the limit', () => {
    const warm = calculated({ ...vessel, initialPressure: 20 });
    expect(warm.messages.some(({ field }) => field === 'lowestWallTemperature')).toBe(true);
    expect(warm.results['brittleFracture']).toBe('Not below MDMT');
  });
});

describe('a run that stops because solid forms', () => {
  const { results, messages } = calculated({ ...dryIce, minimumDesignTemperature: -100, targetPressure: 1 });
  const reasons = (field: string) => messages.filter(each => each.field === field).map(({ text }) => text);

  test('reports it', () => {
    expect(reasons('timeToTarget')[0]).toMatch(/^The run stops after [\d.]+ min: solid forms; /);
  });

  test('gives no verdict on the metal, and no time for a pressure not reached', () => {
    expect(results['brittleFracture']).toBeNull();
    expect(reasons('brittleFracture').join()).toMatch(/no verdict: the run stops after [\d.]+ min, when solid forms/);
    expect(results['timeToTarget']).toBeNull();
    expect(reasons('timeToTarget').join()).toMatch(/no time: the run stops after [\d.]+ min, when solid forms, at/);
  });

  test('passes a criterion reached before, and leaves others open', () => {
    expect(results['depressuring']).toBe('Met');
    expect(calculated({ ...dryIce, designPressure: 4 }).results['depressuring']).toBeNull();
  });
});

describe('a run that stops because the liquid fills the vessel', () => {
  const { results, messages } = calculated({
    ...vessel,
    composition: 'C3: 1',
    initialPressure: 5.35,
    initialTemperature: 10,
    liquidLevel: 4275,
    orificeDiameter: 3,
    heat: 'pool-fire',
    duration: 60,
  });

  test('reports it once', () => {
    const said = messages.filter(({ text, level }) => level === 'warning' && text.includes('the liquid fills'));
    expect(said.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^The run stops after [\d.]+ min: the liquid fills the vessel; the pressure then rises/),
    ]);
  });

  test('is not assessed as complete', () => {
    expect(results['timeToTarget']).toBeNull();
    expect(results['depressuring']).toBeNull();
    expect(results['brittleFracture']).toBeNull();
  });
});

describe('the criterion of API 521', () => {
  test('has no verdict if the run is too short and no limit was entered', () => {
    const short = calculated({
      ...vessel,
      designPressure: '',
      minimumDesignTemperature: '',
      duration: 2,
      orificeDiameter: 10,
    });
    expect(short.results['depressuring']).toBeNull();
    expect(short.messages.map(({ text }) => text)).toContain(
      'API 521, within 15 minutes: no verdict: the run ends less than 15 minutes after opening.',
    );
    expect(short.messages.some(({ text }) => text.startsWith('API 521 calls for'))).toBe(false);
  });

  test('is decided beyond the duration where a design pressure was entered, counted from the opening', () => {
    expect(calculated({ ...vessel, duration: 2 }).results['depressuring']).toBe('Met');
    const late = { ...vessel, orificeDiameter: 10, startDelay: 60 };
    expect(calculated(late).results['depressuring']).toBe('Not met');
    expect(calculated(late).results['timeTo690']).toBeNull();
  });

  test('is not met by a sufficiently long run that does not reach it', () => {
    expect(calculated({ ...vessel, orificeDiameter: 10 }).results['depressuring']).toBe('Not met');
    expect(calculated(vessel).results['depressuring']).toBe('Met');
  });
});

describe('an entered target pressure', () => {
  const slow = { ...vessel, designPressure: '', minimumDesignTemperature: '', orificeDiameter: 8, targetPressure: 5 };
  const ofTarget = (input: CaseInput) =>
    calculated(input).messages.flatMap(({ field, level, text }) =>
      field === 'timeToTarget' && level !== 'error' ? [text] : [],
    );

  test.each([15, 5])('that is missed has the pressure at the target time, with a run of %s min', duration => {
    const [text = ''] = ofTarget({ ...slow, duration });
    const [, then] =
      /^The target of 5\.000 bar\(g\) is not reached within the target time of 15\.0 min: the pressure is ([\d.]+) bar\(g\) then\.$/.exec(
        text,
      ) ?? [];
    expect(Number(then), text).toBeCloseTo(valueOf({ ...slow, duration: 15 }, 'finalPressure'), 1);
  });

  test('that is met beyond the duration has its time', () => {
    const quick = { ...slow, orificeDiameter: 22, targetPressure: 3 };
    const [text = ''] = ofTarget({ ...quick, duration: 1 });
    const [, taken] =
      /^The target pressure is reached after ([\d.]+) min, within the target time of 15\.0 min, beyond the duration/.exec(
        text,
      ) ?? [];
    expect(Number(taken), text).toBeCloseTo(valueOf(quick, 'timeToTarget'), 1);
  });
});

describe('messages on a run use the typed units', () => {
  const us: CaseInput = {
    ...vessel,
    insideDiameter: { value: 60, unit: 'inch' },
    wallThickness: { value: 0.9, unit: 'inch' },
    initialPressure: { value: 1000, unit: 'psi(g)' },
    initialTemperature: { value: 95, unit: '°F' },
    minimumDesignTemperature: { value: 32, unit: '°F' },
    duration: { value: 0.25, unit: 'h' },
    orificeDiameter: 12,
  };

  test('a pressure that is not reached, and the criterion of API 521', () => {
    const input = { ...us, orificeDiameter: 5 };
    expect(texts(input).join()).toMatch(/no time: still \d{3}\.\d psi\(g\) at the end of the run/);
    expect(texts({ ...input, duration: { value: 4, unit: 'h' } }).join()).toMatch(
      /API 521 calls for 690 kPa\(g\) \(100 psig\) within 15 minutes; it takes \d\.\d{3} h\./,
    );
  });

  test('metal that is too cold, and a wall that is too thin in a fire', () => {
    expect(texts({ ...us, minimumDesignTemperature: { value: 90, unit: '°F' } }).join()).toMatch(
      /The metal falls \d+\.\d °F below its minimum design temperature after 0\.\d+ h: brittle fracture cannot/,
    );
    expect(texts({ ...us, heat: 'pool-fire' }).join()).toMatch(/The wall is thinner than 0\.98 inch: in a fire/);
  });

  test('solid formation', () => {
    const solid = texts({
      ...dryIce,
      initialTemperature: { value: 68, unit: '°F' },
      duration: { value: 0.25, unit: 'h' },
    });
    expect(solid.join()).toMatch(/The run stops after 0\.\d+ h: solid forms; what follows is not modelled/);
    const gas = { ...vessel, composition: 'C1: 0.9; CO2: 0.1', initialTemperature: { value: -60, unit: '°F' } };
    expect(texts({ ...gas, orificeDiameter: 40 }).join()).toMatch(
      /At [\d.]+ bar\(abs\) and −\d+\.\d °F, in the vessel, carbon dioxide of the contents would be solid \(dry ice\)/,
    );
  });
});

describe('a sized orifice', () => {
  test('shows the time to its target even with a shorter duration', () => {
    const { results, messages } = calculated({ ...vessel, outletMode: 'size', startDelay: 60, duration: 5 });
    const { value } = results['timeToTarget'] as { value: number };
    expect(value).toBeLessThanOrEqual(15);
    expect(value).toBeGreaterThan(14.97);
    expect(results['depressuring']).toBe('Met');
    expect(messages.map(({ text }) => text)).toContain(
      'The run continues beyond its duration to the target time, 16.0 min.',
    );
  });

  test('is reported as impossible in the units of the fields', () => {
    const refused = texts({ ...vessel, outletMode: 'size', targetTime: { value: 0.01, unit: 's' }, targetPressure: 1 });
    expect(refused.join()).toMatch(/no orifice smaller than the vessel brings it to 1\.000 bar\(g\) in/);
  });

  test('larger than a quarter of the vessel gives a warning', () => {
    const large = { ...vessel, orificeDiameter: 400, duration: 0.05 };
    expect(texts(large).some(text => text.startsWith('The orifice is larger than a quarter'))).toBe(true);
  });
});

describe('gas and liquid with separate temperatures', () => {
  const separator: CaseInput = {
    ...vessel,
    composition: 'C1: 0.5; C3: 0.2; nC5: 0.3',
    initialPressure: 40,
    designPressure: 50,
    duration: 17,
    model: 'non-equilibrium',
  };
  const ofCriterion = (input: CaseInput) => calculated(input).messages.filter(({ field }) => field === 'depressuring');

  test('meet the criterion of API 521 sooner than one temperature, which is reported if that does not meet it', () => {
    const between = { ...separator, orificeDiameter: 10.9 };
    expect(calculated(between).results['depressuring']).toBe('Met, but not with the contents at one temperature');
    expect(ofCriterion(between)).toEqual([
      expect.objectContaining({
        level: 'warning',
        text: expect.stringMatching(
          /^With the contents at one temperature the criterion of API 521 is not met: it takes 15\.\d+ min\.$/,
        ),
      }),
    ]);
    expect(calculated({ ...between, model: 'equilibrium' }).results['depressuring']).toBe('Not met');
    expect(ofCriterion({ ...separator, orificeDiameter: 14 })).toEqual([]);
  });
});
