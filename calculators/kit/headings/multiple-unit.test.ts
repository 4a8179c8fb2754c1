import { expect, test } from 'vitest';
import { multipleUnit } from './multiple-unit.ts';

test.each([
  ['massFlow', '10³ kg/h', 't/h'],
  ['massFlow', '10^3 kg/h', 't/h'],
  ['massFlow', '1000 lb/h', 'klb/h'],
  ['massFlow', '1,000 kg/h', 't/h'],
  ['massFlow', '1E3 kg/h', 't/h'],
  ['massFlow', '000 lb/hr', 'klb/h'],
  ['massFlow', 'thousand lb/h', 'klb/h'],
  ['massFlow', 'kg/h x 1000', 't/h'],
  ['massFlow', 'kg/h × 10³', 't/h'],
  ['standardFlow', '10³ Nm³/h', 'kNm³/h'],
  ['standardFlow', '10^6 Sm3/d', 'MMSm³/d'],
  // A superscript that is lost, a multiple that is no unit, a unit of another kind, and a scale with an offset.
  ['massFlow', '103 kg/h', undefined],
  ['massFlow', '10^6 kg/h', undefined],
  ['massFlow', '1000 m3/h', undefined],
  ['massFlow', '1000', undefined],
  ['temperature', '1000 °C', undefined],
] as const)('of %s, %s is %s', (kind, text, unit) => expect(multipleUnit(kind, text)).toBe(unit));
