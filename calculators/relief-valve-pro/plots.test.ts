import { beforeAll, describe, expect, test } from 'vitest';
import { caseFrom, evaluate, availableMethods, presentValues, type Definition } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import gas from './gas-vapor-service/definition.ts';
import liquid from './liquid-service/definition.ts';
import steam from './steam-service/definition.ts';
import twoPhase from './two-phase-service/definition.ts';

const services: readonly Definition[] = [gas, steam, liquid, twoPhase];

beforeAll(loadAllFluidData);

describe.each(services.map(definition => ({ name: definition.id, definition })))(
  'the figure of $name',
  ({ definition }) => {
    test('passes through the duty point, and never decreases with back pressure', () => {
      for (const { cases } of definition.examples) {
        for (const input of cases) {
          for (const method of availableMethods(definition, caseFrom(definition, input))) {
            const values = presentValues(evaluate(definition, caseFrom(definition, input), method));
            const [plot] = definition.plots?.(values) ?? [];
            const [curve] = plot?.series ?? [];
            const points = curve?.points.flatMap(point => (point ? [point] : [])) ?? [];
            expect(points.length).toBeGreaterThan(5);
            for (const [index, [x, y]] of points.entries()) {
              expect(Number.isFinite(x) && y > 0).toBe(true);
              expect(y).toBeGreaterThanOrEqual((points[index - 1]?.[1] ?? 0) * (1 - 1e-9));
            }
            const duty = plot?.marks?.[0];
            const before = points.findLast(([x]) => x <= (duty?.x ?? 0))?.[1] ?? 0;
            const after = points.find(([x]) => x >= (duty?.x ?? 0))?.[1] ?? Infinity;
            expect(duty?.y).toBeGreaterThanOrEqual(before * (1 - 1e-9));
            expect(duty?.y).toBeLessThanOrEqual(after * (1 + 1e-9));
          }
        }
      }
    });

    test('is omitted without an area', () => expect(definition.plots?.({})).toEqual([]));
  },
);
