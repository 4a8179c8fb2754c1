import { wholePower } from '@isentrope/engineering/elementary';
import { expect } from 'vitest';
import { caseFrom, evaluate, type CaseInput, type Definition } from '../../kit/index.ts';

/** Hand calculations common to the services' tests, in SI. */

/** Returns a service's results for a case and method, with messages sorted. */
export const by = (definition: Definition, input: CaseInput, method?: string) => {
  const evaluation = evaluate(definition, caseFrom(definition, input), method);
  return {
    of: (id: string) => Number(evaluation.value(id)),
    word: (id: string) => evaluation.value(id),
    marked: evaluation.messages.map(({ level, field }) => `${level} ${field ?? ''}`).toSorted(),
  };
};

const { sqrt, min, max, PI } = Math;
export const R = 8.31446261815324;
export const atmosphere = 101_325;
export const flow = 24_270 / 3600;
/** 20 bar(g) and 16 % overpressure, 3 bar back pressure, of which 1 is superimposed. */
export const valve = {
  flowRate: 24_270,
  setPressure: 20,
  allowableOverpressure: 16,
  totalBackpressure: 3,
  superimposedBackpressure: 1,
  kc: 0.9,
};
export const [p1, atEnd] = [20e5 * 1.16 + atmosphere, 1e5 + atmosphere];
export const piped = { ...valve, inletPipeDiameter: 150, inletResistance: 2, outletPipeDiameter: 200 };
export const [inletBore, outletBore] = [0.15, 0.2];

/** Returns the results that follow from the area, for any fluid. */
export function expectValve({ of, word }: ReturnType<typeof by>, letter: string, effective: number, density: number) {
  const [area, rated] = [of('requiredArea'), (flow * effective) / of('requiredArea')];
  expect([word('recommendedOrifice'), word('multipleValves')]).toEqual([letter, `1 × ${letter}`]);
  expect(of('effectiveArea')).toBeCloseTo(effective, 9);
  expect(of('percentUsed')).toBeCloseTo(area / effective, 9);
  expect(of('ratedCapacity')).toBeCloseTo(rated, 9);
  expect(of('inletDensity')).toBeCloseTo(density, 6);
  expect(of('inletPressureLoss')).toBeCloseTo(
    (8 * 2 * rated ** 2) / (PI ** 2 * density * wholePower(inletBore, 4)) / 20e5,
    9,
  );
  return rated;
}

/** Returns Mach number and reaction force of a gas at the end of the outlet pipe. */
export function expectGasOutlet({ of }: ReturnType<typeof by>, q: number, T: number, M: number, Z: number, k: number) {
  const flux = (4 * q) / (PI * outletBore ** 2);
  const s = (flux / atEnd) * sqrt((Z * R * T) / (k * M));
  const exit = flux * sqrt((2 * Z * R * T) / (k * (k + 1) * M));
  const push = q * sqrt((2 * k * R * T) / ((k + 1) * M));
  expect(of('outletMach')).toBeCloseTo(min(1, sqrt((2 * s ** 2) / (1 + sqrt(1 + 2 * (k - 1) * s ** 2)))), 9);
  expect(of('reactionForce') / (push + (PI / 4) * outletBore ** 2 * max(0, exit - atmosphere))).toBeCloseTo(1, 9);
}
