import { describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, type CaseInput } from '../../kit/index.ts';
import definition from '../definition.ts';

/**
 * A thin nitrogen vessel with a minimum wall temperature of −10 °C at a 2.5 mm orifice: a smaller one lets the wall warm the
 * gas, a much larger one leaves no gas to cool the wall.
 */
const vessel: CaseInput = {
  orientation: 'Vertical',
  insideDiameter: 300,
  tangentLength: 1500,
  headType: 'flat',
  wallThickness: 3,
  composition: 'N2: 1',
  initialPressure: 100,
  initialTemperature: 20,
  outletMode: 'metal',
  minimumDesignTemperature: -5,
  targetPressure: 20,
  targetTime: 3,
  duration: 5,
};

const calculated = (more: CaseInput = {}) => {
  const { evaluation, messages } = calculateCase(definition, caseFrom(definition, { ...vessel, ...more }));
  return {
    of: (id: string) => Number(evaluation.value(id)),
    word: (id: string) => evaluation.value(id),
    said: (text: string) => messages.filter(message => message.text.includes(text)).map(message => message.text),
  };
};

describe('the largest orifice for the minimum design metal temperature', () => {
  const result = calculated();

  test('keeps the metal just at the limit, as the verdict states', () => {
    const coldest = result.of('lowestWallTemperature') - 273.15;
    expect(coldest).toBeGreaterThanOrEqual(-5);
    expect(coldest).toBeLessThan(-4.7);
    expect(result.word('brittleFracture')).toBe('Not below MDMT');
    const larger = calculated({
      outletMode: 'given',
      orificeDiameter: result.of('orificeDiameter') * 1005,
      duration: 80,
    });
    expect(larger.of('lowestWallTemperature') - 273.15).toBeLessThan(-5);
  });

  test('is below the range of diameters with too cold metal, not above it', () => {
    expect(result.of('orificeDiameter')).toBeLessThan(0.0025);
    const beyond = calculated({ outletMode: 'given', orificeDiameter: 10 });
    expect(beyond.of('lowestWallTemperature') - 273.15).toBeGreaterThan(-5);
  });

  test('stays above the limit by the requested margin', () => {
    const above = calculated({ metalMargin: 4 });
    expect(above.of('lowestWallTemperature') - 273.15).toBeGreaterThanOrEqual(-1);
    expect(above.of('orificeDiameter')).toBeLessThan(result.of('orificeDiameter'));
  });

  test('is compared with the orifice for the target time: a range between them, or none', () => {
    const wide = calculated({ targetTime: 60, duration: 60 });
    expect(wide.said('meet both')).toEqual([
      expect.stringMatching(/^Orifices from [\d.]+ mm to [\d.]+ mm meet both: /),
    ]);
    const forTime = calculated({ outletMode: 'size', targetTime: 0.5 });
    const none = calculated({ targetTime: 0.5 }).said('No orifice meets both');
    expect(none).toEqual([expect.stringMatching(/ needs at least ([\d.]+) mm, .* allows at most ([\d.]+) mm; /)]);
    const [minimum = NaN, maximum = NaN] = (/least ([\d.]+) mm.*most ([\d.]+) mm/.exec(none[0] ?? '') ?? [])
      .slice(1)
      .map(Number);
    expect(Math.abs(minimum / (forTime.of('orificeDiameter') * 1000) - 1)).toBeLessThan(2e-3);
    expect(maximum).toBeLessThan(minimum);
  });
});

describe('no orifice exists', () => {
  test.each<[string, CaseInput, RegExp]>([
    ['without the temperature', { minimumDesignTemperature: '' }, /minimum design metal temperature/],
    ['without a wall', { heat: 'adiabatic' }, /the wall is not modelled/],
    ['where the metal starts below it', { minimumDesignTemperature: 30 }, /the metal starts at/],
    ['where the air is colder', { ambientTemperature: -20, duration: 20 }, /the metal may fall below/],
  ])('%s', (_, more, text) => {
    const { word } = calculated(more);
    expect(JSON.stringify(word('orificeDiameter'))).toMatch(text);
  });
});

describe('with a tail pipe', () => {
  /** Its thin metal follows the gas, unlike the thick wall of this vessel. */
  const piped: CaseInput = {
    wallThickness: 30,
    minimumDesignTemperature: -60,
    tailPipe: 'given',
    tailPipeDiameter: 30,
    tailPipeLength: 5,
    tailPipeFittings: 0,
    tailPipeThickness: 5,
    duration: 5,
  };

  test('its metal limits the orifice by its own temperature limit', () => {
    const held = calculated({ ...piped, tailPipeMinimumTemperature: -5 });
    expect(held.said('The tail pipe limits the orifice')).toHaveLength(1);
    expect(held.of('tailPipeMetalTemperature') - 273.15).toBeGreaterThanOrEqual(-5);
    expect(held.of('tailPipeMetalTemperature') - 273.15).toBeLessThan(-4.5);
    expect(calculated({ ...piped, tailPipeMinimumTemperature: -5, metalMargin: 3 }).of('orificeDiameter')).toBeLessThan(
      held.of('orificeDiameter'),
    );
  });

  test('without its own limit it is not checked, which is reported', () => {
    const free = calculated({ ...piped, targetTime: 0.5, duration: 2 });
    expect(free.of('orificeDiameter')).toBeCloseTo(0.03, 9);
    expect(free.said('the bore of the tail pipe')).toHaveLength(1);
    expect(free.said('no minimum design temperature is entered for the tail pipe')).toHaveLength(1);
  });

  test('if it is too cold from the start, there is no orifice', () => {
    const { word } = calculated({ ...piped, tailPipeMinimumTemperature: 25 });
    expect(JSON.stringify(word('orificeDiameter'))).toMatch(/the metal of the tail pipe starts at/);
  });
});
