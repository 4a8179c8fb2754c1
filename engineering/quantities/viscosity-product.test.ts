import { expect, test } from 'vitest';
import { parseQuantity } from './index.ts';

const viscosity = (text: string) => {
  const parsed = parseQuantity('dynamicViscosity', text, 'cP');
  return parsed.ok ? Number(parsed.value.toPrecision(6)) : parsed.reason;
};

test('a kinematic viscosity times a density is a dynamic viscosity', () => {
  // 10 mm²/s × 850 kg/m³ = 8.5 mPa·s
  expect(viscosity('10 cSt × 850 kg/m3')).toBe(8.5);
  expect(viscosity('10 mm2/s * 0.85 g/cm3')).toBe(8.5);
  // ASTM D2161, table 1: 31.9 cSt is 150.1 SSU at 100 °F.
  expect(viscosity('150 SSU × 1000 kg/m³')).toBeCloseTo(31.9, 1);
  expect(viscosity('150 SSU @ 100 °F × 1000 kg/m³')).toBeCloseTo(31.9, 1);
});

test('a kinematic viscosity alone, or with a density that is open, is refused', () => {
  expect(viscosity('10 cSt')).toMatch(/a kinematic viscosity, which needs the density/);
  expect(viscosity('10 cSt × 1,234 kg/m³')).toMatch(/^has the unit/);
  expect(viscosity('20 SSU × 850 kg/m³')).toMatch(/^has the unit/);
});
