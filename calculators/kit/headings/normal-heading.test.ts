import { expect, test } from 'vitest';
import lineSizing from '../../line-sizing-pro/definition.ts';
import { casesFromList } from '../tag-list/list-cases.ts';
import { splitHeading } from './split-heading.ts';

const read = (...lines: readonly string[]) => casesFromList(lineSizing, lines.join('\n').replaceAll(' | ', '\t'));

const rest = ['barg', 'kg/m3', 'g/mol', '°C', 'cP'];
const others = `Pressure (${rest[0]}) | Density (${rest[1]}) | MW (${rest[2]}) | Temp. (${rest[3]}) | Visc. (${rest[4]})`;
const cells = '10.5 | 8 | 18 | 40 | 0.012';

test.each([
  ['Flow (m3/h)', 'm3/h'],
  ['Flow [m³/h]', 'm³/h'],
  ['Flow, m3/h', 'm3/h'],
  ['Flow m3/h', 'm3/h'],
])('norm between min and max below %s is the normal operation', heading => {
  const { cases, problems, remarks } = read(
    `Line | Phase | ${heading} |  |  | ${others}`,
    ' |  | min | norm | max |  |  |  |  | ',
    `L1 | Gas | 100 | 500 | 600 | ${cells}`,
  );
  expect(problems).toEqual([]);
  // 500 m³/h of a gas of 8 kg/m³ as it is in the line: 4000 kg/h, not 401.5 kg/h of 500 Nm³/h.
  expect(cases[0]?.['flowRate']).toEqual({ value: '500 m³/h × 8 kg/m³', unit: 'kg/h' });
  expect(remarks.join(' ')).toMatch(
    /is read as that of the normal operation; if Nm.*\/h at 0 °C is meant, choose it\./,
  );
});

test.each([
  ['Flow norm (m3/h)', 'Flow norm', 'm3/h'],
  ['Flow norm m3/h', 'Flow norm', 'm3/h'],
  ['Q norm [m3/h]', 'Q norm', 'm3/h'],
  ['Durchfluss norm. (m³/h)', 'Durchfluss norm', 'm³/h'],
  ['Flow (norm) (m3/h)', 'Flow norm', 'm3/h'],
  ['Flow (m3/h, norm)', 'Flow norm', 'm3/h'],
  ['Flow m3/h norm', 'Flow norm', 'm3/h'],
  ['Flow, norm (kg/h)', 'Flow norm', 'kg/h'],
  ['Flow (norm m3/h)', 'Flow', 'Nm3/h'],
  ['Flow [normal m³/h]', 'Flow', 'Nm³/h'],
  ['Flow (Nm3/h)', 'Flow', 'Nm3/h'],
  ['Flow norm min', 'Flow norm min', ''],
])('%s is %s in %s', (heading, name, unit) => expect(splitHeading(heading)).toEqual({ name, unit }));
