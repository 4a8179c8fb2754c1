import { describe, expect, it } from 'vitest';
import { componentOf, createMixture, likenessToLiquid, phaseAt, PhaseState } from './index.ts';

const mixture = createMixture(['C2=']);
const { criticalTemperature, criticalPressure } = componentOf('C2=');
const phase = new PhaseState(1);

function likeness(temperature: number, pressure: number, root: 'vapour' | 'liquid'): number {
  phaseAt(mixture, temperature * criticalTemperature, pressure * criticalPressure, [1], root, phase);
  return likenessToLiquid(mixture, phase);
}

describe('how much a single phase counts as liquid', () => {
  it('is all of a liquid and nothing of a vapour, up to next to the critical point', () => {
    for (const temperature of [0.7, 0.9, 0.99]) {
      const saturation = 10 ** ((7 / 3) * 1.086 * (1 - 1 / temperature));
      expect(likeness(temperature, 1.1 * saturation, 'liquid')).toBe(1);
      expect(likeness(temperature, 0.9 * saturation, 'vapour')).toBe(0);
    }
    expect(likeness(1.001, 0.98, 'vapour')).toBe(0);
  });

  it('fades within some per cent above the critical temperature without a leap', () => {
    for (const pressure of [1.5, 3, 5]) {
      let before = likeness(0.999, pressure, 'liquid');
      expect(before).toBe(1);
      for (let temperature = 0.9991; temperature < 1.05; temperature += 1e-4) {
        const now = likeness(temperature, pressure, 'liquid');
        expect(now).toBeLessThanOrEqual(before);
        expect(before - now).toBeLessThan(0.03);
        before = now;
      }
      expect(before).toBe(0);
    }
  });
});
