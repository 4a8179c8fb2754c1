import { describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput } from '../kit/index.ts';
import definition from './definition.ts';

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
const texts = (input: CaseInput) => calculated(input).messages.map(({ text }) => text);

describe('metal still cooling at the end of a run', () => {
  const { results, messages } = calculated(ethane);

  test('has no verdict, since a longer run finds it below its limit', () => {
    expect(results['brittleFracture']).toBeNull();
    expect(messages.find(({ field, level }) => field === 'brittleFracture' && level === 'info')?.text).toContain(
      'above MDMT and still falling; increase the duration',
    );
    const lowest = (results['lowestWallTemperature'] as { value: number }).value;
    const reason = messages.find(({ field, level }) => field === 'brittleFracture' && level === 'info')?.text ?? '';
    const [, stated, margin] =
      /no verdict: (−?[\d.]+) °C at the end of the run, ([\d.]+) (?:K|°C) above MDMT/.exec(reason) ?? [];
    expect(Number(stated?.replace('−', '-')), reason).toBeCloseTo(lowest, 1);
    expect(Number(margin)).toBeCloseTo(lowest + 64, 1);
    expect(calculated({ ...ethane, duration: 30 }).results['brittleFracture']).toBe('Below MDMT');
  });

  test('gives a warning at its lowest temperature', () => {
    expect(messages).toContainEqual(expect.objectContaining({ level: 'warning', field: 'lowestWallTemperature' }));
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
  test('has no verdict if the run is too short', () => {
    const short = calculated({ ...vessel, duration: 2 });
    expect(short.results['depressuring']).toBeNull();
    expect(short.messages.map(({ text }) => text)).toContain(
      'API 521, within 15 minutes: no verdict: the run ends less than 15 minutes after opening.',
    );
    expect(short.messages.some(({ text }) => text.startsWith('API 521 calls for'))).toBe(false);
    expect(calculated({ ...vessel, orificeDiameter: 10, startDelay: 60 }).results['depressuring']).toBeNull();
  });

  test('is not met by a sufficiently long run that does not reach it', () => {
    expect(calculated({ ...vessel, orificeDiameter: 10 }).results['depressuring']).toBe('Not met');
    expect(calculated(vessel).results['depressuring']).toBe('Met');
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
    const traces = { ...vessel, composition: 'C1: 0.9; CO2: 0.1', initialTemperature: { value: -60, unit: '°F' } };
    expect(texts({ ...traces, orificeDiameter: 40 }).join()).toMatch(
      /The contents fall to −\d+\.\d °F, at or below the triple point of CO2 \(−69\.80 °F\)/,
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
    expect(calculated(between).results['depressuring']).toBe('Met');
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
