import { expect, test } from 'vitest';
import { frictionAt } from './friction.ts';

const laws = ['linear', 'step', 'swamee-jain', 'churchill', 'hermite'] as const;

test.each(laws)('the slope of %s is that of its friction factor', law => {
  for (const roughness of [0, 1e-4, 0.003, 0.04]) {
    for (const reynolds of [100, 1500, 2100, 2325, 3000, 3900, 5000, 1e5, 1e7]) {
      const step = 1e-6;
      const above = frictionAt(law, reynolds * (1 + step), roughness).factor;
      const below = frictionAt(law, reynolds * (1 - step), roughness).factor;
      const { factor, slope } = frictionAt(law, reynolds, roughness);
      expect(Math.abs((above - below) / (2 * step) - slope)).toBeLessThan(1e-4 * factor);
    }
  }
});

test.each(laws)('the loss by %s rises with the flow, without a gap', law => {
  for (const roughness of [0, 1e-4, 0.003, 0.04]) {
    let before = 0;
    let minimum = Infinity;
    for (let reynolds = 1000; reynolds < 6000; reynolds += 5) {
      const loss = frictionAt(law, reynolds, roughness).factor * reynolds * reynolds;
      minimum = Math.min(minimum, loss - before);
      before = loss;
    }
    expect(minimum).toBeGreaterThan(0);
  }
});
