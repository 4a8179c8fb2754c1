import { catalogue, findCalculator } from '@isentrope/calculators';
import {
  caseFrom,
  openWorkbook,
  readDocument,
  run,
  isExpensive,
  workbook,
  writeDocument,
  type CaseData,
  type CaseDocument,
  type CellStyle,
  type Definition,
  type Sheet,
} from '@isentrope/calculators/kit';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readWorkbookFile } from './read-workbook.ts';
import { writeWorkbookFile } from './excel-file.ts';
import { box } from '../../testing/box.ts';

/** The XML parts of a workbook by path. */
async function partsOf(sheets: readonly Sheet[]): Promise<(path: string) => string> {
  const parts = unzipSync(new Uint8Array(await (await writeWorkbookFile(sheets)).arrayBuffer()));
  return path => strFromU8(parts[path] ?? new Uint8Array());
}

/** Writes cases to a file and reads them back. */
async function throughFile(definition: Definition, cases: readonly CaseData[]): Promise<readonly CaseData[]> {
  const document = writeDocument(definition, { cases });
  const report = run(definition, document, { pictures: false, working: false });
  const sheets = workbook(definition, cases, report, { date: '2026-01-31' });
  return openWorkbook(definition, await readWorkbookFile(await writeWorkbookFile(sheets))).cases;
}

/** Texts that spreadsheets tend to change, as JSON strings. */
const awkward = [
  String.raw`"=A1" "00123" "1/2" "TRUE" "#N/A" "0.50" "1e3" "0,50" "107000 lb/h" "48 600" "7 barg" "-0" "1e308"`,
  String.raw`"" " " "\t" "\n" " both ends " "two\nlines" "two\r\nlines" "it's" "<a href='x'>&amp;</a>" "]]>"`,
  String.raw`"constructor" "__proto__" "toString" "_x0041_" "_x005F_" "_x" "\u0000\u0007\u007f" "\ufffd\uffff" "\ud800"`,
  String.raw`"m³/h" "日本" "\ud83d\udd25" "\ud83f\udffe"`,
].flatMap(line => (line.match(/"[^"]*"/g) ?? []).map(text => String(JSON.parse(text))));

describe('a workbook round trip preserves all entries', () => {
  test.for(catalogue.map(({ meta }) => meta.id))('%s', async id => {
    const definition = await findCalculator(id)?.load();
    if (!definition) throw new Error(`no calculator ${id}`);
    const complete = definition.examples.flatMap(({ cases }) => cases.map(input => caseFrom(definition, input)));
    const texts = fc.array(fc.option(fc.constantFrom(...awkward), { freq: 2 }), {
      minLength: definition.inputs.length,
      maxLength: definition.inputs.length,
    });
    const typed = fc.tuple(fc.constantFrom(...complete), texts).map(([data, changed]) => {
      const entries = definition.inputs.flatMap(({ id: field }, index) => {
        const text = changed[index] ?? undefined;
        return text === undefined ? [] : [[field, { ...data[field], text }] as const];
      });
      return { ...data, ...Object.fromEntries(entries) };
    });
    await fc.assert(
      fc.asyncProperty(fc.array(typed, { minLength: 1, maxLength: 3 }), async cases => {
        expect(await throughFile(definition, cases)).toEqual(cases);
      }),
      { seed: Number(process.env['SEED'] ?? 1), numRuns: isExpensive(definition) ? 3 : 10 },
    );
  });

  test('preserves every character', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async text => {
        const cases = [caseFrom(box, { userDescription: text, remark: text, side: 3 })];
        expect(await throughFile(box, cases)).toEqual(cases);
      }),
      { seed: Number(process.env['SEED'] ?? 1), numRuns: 100 },
    );
  });
});

test('imports a formula error as text, so that it is visible', async () => {
  const sheet: Sheet = {
    name: 'Sheet1',
    rows: [
      [{ value: 'Side' }, { value: 1 }, { value: 'mm' }],
      [{ value: 'Coating' }, { value: 2 }, { value: 'mm' }],
    ],
    widths: [],
    frozenRows: 0,
    frozenColumns: 0,
  };
  const parts = unzipSync(new Uint8Array(await (await writeWorkbookFile([sheet])).arrayBuffer()));
  const path = 'xl/worksheets/sheet1.xml';
  const broken = strFromU8(parts[path] ?? new Uint8Array()).replace(
    /<c r="B1"[^>]*>.*?<\/c>/,
    '<c r="B1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
  );
  const file = new Blob([zipSync({ ...parts, [path]: strToU8(broken) })]);
  const [data] = openWorkbook(box, await readWorkbookFile(file)).cases;
  expect([data?.['side'], data?.['coating']]).toEqual([
    { text: '#DIV/0!', unit: 'mm' },
    { text: '2', unit: 'mm' },
  ]);
});

