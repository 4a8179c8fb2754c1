import { blankCase, type Definition, type ReadSheet } from '@isentrope/calculators/kit';
import { catalogue } from '@isentrope/calculators';
import { describe, expect, test } from 'vitest';
import { sheetOfList } from '../tag-list/match-columns.ts';
import { readForeignFile } from './open-list.ts';

async function definitionOf(id: string): Promise<Definition> {
  const entry = catalogue.find(({ meta }) => meta.id === id) ?? expect.fail(`no calculator ${id}`);
  return entry.load();
}

async function open(definition: Definition, sheets: readonly ReadSheet[]) {
  return readForeignFile(definition, blankCase(definition), new File([], 'book.xlsx'), sheets);
}

const cover: ReadSheet = {
  name: 'Cover',
  rows: [
    ['Unit 200 revamp', null],
    ['Rev.', 'B'],
    ['Prepared by', 'P. Novak'],
    ['Revision', 'Date'],
    ['A', '2026-01-12'],
  ],
};

describe('a workbook that opens on a cover sheet', () => {
  test('has a list of items on another sheet', async () => {
    const definition = await definitionOf('line-sizing-pro');
    const lines: ReadSheet = {
      name: 'Lines',
      rows: [
        ['Line', 'Phase', 'Flow (kg/h)', 'Length (m)'],
        ['L-1', 'Liquid', 2000, 10],
      ],
    };
    const read = await open(definition, [cover, lines]);
    const list = read.type === 'list' ? read.list : expect.fail('no list');
    expect(read).toMatchObject({ isNamed: true });
    expect(sheetOfList(definition, list.sheets, blankCase(definition))).toBe(1);
  });

  test('has a composition on another sheet', async () => {
    const gas: ReadSheet = {
      name: 'GC',
      rows: [
        ['Component', 'Mole %'],
        ['Methane', 90],
        ['Ethane', 7],
        ['Propane', 3],
      ],
    };
    const read = await open(await definitionOf('fluid-properties'), [cover, gas]);
    expect(read).toMatchObject({ type: 'entry', what: 'composition' });
  });

  test('has a history on another sheet', async () => {
    const history: ReadSheet = {
      name: 'PT-101',
      rows: [
        ['Time [s]', 'PT-101 [barg]'],
        [0, 85.2],
        [30, 78],
        [60, 71.3],
      ],
    };
    const read = await open(await definitionOf('plant-depressurization-pro'), [cover, history]);
    expect(read).toMatchObject({ type: 'entry', what: 'curve to compare with' });
  });
});

describe('a workbook with tables on sheets of their own', () => {
  const nodes: ReadSheet = {
    name: 'Nodes',
    rows: [
      ['Node', 'Elevation (m)', 'Pressure (barg)'],
      ['A', 0, 2.5],
      ['C', 12, 1],
    ],
  };
  const items: ReadSheet = {
    name: 'Items',
    rows: [
      ['Line No.', 'Type', 'From', 'To', 'Length (m)', 'NPS', 'Sch'],
      ['L-1', 'Pipe', 'A', 'B', 300, 6, 40],
      ['L-2', 'Pipe', 'B', 'C', 1250, 8, 40],
    ],
  };

  test.each([[[cover, nodes, items]], [[items, nodes]]])('has all of them', async sheets => {
    expect(await open(await definitionOf('hydraulic-network-pro'), sheets)).toMatchObject({
      type: 'entry',
      entries: { nodes: { text: expect.stringMatching(/^Node/) }, items: { text: expect.stringMatching(/^Line No/) } },
      what: 'items and nodes',
      remarks: [],
    });
  });

  test('names a further sheet of the same', async () => {
    const others = { ...items, name: 'Items, revamp' };
    expect(await open(await definitionOf('hydraulic-network-pro'), [nodes, items, others])).toMatchObject({
      remarks: ['Read from the sheet “Items”; “Items, revamp” has such a table too, which is not read.'],
    });
  });
});

describe('what a file has more than one of', () => {
  const gas = (name: string, methane: number): ReadSheet => ({
    name,
    rows: [
      ['Component', 'Mole fraction'],
      ['Methane', methane],
      ['Ethane', 1 - methane],
    ],
  });

  test('is named if it is a composition', async () => {
    const definition = await definitionOf('fluid-properties');
    const read = await open(definition, [cover, gas('Feed gas', 0.85), gas('Sales gas', 0.95)]);
    expect(read).toMatchObject({
      entries: { composition: { text: 'C1: 0.85; C2: 0.15' } },
      remarks: ['Read from the sheet “Feed gas”; “Sales gas” has such a table too, which is not read.'],
    });
  });

  test('is named if it is a history', async () => {
    const run = (name: string): ReadSheet => ({
      name,
      rows: [
        ['Time [s]', 'PT-101 [barg]'],
        [0, 85.2],
        [30, 78],
        [60, 71.3],
      ],
    });
    const read = await open(await definitionOf('plant-depressurization-pro'), ['Run 1', 'Run 2', 'Run 3'].map(run));
    expect(read).toMatchObject({
      remarks: ['Read from the sheet “Run 1”; “Run 2” and “Run 3” have such a table too, which is not read.'],
    });
  });
});

describe('the table of a network in a file', () => {
  const openText = async (id: string, text: string) => {
    const definition = await definitionOf(id);
    return readForeignFile(definition, blankCase(definition), new File([text], 'table.csv'));
  };

  test('is the table of its items', async () => {
    const text = 'Line No.,Type,From,To,Length (m),NPS,Sch,K\nL-1,Pipe,A,B,300,6,40,2.5\nL-2,Pipe,B,C,"1,250",8,40,4\n';
    expect(await openText('hydraulic-network-pro', text)).toMatchObject({ type: 'entry', what: 'items' });
  });

  test('is the table of its nodes', async () => {
    const text = 'Node,Elevation (m),Pressure (barg),Outflow (m3/h)\nA,0,2.5,\nB,10.5,,25.5\nC,12,,30\n';
    expect(await openText('hydraulic-network-pro', text)).toMatchObject({ type: 'entry', what: 'nodes' });
  });

  test('is the table of the sources of a flare', async () => {
    const text = 'Source\tTo Node\tRelief Load\tMW\tTemperature\n\t\tkg/h\tkg/kmol\t°C\nPSV-1\tN1\t25,000\t44.1\t95\n';
    expect(await openText('flare-network-pro', text)).toMatchObject({ type: 'entry', what: 'sources' });
  });
});
