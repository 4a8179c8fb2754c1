import { expect, test } from 'vitest';
import lineSizing from '../../line-sizing-pro/definition.ts';
import { casesFromList } from './list-cases.ts';

const read = (...lines: readonly string[]) => {
  const { cases, problems, remarks } = casesFromList(lineSizing, lines.join('\n').replaceAll(' | ', '\t'));
  return { flows: cases.map(each => each['flowRate']), problems, remarks };
};
const kgPerHour = (value: string) => ({ value, unit: 'kg/h' });

test('headings that pages repeat are left out with their units and titles, with one remark', () => {
  const { flows, problems, remarks } = read(
    'Line No. | Phase | Flow rate | Pressure | NPS',
    ' |  | kg/h | barg | ',
    'A | Liquid | 9000 | 5 | 4',
    'Doc. 7741 | Page 2 | Rev. B |  | ',
    'LINE NO. | PHASE | FLOW RATE | PRESSURE | NPS',
    ' |  | kg/h | barg | ',
    'B | Liquid | 9001 | 5 | 4',
    'Line No. | Phase | Flow | Press. (barg) | NPS',
    'C | Liquid | 9002 | 5 | 4',
  );
  expect(flows).toEqual(['9000', '9001', '9002'].map(kgPerHour));
  expect(problems).toEqual([]);
  expect(remarks).toContain('Rows 4, 5, 6, 8 repeat the heading or its title: left out.');
});

test.each([
  ['in its row of units', ['Line No. | Phase | Flow rate | Pressure | NPS', ' |  | t/h | barg | ']],
  ['in the heading', ['Line No. | Phase | Flow rate (t/h) | Pressure | NPS', ' ']],
])('rows below a heading that repeats with other units %s are not read', (_, heading) => {
  const { flows, remarks } = read(
    'Line No. | Phase | Flow rate | Pressure | NPS',
    ' |  | kg/h | barg | ',
    'A | Liquid | 9000 | 5 | 4',
    ...heading,
    'B | Liquid | 9 | 5 | 4',
  );
  expect(flows).toEqual([kgPerHour('9000')]);
  expect(remarks).toContainEqual(
    expect.stringMatching(/^Rows 4, (?:5, )?6 repeat the heading with other units, or are below it: left out\.$/),
  );
});

test('a row of texts that is not above a heading is refused as before', () => {
  const { problems } = read(
    'Line No. | Phase | Flow rate (kg/h) | Pressure (barg)',
    'A | Liquid | see note | see note',
    'B | Liquid | 9001 | 5',
  );
  expect(problems).toHaveLength(2);
});

test('rows below the heading of another table are not read as those of the list', () => {
  const { flows, problems, remarks } = read(
    'Line No. | Flow (kg/h) | Density (kg/m3) | NPS',
    'L-1 | 24500 | 800 | 6',
    '',
    'GAS LINES',
    'Line No. | Flow (kg/h) | Pressure (barg) | Temp (°C) | MW | NPS',
    'G-1 | 1200 | 5 | 40 | 18 | 4',
    'G-2 | 1300 | 6 | 50 | 19 | 3',
  );
  expect(flows).toEqual([kgPerHour('24500')]);
  expect(problems).toEqual([]);
  expect(remarks).toContain(
    'Rows 5, 6, 7 have the headings of another table, which needs an import of its own, or are below them: left out.',
  );
});