const stored = import.meta.glob<readonly { readonly file: string; readonly document: CaseDocument }[]>(
  './stored-workbooks/*/cases.json',
  { eager: true, import: 'default' },
);

describe('a stored workbook opens completely', () => {
  for (const [path, workbooks] of Object.entries(stored)) {
    const folder = path.replace(/\/cases\.json$/, '');
    for (const { file, document } of workbooks) {
      test(`${folder.slice(2)}/${file}`, async () => {
        const definition = await findCalculator(document.tool)?.load();
        if (!definition) throw new Error(`${document.tool} is gone; its workbooks must still open`);
        const { cases, units, title, remarks } = openWorkbook(
          definition,
          await readWorkbookFile(new Blob([readFileSync(join(import.meta.dirname, folder, file))])),
        );
        const { cases: stored } = readDocument(definition, document);
        expect({ cases, units, title, remarks }).toEqual({
          cases: stored,
          units: document.units,
          title: document.title,
          remarks: [],
        });
      });
    }
  }

  test('exists for every format version', () =>
    expect(Object.keys(stored)).toEqual(
      // form-2-gnumeric: exported with awkward texts in every field, and saved again by Gnumeric 1.12.55.
      ['form-1', 'form-2-gnumeric', 'form-2'].map(form => `./stored-workbooks/${form}/cases.json`),
    ));
});

