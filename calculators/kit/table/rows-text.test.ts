import { describe, expect, test } from 'vitest';
import { calculateJson } from '../json/case-json.ts';
import { caseFrom } from '../case/case-data.ts';
import { calculation } from '../definition/calculation.ts';
import { writeDocument } from '../document/document.ts';
import { column, rows } from '../definition/fields.ts';
import { assumedUnits, findAmbiguousCell } from './rows-text.ts';
import { fields, openWorkbook, parseRows, rowsFromClipboard, run, rowsText, step, workbook } from '../index.ts';

const table = rows('Table', {
  temperature: column('Temperature', 'temperature', '°C', { above: -273.15, aliases: ['T'] }),
  density: column('Density', 'density', 'kg/m³', { above: 0, aliases: ['rho'] }),
  factor: column('Factor', 'number', '', { aliases: ['Z'] }),
});
const request = fields({ table });
const sum = step('sum', { table: request.table }, { label: 'Sum', kind: 'density', unit: 'kg/m³' }, v =>
  v.table.reduce((total, { density = 0 }) => total + density, 0),
);
const adder = calculation(
  { id: 'adder', title: 'Adder', summary: '', access: 'free', columns: 1, standards: [] },
  { inputs: { Case: [request.table] }, results: { Results: [sum] }, primary: sum, examples: [], references: [] },
);

const si = [
  { temperature: 293.15, density: 998.2 },
  { temperature: 303.15, density: 995.6, factor: 2 },
];

test('the marks of footnotes behind numbers are left out and named', () => {
  const parsed = parseRows(
    table,
    'T | Density\n20 | 998.2¹\n30 (1) | 995.6 a)\n40 | 992 [2]\n50 | 988.0 kg/m³ (Note 3)\n60 | 983*',
  );
  expect(parsed).toMatchObject({
    ok: true,
    rows: [{ density: 998.2 }, { density: 995.6 }, { density: 992 }, { density: 988 }, { density: 983 }],
    remarks: [
      'Marks of footnotes are left out of numbers: 998.2¹ in row 1, 30 (1) in row 2, 995.6 a) in row 2, 992 [2] in row 3, 988.0 kg/m³ (Note 3) in row 4. Check what they refer to.',
    ],
  });
  expect(parseRows(table, 'T | Density\n20 | 998 (105)')).toMatchObject({ ok: false });
});

