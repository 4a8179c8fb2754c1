import { describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput } from '../kit/index.ts';
import definition from './definition.ts';

const vessel: CaseInput = {
  orientation: 'Vertical',
  insideDiameter: 1500,
  tangentLength: 4000,
  wallThickness: 42,
  composition: 'N2: 1',
  initialPressure: 20,
  initialTemperature: 35,
  orificeDiameter: 22,
  duration: 1,
};

const propane = { composition: 'C3: 1', initialTemperature: 30, initialPressure: 9.8, liquidLevel: 1000 };

const calculated = (input: CaseInput) => calculateJson(definition, { ...vessel, ...input });
const messagesOf = (input: CaseInput, level: string) =>
  calculated(input).messages.flatMap(each => (each.level === level ? [`${each.field}: ${each.text}`] : []));

describe("impossible inputs are reported once, in the field's units, and not simulated", () => {
  test.each<[string, CaseInput, string]>([
    [
      'a level without liquid',
      { liquidLevel: 500 },
      'liquidLevel: There is no liquid at this pressure and temperature: leave the liquid level blank.',
    ],
    [
      'a level above the top, whatever else is wrong with it',
      { liquidLevel: 9000 },
      'liquidLevel: Liquid level must be below the top of the vessel: it would be full of liquid.',
    ],
    [
      'contents that are solid',
      { composition: 'CO2: 0.9; C1: 0.1', initialTemperature: -70, initialPressure: 3 },
      'initialTemperature: Initial temperature must be above the triple point of carbon dioxide, −56.56 °C: it would be solid.',
    ],
    [
      'a vessel full of liquid',
      { composition: 'C3: 1', initialTemperature: 0 },
      'initialPressure: The vessel would be full of liquid at this pressure and temperature; a blowdown needs a gas space. Enter the pressure at which the liquid begins to boil and a liquid level just below the top: the pressure falls to it almost immediately, once a little liquid has left.',
    ],
    [
      'a target below the back pressure',
      { outletMode: 'size', targetPressure: 1, backPressure: 2 },
      'targetPressure: Target pressure must be above the back pressure of 2.000 bar(g): it would never be reached.',
    ],
    [
      'a target above the initial pressure',
      { outletMode: 'size', targetPressure: 30 },
      'targetPressure: Target pressure must be below the initial pressure of 20.00 bar(g).',
    ],
    [
      'a relief valve set below its back pressure',
      { reliefAction: 'pop', reliefArea: 100, reliefSetPressure: 1, backPressure: 2 },
      'reliefSetPressure: Set pressure of the relief valve must be above the back pressure of 2.000 bar(g).',
    ],
    [
      'liquid at one temperature',
      { ...propane, heat: 'isothermal' },
      'heat: Contents with liquid cannot be kept at a constant temperature: their pressure would not fall.',
    ],
    [
      'a wall as thick as the vessel',
      { wallThickness: 800 },
      'wallThickness: Wall thickness must be below the inside radius of the vessel.',
    ],
    [
      'a pressure far from the vapour pressure',
      { ...propane, initialPressure: 20 },
      'initialPressure: A single component with a liquid level is at its vapour pressure, 9.779 bar(g) at this temperature: enter that, or leave the level blank.',
    ],
    [
      'surroundings hotter than any',
      { ambientTemperature: 150 },
      'ambientTemperature: Ambient temperature must be at least −100 and at most 100 °C.',
    ],
  ])('%s', (_, input, sentence) => {
    expect(messagesOf(input, 'error')).toEqual([sentence]);
    const { results, messages } = calculated(input);
    expect(results['peakFlow']).toBeNull();
    expect(messages.some(({ text }) => / (Pa|K)\b/.test(text))).toBe(false);
  });
});

describe('a limit that depends on another input is stated in the typed unit', () => {
  const psi = (value: number) => ({ value, unit: 'psi(g)' });

  test("a target outside the vessel's pressure range", () => {
    const input = { outletMode: 'size', initialPressure: psi(300) };
    expect(messagesOf({ ...input, targetPressure: psi(20), backPressure: psi(30) }, 'error')).toEqual([
      'targetPressure: Target pressure must be above the back pressure of 30.00 psi(g): it would never be reached.',
    ]);
    expect(messagesOf({ ...input, targetPressure: psi(400) }, 'error')).toEqual([
      'targetPressure: Target pressure must be below the initial pressure of 300.0 psi(g).',
    ]);
  });

  test('solid contents', () =>
    expect(
      messagesOf(
        {
          composition: 'CO2: 0.9; C1: 0.1',
          initialTemperature: { value: -94, unit: '°F' },
          initialPressure: 3,
        },
        'error',
      ),
    ).toEqual([
      'initialTemperature: Initial temperature must be above the triple point of carbon dioxide, −69.80 °F: it would be solid.',
    ]));

  test('and does not leak a value of its own into the message', () => {
    const { messages } = calculated({ outletMode: 'size', targetPressure: 30 });
    expect(messages.filter(({ level }) => level === 'error')).toEqual([
      {
        level: 'error',
        text: 'Target pressure must be below the initial pressure of 20.00 bar(g).',
        field: 'targetPressure',
      },
    ]);
  });
});

describe('questionable inputs that are simulated give a warning', () => {
  test('a temperature beyond the data of contents and steel', () => {
    const warnings = messagesOf({ initialTemperature: 2000 }, 'warning');
    expect(warnings.join(' ')).toMatch(
      /The heat capacity of nitrogen is known from −223.* °C to 726.* °C; outside that range it is/,
    );
    expect(warnings.some(text => text.includes('above 600 °C neither is adequate for steel'))).toBe(true);
  });

  test('a liquid draw without liquid', () => {
    expect(messagesOf({ draw: 'liquid' }, 'warning')).toContain(
      'draw: There is no liquid in this run: the valve draws vapour throughout.',
    );
  });

  test('a pressure near the vapour pressure that replaces it', () => {
    expect(messagesOf({ ...propane, initialPressure: 9.5 }, 'warning')).toContain(
      'initialPressure: A single component with a liquid level is at its vapour pressure: 9.779 bar(g) is used as the initial pressure.',
    );
  });
});

test('a composition in rounded fractions that the field accepts is simulated', () => {
  const { results } = calculated({ composition: 'C1: 0.3333; C2: 0.3333; C3: 0.3333' });
  expect(results['peakFlow']).not.toBeNull();
});
