import { describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput } from '../kit/index.ts';
import free from '../restriction-orifice/definition.ts';
import pro from './definition.ts';

const liquid: CaseInput = {
  fluidType: 'Liquid',
  flowRate: 1137,
  upstreamPressure: 8,
  pressureDifferential: 5,
  viscosity: 0.62,
  fluidUpstreamDensity: 945,
  pipeInsideDiameter: 52,
};
const gas: CaseInput = {
  fluidType: 'Gas',
  flowRate: 12400,
  upstreamPressure: 64,
  pressureDifferential: 44,
  viscosity: 0.014,
  fluidUpstreamDensity: 47.2,
  specificHeatRatio: 1.28,
  pipeInsideDiameter: 73.66,
};
const value = (result: unknown) => (result as { value: number }).value;
const warnings = (input: CaseInput) =>
  calculateJson(pro, input).messages.flatMap(({ level, text, source }) =>
    level === 'warning' ? [{ text, source }] : [],
  );

describe('the limits of ISO 5167-2', () => {
  test.each(['original', 'iso5167'])('are reported with their clause, once each, by the method %s', method => {
    const match = warnings({ ...liquid, method }).filter(({ text }) => text.includes('Outside the limits'));
    expect(match.map(({ source }) => source)).toEqual(['ISO 5167-2:2022, 5.3.1', 'ISO 5167-2:2022, 5.3.1']);
    expect(match[0]?.text).toMatch(/the bore of 4\.\d+ mm is below 12\.5 mm\.$/);
    expect(match[1]?.text).toMatch(/β = 0\.0\d+ is outside 0\.1 to 0\.75\.$/);
  });

  test('use the typed unit', () => {
    const us = { ...liquid, pipeInsideDiameter: { value: 2.05, unit: 'inch' } };
    expect(warnings(us)[0]?.text).toMatch(/the bore of 0\.\d{4} inch is below 0\.492 inch\.$/);
    expect(
      warnings({ ...us, pipeInsideDiameter: { value: 1.5, unit: 'inch' } }).map(({ text }) => text),
    ).toContainEqual(expect.stringMatching(/the pipe bore of 1\.500 inch is outside 2\.0 inch to 39 inch\.$/));
  });

  test.each(['original', 'iso5167'])('of the expansibility is reported once by the method %s', method => {
    for (const pressureDifferential of [20, 44]) {
      const match = warnings({ ...gas, method, pressureDifferential }).filter(({ text }) =>
        text.includes('below 0.75'),
      );
      expect(match).toHaveLength(1);
      expect(match[0]?.source).toBe('ISO 5167-2:2022, 5.3.2.2');
    }
  });
});

describe('the velocity in the bore', () => {
  const by = (method: string, input: CaseInput) => calculateJson(pro, { ...input, method });

  test('of a choked gas is sonic, not that at ρ₁', () => {
    const { results } = by('iso5167', gas);
    expect(results['flowCondition']).toBe('Choked');
    const upstream = Math.sqrt((1.28 * 64e5) / 47.2);
    expect(value(results['sonicVelocity'])).toBeCloseTo(upstream, 8);
    expect(value(results['maxVelocity'])).toBeCloseTo(upstream * Math.sqrt(2 / 2.28), 8);
    expect(by('original', gas).messages).toContainEqual({
      level: 'info',
      text: 'The simplified method takes the bore velocity at ρ₁; p₂/p₁ is at or below the critical ratio, so the gas is in fact sonic there.',
      field: 'maxVelocity',
    });
  });

  test('of a gas rises continuously with the differential up to the sonic one', () => {
    const velocities = [1, 10, 20, 28, 28.8, 28.9, 29, 30, 44, 60].map(pressureDifferential =>
      value(by('iso5167', { ...gas, pressureDifferential }).results['maxVelocity']),
    );
    for (const [index, velocity] of velocities.slice(1).entries())
      expect(velocity).toBeGreaterThanOrEqual(velocities[index] ?? Infinity);
    expect(velocities.at(-1)).toBe(velocities.at(-2));
    expect((velocities[5] ?? 0) / (velocities[4] ?? 1)).toBeLessThan(1.002);
  });

  test('of a liquid is the mean over the bore by either method', () => {
    for (const method of ['original', 'iso5167']) {
      const { results } = by(method, liquid);
      const area = (Math.PI / 4) * (value(results['orificeDiameterBD']) / 1000) ** 2;
      expect(value(results['maxVelocity'])).toBeCloseTo(1137 / 3600 / 945 / area, 8);
    }
  });

  test('in the free calculator equals that of the Pro one', () => {
    const input = { ...gas, method: 'iso5167', pressureDifferential: 10 };
    const kilopascals = { ...input, upstreamPressure: 6400, pressureDifferential: 1000, flowRate: 12400 / 3600 };
    const [here, there] = [calculateJson(pro, input), calculateJson(free, kilopascals)];
    expect(value(there.results['maxVelocity'])).toBeCloseTo(value(here.results['maxVelocity']), 8);
  });
});

