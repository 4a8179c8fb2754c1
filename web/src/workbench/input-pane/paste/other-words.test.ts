import { catalogue } from '@isentrope/calculators';
import {
  calculation,
  caseFrom,
  fields,
  findHeading,
  listColumns,
  matchColumns,
  quantity,
  readList,
  step,
  orientGrid,
  type Definition,
} from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { createWorkbench } from '../../state/workbench.ts';
import { parseBlock, pasteMessage } from './paste.ts';
import { pastedList } from './pasted-list.ts';

/** Blocks in the vocabulary of spreadsheets and simulators, with our own figures. */

async function definitionOf(id: string): Promise<Definition> {
  const entry = catalogue.find(({ meta }) => meta.id === id);
  if (!entry) throw new Error(`no calculator ${id}`);
  return entry.load();
}

/**
 * Reads rows with cells separated by bars, as the dialog does that opens for them; returns the fields of each case and
 * the hints on columns.
 */
function readBlock(definition: Definition, rows: readonly string[], before: Readonly<Record<string, string>> = {}) {
  const baseCase = caseFrom(definition, before);
  const list = pastedList(definition, baseCase, parseBlock(rows.join('\n').replaceAll(/ ?\| ?/g, '\t')));
  const grid = orientGrid(definition, list?.sheets[0]?.rows ?? [], baseCase);
  const head = findHeading(definition, grid);
  const columns = listColumns(grid, head);
  const matches = matchColumns(definition, columns, baseCase);
  const targets = matches.map(({ target }) => target);
  const cases = readList(definition, { grid, head, columns, targets, baseCase }).rows;
  const shown = cases.map(({ data }) =>
    Object.fromEntries(
      Object.entries(data).flatMap(([field, { text, unit }]) =>
        text === '' || text === baseCase[field]?.text ? [] : [[field, [text, unit].join(' ').trim()]],
      ),
    ),
  );
  const unread = columns.flatMap(({ name }, index) => (targets[index] ? [] : [[name, matches[index]?.hint ?? '']]));
  return { shown, unread };
}

/** The fields that a block fills without the dialog. */
function fillWithoutDialog(definition: Definition, id: string, rows: readonly string[]) {
  const workbench = { ...createWorkbench(definition), cases: [{ key: 1, data: caseFrom(definition, {}) }] };
  const block = parseBlock(rows.join('\n').replaceAll(/ ?\| ?/g, '\t'));
  const isList = pastedList(definition, caseFrom(definition, {}), block) !== undefined;
  return { isList, said: pasteMessage(definition, workbench, { key: 1, id, block, across: 'cases' }) };
}

const relief = await definitionOf('relief-valve-pro/gas-vapor-service');
const valve = await definitionOf('control-valve');

describe('relief cases of a spreadsheet', () => {
  const inWords = [
    {
      userDescription: 'PSV-101 Fire',
      flowRate: '12000 lb/h',
      molecularWeight: '44.1 g/mol',
      temperature: '250 °F',
      compressibilityFactor: '0.86',
      gamma: '1.12',
      setPressure: '150 psi(g)',
      totalBackpressure: '5 psi(g)',
    },
    {
      userDescription: 'PSV-102 Blocked outlet',
      flowRate: '8000 lb/h',
      molecularWeight: '18.2 g/mol',
      temperature: '100 °F',
      compressibilityFactor: '0.95',
      gamma: '1.27',
      setPressure: '275 psi(g)',
      totalBackpressure: '12 psi(g)',
    },
  ];

  test('are matched by headings with units', () => {
    const { shown, unread } = readBlock(relief, [
      'Case | Flow (lb/hr) | MW | Temperature (°F) | Z | k | Set pressure (psig) | Total back pressure (psig)',
      'PSV-101 Fire | 12000 | 44.1 | 250 | 0.86 | 1.12 | 150 | 5',
      'PSV-102 Blocked outlet | 8000 | 18.2 | 100 | 0.95 | 1.27 | 275 | 12',
    ]);
    expect(shown).toEqual(inWords);
    expect(unread).toEqual([]);
  });

  test('are matched by a heading of two rows', () => {
    const { shown } = readBlock(relief, [
      'Tag | Flow | MW | Temperature | Z | Cp/Cv | Set pressure | Total back pressure',
      ' | lb/hr | g/mol | °F | - | - | psig | psig',
      'PSV-101 Fire | 12000 | 44.1 | 250 | 0.86 | 1.12 | 150 | 5',
      'PSV-102 Blocked outlet | 8000 | 18.2 | 100 | 0.95 | 1.27 | 275 | 12',
    ]);
    expect(shown).toEqual(inWords);
  });

  test('leave out a heading that may be several fields', () => {
    const { shown, unread } = readBlock(relief, [
      'Set pressure (barg) | Inlet Diameter (mm) | Back pressure (barg) | Colour | Z',
      '10 | 80 | 1 | red | 0.9',
    ]);
    expect(shown).toEqual([{ setPressure: '10 bar(g)', compressibilityFactor: '0.9', inletPipeDiameter: '80 mm' }]);
    expect(unread).toEqual([
      ['Back pressure', 'May be Total back pressure or Superimposed back pressure.'],
      ['Colour', ''],
    ]);
  });
});

