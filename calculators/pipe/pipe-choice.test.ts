import { describe, expect, test } from 'vitest';
import { findCalculator } from '../catalogue.ts';
import definition from '../control-valve-pro/definition.ts';
import { calculateCase, caseFrom, isShown, offeredOptions, type CaseInput } from '../kit/index.ts';

const evaluateCase = (caseInput: CaseInput) => calculateCase(definition, caseFrom(definition, caseInput)).evaluation;

/** Returns the derived defaults in mm, with their labels and sources. */
const filled = (caseInput: CaseInput) =>
  Object.fromEntries(
    evaluateCase(caseInput).filled.map(({ id, value, of, source }) => [id, [value * 1000, of, source]]),
  );

const input = (id: string) => {
  const result = definition.inputs.find(each => each.id === id);
  if (result?.field.type !== 'choice') throw new Error(`no choice ${id}`);
  return result.field;
};

describe('a pipe selected by size', () => {
  test('gives the dimensions printed in ASME B36.10M for NPS 6, schedule 40, and in B36.19M for schedule 10S', () => {
    const six = 'a pipe NPS 6, schedule 40';
    expect(filled({ downstreamPipeSize: '6', downstreamPipeSchedule: '40' })).toEqual({
      downstreamPipeDiameter: [expect.closeTo(154.08, 9), six, 'ASME B36.10M'],
      pipeWallThickness: [expect.closeTo(7.11, 9), six, 'ASME B36.10M'],
    });
    expect(filled({ upstreamPipeSize: '6', upstreamPipeSchedule: '10S' })['upstreamPipeDiameter']).toEqual([
      expect.closeTo(161.5, 9),
      'a pipe NPS 6, schedule 10S',
      'ASME B36.19M',
    ]);
  });

  test('gives nothing if dimensions are typed, and is overridden by a typed one', () => {
    expect(filled({})).toEqual({});
    const evaluation = evaluateCase({ upstreamPipeSize: '6', upstreamPipeDiameter: 150 });
    expect(evaluation.value('upstreamPipeDiameter')).toBeCloseTo(0.15, 12);
    expect(evaluation.filled[0]?.difference).toBeCloseTo(150 / 154.06 - 1, 3);
  });

  test('is offered only in its existing schedules, which are shown once a size is selected', () => {
    const offered = (size: string) =>
      offeredOptions(input('upstreamPipeSchedule'), caseFrom(definition, { upstreamPipeSize: size }));
    expect(offered('1/8')).toEqual(['10', '10S', '30', '40', '40S', 'STD', '80', '80S', 'XS']);
    expect(offered('36')).toContain('STD');
    expect(offered('36')).not.toContain('XXS');
    const { when } = input('upstreamPipeSchedule');
    expect(isShown(when, caseFrom(definition, {}))).toBe(false);
    expect(isShown(when, caseFrom(definition, { upstreamPipeSize: '6' }))).toBe(true);
  });

  test.for([
    ['restriction-orifice-pro', 'pipe', { pipeInsideDiameter: 0.15408 }],
    ['relief-valve-pro/steam-service', 'inletPipe', { inletPipeDiameter: 0.15408 }],
    ['relief-valve-pro/liquid-service', 'outletPipe', { outletPipeDiameter: 0.15408 }],
    [
      'vibration-analysis-pro/pressure-drop-devices',
      'pipe',
      { pipeInternalDiameter: 0.15408, pipeWallThickness: 0.00711 },
    ],
    [
      'vibration-analysis-pro/flow-induced-turbulence',
      'pipe',
      { pipeOutsideDiameter: 0.1683, pipeWallThickness: 0.00711 },
    ],
  ] as const)('fills the dimensions that %s asks for', async ([tool, id, expected]) => {
    const calculator = await findCalculator(tool)?.load();
    if (!calculator) throw new Error(`no calculator ${tool}`);
    const data = caseFrom(calculator, { [`${id}Size`]: '6', [`${id}Schedule`]: '40' });
    const result = calculateCase(calculator, data).evaluation.filled.map(each => [
      each.id,
      Number(each.value.toFixed(6)),
    ]);
    expect(Object.fromEntries(result)).toEqual(expected);
  });
});