describe('a table entry', () => {
  test.each([
    ['without a head', '20 998.2\n30 995.6 2'],
    ['with decimal commas and strokes', '20 | 998,2; 30 | 995,6 | 2'],
    ['with names and units', 'T [°C]\tDensity (kg/m3)\tZ\n20\t998.2\t\n30\t995.6\t2'],
    ['with units in a row of their own', 'Temperature | rho | Factor; °C | kg/m³ | -; 20 | 998.2 | –; 30 | 995.6 | 2'],
    ['in another order and in other units', 'T, K | Z | density g/cm³; 293.15 | | 0.9982; 303.15 | 2 | 0.9956'],
    ['with commas between its cells', 'T [°C],Density (kg/m3),Z\n20,998.2,\n30,995.6,2'],
    ['with a unit in a cell', 'T °C | Density | Z; 293.15 K | 998.2; 30 | 0.9956 g/cm³ | 2'],
  ])('is parsed %s', (_, text) => {
    const parsed = parseRows(table, text);
    expect(parsed).toMatchObject({ ok: true });
    const result = parsed.ok ? parsed.rows : [];
    expect(result.map(row => Object.keys(row).toSorted())).toEqual(si.map(row => Object.keys(row).toSorted()));
    result.forEach((row, index) => {
      expect(row.temperature).toBeCloseTo(si[index]?.temperature ?? NaN, 9);
      expect(row.density).toBeCloseTo(si[index]?.density ?? NaN, 9);
      expect(row.factor).toBe(si[index]?.factor);
    });
  });

  test.each([
    ['20 | 998; 20 | 997', 'has two rows of the same temperature, 20, with different values of density: rows 1–2'],
    ['T °C | T K; 20 | 293', 'has two columns of temperature'],
    ['Density | Z; 998 | 1', 'needs a column of temperature'],
    ['T | colour; 20 | 3', 'has no column "colour"; it may have temperature, density, factor'],
    ['T | density (bar); 20 | 3', 'does not recognise the unit in "density (bar)" of density; it may be in'],
    ['T °C | density kg/m³', 'has no row under its headings'],
    ['20 | x', 'has "x" for density in row 1, which is not a number'],
    ['20 | 998; 30 | -1', 'needs density in row 2 to be above 0 kg/m³'],
    ['20 | 998; | 997', 'needs temperature in row 2'],
    ['20 | 1 | 2 | 3', 'has 4 cells in row 1 and 3 columns'],
    ['-300 | 998', 'needs temperature in row 1 to be above −273.15 °C'],
  ])('is refused with a reason: %s', (text, reason) => {
    const parsed = parseRows(table, text);
    expect(!parsed.ok && parsed.reason).toContain(reason);
  });

  test('reports an ambiguous number if its heading is valid', () => {
    expect(findAmbiguousCell(table, 'T | density; 20 | 1,000')).toMatchObject({
      name: 'density in row 1',
      amount: '1,000',
    });
    expect(findAmbiguousCell(table, 'T | density; 20 | 998.2')).toBeUndefined();
    expect(findAmbiguousCell(table, 'T | colour; 20 | 1,000')).toBeUndefined();
  });

  test('reads each column by its own decimal marks, and names ambiguous numbers', () => {
    const own = 'T | density; 1.234 | 998.2; 2,5 | 1.234';
    expect(parseRows(table, own)).toMatchObject({ ok: true, rows: [{ density: 998.2 }, { density: 1.234 }] });
    const [first] = (parsed => (parsed.ok ? parsed.rows : []))(parseRows(table, own));
    expect(first?.['temperature']).toBeCloseTo(1234 + 273.15, 9);
    expect(findAmbiguousCell(table, own)).toMatchObject({
      amount: '1.234',
      readings: { read: '1234', meant: '1,234' },
    });
    const mixed = 'T | density; 20 | 1.234; 30 | 2,5; 40 | 3.5';
    expect(parseRows(table, mixed)).toMatchObject({ ok: true, rows: [{ density: 1.234 }, { density: 2.5 }, { density: 3.5 }] }); // prettier-ignore
    expect(findAmbiguousCell(table, mixed)).toMatchObject({ readings: { read: '1.234', meant: '1234' } });
  });

  test('accepts a column that it does not offer', () => {
    const lean = rows('Table', { ...table.columns, factor: { ...table.columns.factor, offered: false } });
    expect(parseRows(lean, 'T | Z; 20 | 3')).toMatchObject({ ok: true, rows: [{ factor: 3 }] });
    const refused = parseRows(lean, 'T | colour; 20 | 3');
    expect(!refused.ok && refused.reason).toBe('has no column "colour"; it may have temperature, density');
  });

  test('is written as it is parsed', () => {
    const text = rowsText(table, si);
    expect(text).toBe('Temperature °C | Density kg/m³ | Factor; 20 | 998.2 | ; 30 | 995.6 | 2');
    expect(parseRows(table, text)).toEqual({ ok: true, rows: si });
    expect(rowsFromClipboard(table, 'T\tDensity\r\n20\t998\r\n\r\n')).toBe('T | Density; 20 | 998');
  });
});

describe('a table field of a case', () => {
  test('is missing if blank', () => {
    const { results, messages } = calculateJson(adder, {});
    expect(results['sum']).toBeNull();
    expect(messages[0]?.text).toBe('Sum: needs table.');
  });

  test('is read from JSON as a text or as rows', () => {
    for (const input of [
      '20 | 998; 30 | 2',
      [
        { temperature: 20, density: 998 },
        { temperature: { value: 303.15, unit: 'K' }, density: '0.002 g/cm³' },
      ],
    ])
      expect(calculateJson(adder, { table: input }).results['sum']).toEqual({ value: 1000, unit: 'kg/m³' });
    const wrong =
      'The field "table" must be a text "head | head; cell | cell; …" or an array of rows {temperature, density, factor}.';
    for (const input of [{ 20: 998 }, [{ colour: 3 }], [20], [{ temperature: [20] }]])
      expect(() => calculateJson(adder, { table: input })).toThrow(wrong);
  });

  test('reports errors and ambiguous numbers', () => {
    const messagesOf = (text: string) => calculateJson(adder, { table: text }).messages.map(each => each.text);
    expect(messagesOf('20 | 998; 20 | 9')).toContain(
      'Table has two rows of the same temperature, 20, with different values of density: rows 1–2.',
    );
    expect(messagesOf('20 | 998; 30 | 1,002')).toContain(
      'Table: density in row 2, 1,002, is read as 1.002, not as 1002.',
    );
  });

  test('is read back from a workbook', () => {
    for (const text of ['T °C | Density g/cm³; 20 | 0.998; 30 | 0,996', '20 998\n30 996;']) {
      const data = caseFrom(adder, { table: text });
      const sheets = workbook(adder, [data], run(adder, writeDocument(adder, { cases: [data] })), {
        date: '2026-01-01',
      });
      const read = sheets.map(({ name, rows: lines }) => ({
        name,
        rows: lines.map(row => row.map(cell => cell?.value)),
      }));
      expect(openWorkbook(adder, read).cases).toEqual([data]);
    }
  });
});