describe('a stream of a simulator', () => {
  const gas = {
    fluidType: 'Gas',
    flowRate: '25000 kg/h',
    upstreamPressure: '34 bar(g)',
    temperature: '40 °C',
    molecularWeight: '19.4 g/mol',
    compressibilityFactor: '0.92',
    gamma: '1.31',
  };

  test('of HYSYS fills the fields that it names', () => {
    const { shown } = readBlock(
      valve,
      [
        'Stream Name | Feed gas',
        'Vapour / Phase Fraction | 1',
        'Phase | Vapor',
        'Temperature [C] | 40',
        'Pressure [barg] | 34',
        'Molar Flow [kgmole/h] | 1288.66',
        'Mass Flow [kg/h] | 25000',
        'Molecular Weight | 19.4',
        'Z Factor | 0.92',
        'Cp/Cv | 1.31',
      ],
      { fluidType: 'Liquid' },
    );
    expect(shown).toEqual([{ ...gas, userDescription: 'Feed gas' }]);
  });

  test('of PRO/II, with units in a column of their own', () => {
    const { shown } = readBlock(
      valve,
      [
        'Stream Name | | S1',
        'Phase | | Vapor',
        'Temperature | C | 40',
        'Pressure | barg | 34',
        'Total Mass Rate | kg/h | 25000',
        'Total Molecular Weight | | 19.4',
        'Total Z | | 0.92',
        'Cp/Cv | | 1.31',
      ],
      { fluidType: 'Liquid' },
    );
    expect(shown).toEqual([{ ...gas, userDescription: 'S1' }]);
  });

  test('of DWSIM, with units behind the values', () => {
    const { shown } = readBlock(
      valve,
      [
        'Object | MSTR-001 | ',
        'Temperature | 313.15 | K',
        'Pressure | 3501325 | Pa',
        'Mass Flow | 6.94 | kg/s',
        'Molar Flow | 358 | mol/s',
        'Molecular Weight (Mixture) | 19.4 | kg/kmol',
      ],
      { fluidType: 'Gas' },
    );
    expect(shown).toEqual([expect.objectContaining({ temperature: '313.15 K', flowRate: '6.94 kg/s' })]);
  });
});

describe('a block whose headings name no fields', () => {
  const { side, height } = fields({
    side: quantity('Side', 'length', 'mm'),
    height: quantity('Height', 'length', 'mm'),
  });
  const volume = step('volume', { side }, { label: 'Volume', kind: 'volume', unit: 'm³' }, v => v.side ** 3);
  const box: Definition = calculation(
    { id: 'box', title: 'Box', summary: '', access: 'free', columns: 3, standards: [] },
    {
      inputs: { Shape: [side, height] },
      results: { Results: [volume] },
      primary: volume,
      examples: [],
      references: [],
    },
  );

  test('is filled in by position, which is reported', () => {
    expect(fillWithoutDialog(box, 'side', ['Breadth | Depth', '1 | 2'])).toEqual({
      isList: false,
      said: 'Pasted 2 × 2 cells. Its headings name no fields here, so it was filled in by position: check each field.',
    });
    expect(fillWithoutDialog(box, 'side', ['3 | 4', '1 | 2'])).toEqual({ isList: false, said: 'Pasted 2 × 2 cells.' });
  });
});
