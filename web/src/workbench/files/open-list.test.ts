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
