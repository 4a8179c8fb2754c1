import { criticalPressureRatio } from '@isentrope/engineering/flow';
import { sonicPressureRatio } from '@isentrope/engineering/vibration';
import { describe, expect, test } from 'vitest';
import { findCalculator } from './catalogue.ts';
import { calculateCase, caseFrom, type CaseInput } from './kit/index.ts';

/** Relative rounding around a quantity exactly at a limit. */
const beside = [-1e-12, -3e-13, -1e-15, 0, 1e-15, 3e-13, 1e-12];

/** Returns the distinct values of a result over cases around a limit. */
async function valuesOf(tool: string, result: string, caseAt: (factor: number) => CaseInput, factors = beside) {
  const definition = await findCalculator(tool)?.load();
  if (definition === undefined) throw new Error(`There is no calculator ${tool}.`);
  const match = factors.map(by =>
    calculateCase(definition, caseFrom(definition, caseAt(1 + by))).evaluation.value(result),
  );
  return [...new Set(match)];
}

/** Well below and well above the limit. */
const apart = [-1e-6, 1e-6];

describe('a case at a limit is assessed conservatively, whatever the rounding', () => {
  const p1 = 800;
  const kappa = 1.31;
  const orifice = (factor: number): CaseInput => ({
    method: 'iso5167',
    fluidType: 'Gas',
    flowRate: 1.2,
    upstreamPressure: p1,
    pressureDifferential: p1 * (1 - criticalPressureRatio(kappa) * factor),
    viscosity: 0.012,
    pipeInsideDiameter: 154.1,
    fluidUpstreamDensity: 6.1,
    specificHeatRatio: kappa,
  });
  test.each(['restriction-orifice', 'restriction-orifice-pro'])('%s at its critical ratio is choked', async tool => {
    const input = (factor: number): CaseInput => {
      const { flowRate, upstreamPressure, pressureDifferential, ...rest } = orifice(factor);
      return {
        ...rest,
        flowRate: { value: Number(flowRate), unit: tool.endsWith('pro') ? 't/h' : 'kg/s' },
        upstreamPressure: { value: Number(upstreamPressure), unit: 'kPa(abs)' },
        pressureDifferential: { value: Number(pressureDifferential), unit: 'kPa' },
      };
    };
    expect(await valuesOf(tool, 'flowCondition', input)).toEqual(['Choked']);
    expect(await valuesOf(tool, 'flowCondition', input, apart)).toEqual(['Choked', 'Not choked']);
  });

  test('a pressure-reducing device at its critical ratio is sonic', async () => {
    const atmosphere = 1.01325;
    const input = (factor: number): CaseInput => ({
      method: 'ei-avif',
      flowRate: 50_000,
      density: 5,
      p1: sonicPressureRatio(1.3) * 4 * factor - atmosphere,
      p2: 4 - atmosphere,
      temperature: 40,
      molecularWeight: 20,
      gamma: 1.3,
    });
    const tool = 'vibration-analysis-pro/pressure-drop-devices';
    expect(await valuesOf(tool, 'sonicFlow', input)).toEqual([true]);
    expect(await valuesOf(tool, 'sonicFlow', input, apart)).toEqual([false, true]);
  });

  test('a control valve at its choked pressure drop is choked', async () => {
    // F_γ·x_T with the specification's x_T of 1: choked from Δp/p₁ = γ/1.4.
    const atmosphere = 1.01325;
    const input = (factor: number): CaseInput => ({
      method: 'original',
      fluidType: 'Gas',
      flowRate: 5000,
      upstreamPressure: 10 - atmosphere,
      pressureDifferential: 10 * (1.12 / 1.4) * factor,
      temperature: 20,
      molecularWeight: 28,
      gamma: 1.12,
      compressibilityFactor: 1,
    });
    expect(await valuesOf('control-valve', 'flowCondition', input)).toEqual(['Critical']);
    expect(await valuesOf('control-valve', 'flowCondition', input, apart)).toEqual(['Non-Critical', 'Critical']);
  });
});
