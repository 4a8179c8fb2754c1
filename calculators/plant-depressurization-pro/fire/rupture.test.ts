import { describe, expect, test } from 'vitest';
import { calculateJson, caseFrom, run, writeDocument, type CaseInput } from '../../kit/index.ts';
import definition from '../definition.ts';

const drum: CaseInput = {
  orientation: 'Vertical',
  insideDiameter: 2000,
  tangentLength: 5000,
  headType: 'flat',
  wallThickness: 40,
  composition: 'N2: 1',
  initialPressure: 60,
  initialTemperature: 20,
  orificeDiameter: 4,
  heat: 'fire-flux',
  fire: 'scandpowerJet',
  localFire: 'scandpowerJetPeakLarge',
  duration: 12,
};
const calculated = (more: CaseInput) => calculateJson(definition, { ...drum, ...more });
const number = (json: ReturnType<typeof calculated>, id: string): number => {
  const value = json.results[id];
  return value !== null && typeof value === 'object' && 'value' in value ? value.value : NaN;
};
const reported = (more: CaseInput) =>
  run(definition, writeDocument(definition, { cases: [caseFrom(definition, { ...drum, ...more })] }), {
    pictures: true,
  }).cases[0];
const texts = (json: ReturnType<typeof calculated>) => json.messages.map(({ text }) => text);

const titles = (more: CaseInput) => reported(more)?.timeline?.figures.map(({ title }) => title) ?? [];

describe('a drum at constant pressure in a jet fire', () => {
  const result = calculated({});

  test('ruptures when the stress of its cylinder reaches its strength', () => {
    expect(result.results['wallInFire']).toBe('Ruptures');
    expect(number(result, 'strengthMargin')).toBe(0);
    expect(number(result, 'strengthThen') / number(result, 'stressThen')).toBeCloseTo(1, 9);
    const share = 2.08 ** 2 / (2.08 ** 2 - 2 ** 2);
    const stress = Math.hypot(Math.sqrt(3) * 0.1 * number(result, 'pressureThen') * share, 30);
    expect(number(result, 'stressThen') / stress).toBeCloseTo(1, 3);
  });

  test('is reported, with the contents at that time', () => {
    expect(texts(result)).toContainEqual(
      expect.stringMatching(
        /^The wall ruptures in the local fire after [\d.]+ min, at [\d.]+ bar\(g\) with \d+ kg still in the vessel, before it is depressured\.$/,
      ),
    );
  });

  test('has plots of stress and strength, metal temperature, and heat by surface', () => {
    expect(titles({}).slice(-3)).toEqual(['Stress and strength', 'Metal in the local fire', 'Heat from the fire']);
  });

  test.each([
    ['a strength typed that is twice as high', { tensileStrength: 1090 }, 1],
    ['corrosion', { corrosionAllowance: 5 }, -1],
    ['a weaker weld', { weldFactor: 0.7 }, -1],
    ['all of the strength', { strengthFactor: 1 }, 1],
    ['a higher longitudinal stress', { longitudinalStress: 100 }, -1],
    ['a weaker metal', { hotMetal: 'cs-235lt' }, -1],
    ['a profile across the metal', { metalTemperature: 'profile' }, 1],
    ['a smaller jet', { localFire: 'scandpowerJetPeakSmall' }, 1],
  ] as const)('ruptures sooner or later by %s', (_, more, way) => {
    const [time, was] = [number(calculated(more), 'timeToRupture'), number(result, 'timeToRupture')];
    // A wall that does not rupture has no time.
    expect(way === 1 ? !(time < was + 0.2) : time < was - 0.2).toBe(true);
  });
});

describe('the strength of the metal', () => {
  test('is derived from the material by default, and a typed one is reported', () => {
    expect(reported({})?.filled?.['tensileStrength']).toMatchObject({ of: 'Carbon steel 360LT (A333, A671)' });
    expect(reported({ hotMetal: 'ss-316' })?.filled?.['tensileStrength']).toMatchObject({ value: { si: 575e6 } });
    expect(texts(calculated({ tensileStrength: 490 }))).toContainEqual(
      expect.stringMatching(
        /^Tensile strength at 20 °C is used as typed, 490\.?0* MPa; Carbon steel 360LT .* has 545\.?0* MPa/,
      ),
    );
  });
});

describe('no result, or no check', () => {
  test('a drum that is empty in time does not rupture during the run, and the margin is reported', () => {
    const result = calculated({ orificeDiameter: 60 });
    expect(result.results['wallInFire']).toBe('No rupture in the run');
    expect(number(result, 'strengthMargin')).toBeGreaterThan(10);
    expect(texts(result)).toContain('Time to rupture: no time: no rupture within 12.0 min.');
    expect(texts(result)).toContain(
      'The margin on strength is still falling at the end of the run: the wall may rupture later. Increase the duration.',
    );
  });

  test('nothing is reported without the check, and no plot is added', () => {
    const requests = titles({});
    for (const more of [{ localFire: 'none' }, { heat: 'ambient' }] as const) {
      expect(titles(more)).toEqual(requests.slice(0, -3));
      expect(calculated(more).results['wallInFire']).toBeNull();
    }
  });

  test('a pool fire on the wetted area has its dry-wall flux as local fire', () => {
    const own = number(calculated({ heat: 'pool-fire', localFire: 'same' }), 'metalThen');
    expect(own).toBeCloseTo(number(calculated({ heat: 'pool-fire', localFire: 'apiPool' }), 'metalThen'), 9);
  });

  test('metal above the last temperature of its table, a profile and insulation are reported', () => {
    const insulated = { insulation: 'insulated', insulationThickness: 50 };
    expect(texts(calculated({ ...insulated, metalTemperature: 'profile' }))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^With a profile the strength is averaged across the wall/),
        expect.stringMatching(/^The insulation is assumed to stay in place throughout the fire/),
      ]),
    );
    expect(texts(calculated({ wallThickness: 10, initialPressure: 0.5, longitudinalStress: 0 }))).toContain(
      'The metal exceeds 900.0 °C, above which no strength is published for it: zero strength is assumed there.',
    );
  });

  test('a corrosion allowance that leaves no wall is rejected', () => {
    const result = calculated({ corrosionAllowance: 40 });
    expect(result.messages).toContainEqual(
      expect.objectContaining({ level: 'error', text: 'Corrosion allowance must be below the wall thickness.' }),
    );
    expect(result.results['timeToRupture']).toBeNull();
  });
});

describe('temperature-dependent wall properties', () => {
  test('keep it cooler in the fire, and typed values are reported as unused', () => {
    const [constant, varying] = [calculated({ duration: 6 }), calculated({ duration: 6, wallProperties: 'varying' })];
    expect(number(varying, 'highestWallTemperature')).toBeLessThan(number(constant, 'highestWallTemperature') - 1);
    expect(number(varying, 'energyClosure')).toBeLessThan(1e-6);
    const messages = texts(varying).filter(text => !texts(constant).includes(text));
    expect(messages).toContain(
      'Heat capacity and conductivity of the metal are those of Carbon steel 360LT (A333, A671) by temperature; those entered for the wall are not used.',
    );
  });
});