describe('a table from a file', () => {
  const history = rows('History', {
    time: column('Time', 'time', 'min', { atLeast: 0 }),
    pressure: column('Pressure', 'gaugePressure', 'bar(g)'),
  });
  const points = [
    { time: 0, pressure: 9e6 },
    { time: 90, pressure: 4.55e6 },
  ];
  const read = (text: string) => parseRows(history, text);

  test.each([
    ['semicolons and decimal commas', 'Time [s];Pressure [bar(g)]\n0;90,0\n90;45,5'],
    ['quoted cells', '"Time [s]";"Pressure [bar(g)]"\n"0";"90,0"\n"90";"45,5"'],
    ['a comment line', '# made by a logger; two columns\nTime [s]\tPressure [bar(g)]\n0\t90\n90\t45.5'],
    ['hours, minutes and seconds', 'Time\tPressure [bar(g)]\n00:00:00\t90\n00:01:30\t45.5'],
    ['minutes and seconds', 'Time [mm:ss]\tPressure [bar(g)]\n00:00\t90\n01:30\t45.5'],
    ['minutes and seconds in a row of units', 'Time\tPressure\nmm:ss\tbar(g)\n00:00\t90\n01:30\t45.5'],
    ['hours with days', 'Time\tPressure [bar(g)]\n0 days 00:00:00\t90\n0 days 00:01:30\t45.5'],
  ])('with %s is read, also from the clipboard', (_, text) => {
    for (const entry of [text, rowsFromClipboard(history, text)]) {
      const parsed = read(entry);
      expect(parsed.ok && parsed.rows.map(row => ({ ...row, pressure: Math.round(Number(row['pressure'])) }))).toEqual(
        points,
      );
    }
  });

  test('reports the units assumed where headings state none', () => {
    expect(assumedUnits(history, 'Time\tPressure [bar]\n0\t90')).toEqual([
      'Time is read in min, as its heading gives no unit.',
      'Pressure is read as gauge; write bar(abs) for an absolute pressure.',
    ]);
    expect(assumedUnits(history, 'Time [s]\tPressure [bar(g)]\n0\t90')).toEqual([]);
    expect(assumedUnits(history, '0\t90')).toEqual([
      'The table has no headings; its columns are read as time in min and pressure in bar(g).',
    ]);
    expect(assumedUnits(history, 'Time\tPressure\n0:00:30\t90 psig')).toEqual([]);
    expect(assumedUnits(history, '0 s\t90\n30 s\t60')).toEqual([
      'The table has no headings; its columns are read as time and pressure in bar(g).',
    ]);
    // Field ids, as used for JSON
    expect(assumedUnits(history, 'time | pressure; 0 | 90')).toEqual([]);
  });

  test('may have a unit as the heading of a column', () => {
    const curve = rows('Curve', { flow: column('Flow', 'volumeFlow', 'm³/h'), head: column('Head', 'length', 'm') });
    const read = parseRows(curve, 'GPM\tft\n100\t30');
    // 1 gal = 3.785411784 L
    expect(read.ok && read.rows[0]?.flow).toBeCloseTo((100 * 3.785411784e-3) / 60, 12);
    expect(read.ok && read.rows[0]?.head).toBeCloseTo(30 * 0.3048, 12);
  });

  test('with ambiguous commas and no heading is refused', () => {
    const reason =
      'has commas that may be decimal marks or column separators; name the columns in a first row, or separate them by tabs';
    expect(read('0,90\n5,80')).toMatchObject({ ok: false, reason });
    expect(read('0,90; 5,80')).toMatchObject({ ok: false, reason });
    expect(read('Time,Pressure\n0,90\n1.5,45.5')).toMatchObject({ ok: true });
  });

  test('may have a semicolon at the end of each line', () =>
    expect(read('0 | 90;\n1.5 | 45.5;')).toMatchObject({ ok: true, rows: [{ time: 0 }, { time: 90 }] }));
});
