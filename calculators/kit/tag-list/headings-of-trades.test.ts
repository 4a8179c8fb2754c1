import { describe, expect, test } from 'vitest';
import lineSizing from '../../line-sizing-pro/definition.ts';
import { casesFromList } from './list-cases.ts';

const read = (...lines: readonly string[]) => casesFromList(lineSizing, lines.join('\n').replaceAll(' | ', '\t'));

test('headings that are units alone are the fields that these fit', () => {
  const { cases, remarks } = read(
    'Line No. | Phase | MMSCFD | MW | psia | deg F | Z | NPS',
    'G-1 | V | 12.5 | 18.2 | 515 | 90 | 0.93 | 8',
  );
  expect(cases).toMatchObject([
    {
      fluidType: 'Gas',
      flowRate: { value: '12.5 MMSCFD × 18.2 g/mol' },
      pressure: { value: '515 psi(abs)' },
      temperature: { value: '90', unit: '°F' },
      molecularWeight: { value: '18.2' },
    },
  ]);
  expect(remarks).toContain('“psia” is pressure, psi(abs).');
});

test('Cp, MW and API are no headings of units', () => {
  const { remarks } = read('Line No. | Flow (kg/h) | Cp | API | ft', 'L-1 | 1000 | 4.2 | 35 | 20');
  expect(remarks).toEqual(expect.arrayContaining(['“Cp” is not read.', '“API” is not read.', '“ft” is not read.']));
});

describe('a diameter, inside or outside unsaid,', () => {
  test.each([
    ['Dia. (in)', '6'],
    ['Ø (in)', '6"'],
    ['Pipe diameter (mm)', '150'],
    ['Diâmetro (pol)', '6'],
  ])('is the nominal size where all are: %s %s', (heading, size) =>
    expect(read(`Line No. | Flow (kg/h) | ${heading}`, `L-1 | 1000 | ${size}`).cases).toMatchObject([
      { nominalSize: '6' },
    ]),
  );

  test.each([
    ['Dia. (in)', '6.065'],
    ['Pipe diameter (mm)', '154.1'],
    ['ID (in)', '6'],
  ])('is the inside diameter otherwise: %s %s', (heading, size) =>
    expect(read(`Line No. | Flow (kg/h) | ${heading}`, `L-1 | 1000 | ${size}`).cases).toMatchObject([
      { insideDiameter: { value: size } },
    ]),
  );
});

test.each([
  ['N° ligne', 'Rohrltg.-Nr.', 'Pipeline ref.', '配管番号'],
  ['N.B. (mm)', 'Diam. nom.', 'D nom. (pol.)', 'Size (A)', '口径(A)'],
])('%s and others are one field', (...headings) => {
  const targets = headings.map(heading => {
    const size = /nom|N\.B\.|A\)/.test(heading) ? (heading.includes('pol') ? '6' : '150A') : 'P-101';
    const [only] = read(`${heading} | Flow (kg/h)`, `${size} | 1000`).cases;
    return Object.keys(only ?? {}).find(id => id !== 'flowRate');
  });
  expect(new Set(targets).size).toBe(1);
  expect(targets).not.toContain(undefined);
});

test('a standard flow and a molecular weight without a phase are those of a gas', () =>
  expect(read('Line No. | Flow (Nm3/h) | MW', 'G-1 | 2500 | 28.96').cases).toMatchObject([{ fluidType: 'Gas' }]));
