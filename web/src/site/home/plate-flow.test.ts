import { describe, expect, test } from 'vitest';
import { sizeByIso5167 } from '@isentrope/engineering/flow';
import { allowedBeta, betaLimits, duty, plateFlow } from './plate-flow.ts';

describe('plate on the home page', () => {
  test('sizing for its own flow returns the bore', () => {
    for (const beta of [0.2, 0.45, 0.56, 0.75]) {
      const { massFlow } = plateFlow(beta);
      expect(sizeByIso5167({ ...duty, massFlow })?.beta).toBeCloseTo(beta, 10);
    }
  });

  test('passes more flow with less loss as the bore opens', () => {
    const narrow = plateFlow(betaLimits.least);
    const wide = plateFlow(betaLimits.most);
    expect(wide.massFlow).toBeGreaterThan(narrow.massFlow);
    expect(wide.permanentLoss).toBeLessThan(narrow.permanentLoss);
    expect(narrow.permanentLoss).toBeLessThan(duty.pressureDifferential);
  });

  test('stays within the limits of use of ISO 5167-2', () => {
    expect(allowedBeta(0.9)).toBe(0.75);
    expect(allowedBeta(0)).toBe(0.125);
    expect(allowedBeta(0.5604)).toBe(0.56);
  });
});