describe('the file of a sheet', () => {
  const sheet: Sheet = {
    name: "Peter's",
    rows: [
      [{ value: 'Title', style: 'title' }],
      [
        { value: 'Head', style: 'head' },
        { value: 1.5, format: '0.00' },
        { value: '00123', style: 'typed' },
      ],
      [{ value: 'x '.repeat(100).trim(), style: 'note', span: 2 }, undefined, { value: 'Bold', bold: true }],
      [{ value: 'a\nb\nc', style: 'typed' }],
      [{ value: 'x '.repeat(100).trim() }],
    ],
    widths: [40, 20, 20],
    frozenRows: 2,
    frozenColumns: 1,
  };
  const plain: Sheet = { name: 'Plain', rows: [[{ value: 1 }]], widths: [], frozenRows: 0, frozenColumns: 0 };

  test('has formatted numbers and texts', async () => {
    const partOf = await partsOf([sheet]);
    const cell = (name: string) => new RegExp(`<c r="${name}"[^>]*>`).exec(partOf('xl/worksheets/sheet1.xml'))?.[0];
    expect(cell('B2')).not.toContain('t="');
    expect(cell('C2')).toContain('t="s"');
    const formats = [...partOf('xl/styles.xml').matchAll(/formatCode="([^"]*)"/g)].map(([, format]) => format);
    expect(formats).toEqual(expect.arrayContaining(['0.00', '@']));
  });

  test('has row heights for wrapped texts only', async () => {
    const rows = [...(await partsOf([sheet]))('xl/worksheets/sheet1.xml').matchAll(/<row [^>]*>/g)];
    const heights = rows.map(([row]) => Number(/ht="([\d.]+)"/.exec(row)?.[1] ?? 0));
    // 199 characters over columns of 60 digits, and a text of three lines.
    expect(heights).toEqual([26, 0, 45, 45, 0]);
  });

  test('wraps lines at the column width between words, with letters a sixth narrower than digits', async () => {
    const heightOf = async (value: string, span = 1) => {
      const narrow: Sheet = { ...plain, rows: [[{ value, style: 'note', span }]], widths: [10, 10] };
      const [row] = (await partsOf([narrow]))('xl/worksheets/sheet1.xml').match(/<row [^>]*>/) ?? [];
      return Number(/ht="([\d.]+)"/.exec(row ?? '')?.[1] ?? 0) / 15;
    };
    const word = (letters: number) => 'x'.repeat(letters);
    // 11 letters fit in 10 digits, 23 in 20.
    expect(await heightOf(`${word(5)} ${word(5)}`)).toBe(0);
    expect(await heightOf(`${word(5)} ${word(6)}`)).toBe(2);
    expect(await heightOf(`${word(5)} ${word(6)}`, 2)).toBe(0);
    expect(await heightOf(`${word(11)} ${word(11)}`, 2)).toBe(0);
    expect(await heightOf(`${word(11)} ${word(12)}`, 2)).toBe(2);
    expect(await heightOf(`${word(23)} ${word(9)}`)).toBe(3);
    expect(await heightOf(`${word(23)} ${word(10)}`)).toBe(4);
    expect(await heightOf(`a\n${word(12)}\nb`)).toBe(4);
  });

  test('formats each cell style', async () => {
    const styles = 'title head figures part section label muted typed answer primary error warning note'.split(' ');
    const looks: Sheet = { ...plain, rows: [styles.map(style => ({ value: style, style: style as CellStyle }))] };
    const partOf = await partsOf([looks]);
    const formats = /<cellXfs.*<\/cellXfs>/s.exec(partOf('xl/styles.xml'))?.[0].match(/<xf .*?(?:\/>|<\/xf>)/gs) ?? [];
    const fonts = /<fonts.*<\/fonts>/s.exec(partOf('xl/styles.xml'))?.[0].match(/<font>.*?<\/font>/gs) ?? [];
    const cells = [...partOf('xl/worksheets/sheet1.xml').matchAll(/<c r="\w+"[^>]*\bs="(\d+)"/g)];
    const result = cells.map(([, place]) => {
      const format = formats[Number(place)] ?? '';
      const font = fonts[Number(/fontId="(\d+)"/.exec(format)?.[1])] ?? '';
      const of = (name: string) => new RegExp(`${name}="(\\w+)"`).exec(format)?.[1];
      return [
        font.includes('<b/>') && 'bold',
        of('wrapText') && 'wrapped',
        of('horizontal'),
        of('indent'),
        of('vertical'),
      ]
        .filter(Boolean)
        .join(' ');
    });
    expect(Object.fromEntries(styles.map((style, index) => [style, result[index]]))).toEqual({
      title: 'bold top',
      head: 'bold wrapped left 1 top',
      figures: 'bold wrapped right top',
      part: 'bold top',
      section: 'bold top',
      label: 'left 1 top',
      muted: 'left 1 top',
      typed: 'wrapped left 1 top',
      answer: 'wrapped right top',
      primary: 'bold right top',
      error: 'bold wrapped left 1 top',
      warning: 'wrapped left 1 top',
      note: 'wrapped left 1 top',
    });
  });

  test('prints in landscape, fitted to the page width, with repeated headers and a footer', async () => {
    const partOf = await partsOf([sheet, plain]);
    const xml = partOf('xl/worksheets/sheet1.xml');
    expect(xml).toContain('<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>');
    expect(xml).toContain('<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>');
    expect(xml).toContain('<oddFooter>&amp;L&amp;F&amp;C&amp;A&amp;R&amp;P / &amp;N</oddFooter>');
    expect(partOf('xl/workbook.xml')).toContain(
      `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">'Peter''s'!$1:$2</definedName></definedNames>`,
    );
    expect((await partsOf([plain]))('xl/workbook.xml')).not.toContain('definedName');
  });

  test('prints on several pages across if columns would be too small, repeating frozen ones', async () => {
    const pages = async (widths: readonly number[]) => {
      const xml = (await partsOf([{ ...sheet, widths }]))('xl/worksheets/sheet1.xml');
      return /fitToWidth="(\d+)"/.exec(xml)?.[1];
    };
    expect(await pages([70, 50, 50])).toBe('1');
    expect(await pages([70, 51, 50])).toBe('2');
    expect(await pages([70, ...Array.from({ length: 10 }, () => 50)])).toBe('5');
    expect((await partsOf([{ ...sheet, widths: [70, 51, 50] }]))('xl/workbook.xml')).toContain(
      `<definedName name="_xlnm.Print_Titles" localSheetId="0">'Peter''s'!$A:$A,'Peter''s'!$1:$2</definedName>`,
    );
  });

  test('has its elements in the order of ECMA-376-1, 18.3.1.99', async () => {
    const order = 'sheetPr sheetViews cols sheetData mergeCells pageMargins pageSetup headerFooter'.split(' ');
    const xml = (await partsOf([sheet]))('xl/worksheets/sheet1.xml');
    const places = order.map(part => xml.indexOf(`<${part}`));
    expect(places.every(index => index > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('freezes its headers', async () => {
    const panes = async (of: Sheet) => /<pane [^>]*>/.exec((await partsOf([of]))('xl/worksheets/sheet1.xml'))?.[0];
    expect(await panes(sheet)).toContain('ySplit="2" xSplit="1"');
    expect(await panes(plain)).toBeUndefined();
  });
});