test('cavitation in one plate is a warning with the number of plates in series', () =>
  expect(warnings({ ...liquid, pressureDifferential: 6.5, vaporPressure: 0.6 })).toContainEqual({
    text: 'Risk of cavitation with one plate; 4 plates in series keep each below half of p₁ − p_v.',
    source: undefined,
  }));

describe('a viscous liquid', () => {
  const oil: CaseInput = {
    fluidType: 'Liquid',
    pipeInsideDiameter: 102.3,
    viscosity: 5000,
    fluidUpstreamDensity: 950,
    upstreamPressure: 60,
    flowRate: 10_000,
    pressureDifferential: 0.5,
  };
  const atlas: CaseInput = { ...oil, upstreamPressure: 6000, pressureDifferential: 50, flowRate: 2.78 };
  const messagesOf = (input: CaseInput, of = pro) =>
    calculateJson(of, input)
      .messages.map(({ level, text }) => `${level}: ${text}`)
      .join('\n');

  test.each([
    [pro, oil],
    [free, atlas],
  ] as const)('has no bore by ISO 5167-2, whose coefficient is above 1 there %#', (of, input) => {
    const viscous = { ...input, method: 'iso5167' };
    expect(calculateJson(of, viscous).results['orificeDiameterBD']).toBeNull();
    expect(messagesOf(viscous, of)).toMatch(
      /Re = 41\.\d in the bore is below 1000: the equation of ISO 5167-2 gives C = 1\.26 there, and plates have about 0\.53 to 0\.80, so the bore would be too small/,
    );
  });

  // √(906/12π) is above 0.8, and 1/√(12π/906 + 1/0.61²) = 0.607.
  test('may have a bore on either side where the coefficient is one of plates', () => {
    expect(messagesOf({ ...oil, method: 'iso5167', viscosity: 80, pressureDifferential: 0.02 })).toMatch(
      /Re = 906 .* gives C = 0\.741 there, and plates have about 0\.61 to 0\.80, so the bore may be too small or too large/,
    );
  });

  test('has a warning with the side by the simplified method', () => {
    const original = { ...oil, method: 'original' };
    expect(messagesOf(original)).toMatch(
      /warning: Re = 28\.8 in the bore: .* about 0\.50 to 0\.80 .* less or more than/,
    );
    expect(messagesOf({ ...original, flowRate: 100, pressureDifferential: 5 })).toMatch(
      /about 0\.32 to 0\.37 there, and the method takes 0\.6: the plate passes less than the required flow, the unsafe side/,
    );
    expect(messagesOf({ ...original, viscosity: 5 })).not.toContain('plates have coefficients');
  });

  test('of a Reynolds number below the standard has a warning with the side of its coefficient', () => {
    expect(messagesOf({ ...oil, method: 'iso5167', viscosity: 30 })).toMatch(
      /warning: Outside the limits of ISO 5167-2: Re = 1152 is below 5000, .* up to 15 % too high below it, so the bore can be too small/,
    );
  });
});
