import { beforeAll, describe, expect, test } from 'vitest';
import { calculateJson } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

type Row = Readonly<Record<string, unknown>>;

/** A gas of M = 0.78·22.414 g/mol and Z = 1 at 15 °C. */
const gas = {
  fluidPhase: 'Gas',
  normalDensity: 0.78,
  compressibility: 1,
  temperature: 15,
  viscosity: 0.011,
  isentropicExponent: 1.3,
};
/** √(R·T/M) = √(p_n·T/(ρ_n·T_n)), m/s. */
const isothermal = Math.sqrt((101_325 * 288.15) / (0.78 * 273.15));

/** The cells of a line from 10 bar(g) to the atmosphere, with the messages. */
function lineOf(length: number, more: Row = {}) {
  const { results, messages } = calculateJson(definition, {
    nodes: 'Tag | Elevation m | Pressure bar(g)\nA | 0 | 10\nB | 0 | 0',
    items: `Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm\nL1 | line | A | B | ${length} | 100 | 0.046`,
    ...gas,
    ...more,
  });
  const rows: unknown = results['itemTable'];
  const row: Row = Array.isArray(rows) ? rows[0] : expect.fail('no items');
  const plain = (id: string) => {
    const cell = row[id];
    return typeof cell === 'object' && cell !== null && 'value' in cell ? cell.value : cell;
  };
  return { of: (id: string) => Number(plain(id)), plain, messages: messages.map(({ text }) => text).join(' ') };
}

describe('the Mach number of a gas', () => {
  test('is that at the faster end, by √(γ·R·T/M)', () => {
    const { of, messages } = lineOf(1000);
    // G·R·T/(M·p) at the outlet, which is at the atmosphere.
    const flux = of('massFlow') / 3600 / (Math.PI * 0.05 * 0.05);
    const outlet = (flux * isothermal * isothermal) / 101_325;
    expect(of('mach')).toBeCloseTo(outlet / (Math.sqrt(1.3) * isothermal), 9);
    expect(of('mach')).toBeCloseTo(of('highestVelocity') / (Math.sqrt(1.3) * isothermal), 9);
    expect(of('velocity')).toBeLessThan(0.2 * of('highestVelocity'));
    expect(messages).not.toContain('Without an isentropic exponent');
  });

  // A. H. Shapiro, The Dynamics and Thermodynamics of Compressible Fluid Flow, chapter 6: isothermal flow chokes at 1/√γ.
  test('is 1/√γ where isothermal flow chokes', () => {
    const { of, plain } = lineOf(5);
    expect(plain('state')).toBe('choked');
    expect(of('mach')).toBeCloseTo(1 / Math.sqrt(1.3), 9);
  });

  test('is by the speed of sound at constant temperature without an isentropic exponent, which is said', () => {
    const { of, messages } = lineOf(5, { isentropicExponent: null });
    expect(of('mach')).toBeCloseTo(1, 9);
    expect(messages).toContain('Without an isentropic exponent, Mach numbers are by the speed of sound at constant');
  });

  test('of a chosen fluid is by the exponent of its ideal gas: nitrogen, 1.3996 at 15 °C by CoolProp 8.0.0', () => {
    const { of, messages } = lineOf(5, {
      fluidPhase: 'Gas',
      fluidSource: 'pure',
      pureFluid: 'N2',
      normalDensity: null,
      compressibility: null,
      viscosity: null,
      isentropicExponent: null,
    });
    // At some 5 bar the equation differs from the ideal gas by less than 1e-3.
    expect(Math.abs(of('mach') * Math.sqrt(1.3996) - 1)).toBeLessThan(1e-3);
    expect(messages).not.toContain('Without an isentropic exponent');
  });

  test('is compared with the limit of a service at the end of a choked line, not at the node behind it', () => {
    const { of, plain } = lineOf(5, {
      nodes: 'Tag | Elevation m | Pressure bar(g)\nA | 0 | 1.5\nB | 0 | 0',
      items:
        'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | Service\nL1 | line | A | B | 5 | 100 | 0.046 | Flare header, continuous flow',
    });
    expect(plain('state')).toBe('choked');
    expect(plain('verdict')).toBe('Mach number exceeded');
    expect(of('share')).toBeCloseTo(100 / Math.sqrt(1.3) / 0.5, 6);
  });

  test('of a liquid is blank', () => {
    const { plain, messages } = lineOf(5, { fluidPhase: 'Liquid', density: 1000, viscosity: 1 });
    expect(plain('mach')).toBeNull();
    expect(messages).not.toContain('Mach');
  });
});
