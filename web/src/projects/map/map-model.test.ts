import type { Connection, MappedSheet, ProjectFluid } from '@isentrope/records';
import { expect, test } from 'vitest';
import { buildMapModel, describeConnection, describeLine, lineLabel } from './map-model.ts';

const sheet = (id: string, cases = 1) => ({ id, number: `C-${id}`, title: 'Pump', cases }) as MappedSheet;
const fluid = { id: 'f', name: 'Feed' } as ProjectFluid;
const connection = (to: string, from: string, more: Partial<Connection> = {}) =>
  ({
    sheet: to,
    label: 'Upstream pressure',
    case: 0,
    sourceText: 'C-1, Pump: Outlet pressure',
    source: { id: from, type: 'sheet' },
    state: 'current',
    ...more,
  }) as Connection;
const modelOf = (...connections: Connection[]) =>
  buildMapModel({ fluids: [fluid], sheets: [sheet('1'), sheet('2', 3)], connections });

test('fluids come first, then sheets, then what was deleted and is still read', () => {
  const { boxes, lines } = modelOf(connection('2', 'gone', { sourceText: 'Deleted sheet' }), connection('none', '1'));
  expect(boxes.map(({ id, name, type }) => [id, name, type])).toEqual([
    ['f', 'Feed', 'fluid'],
    ['1', 'C-1 Pump', 'sheet'],
    ['2', 'C-2 Pump', 'sheet'],
    ['gone', 'Deleted sheet', 'gone'],
  ]);
  expect(lines.map(({ from, to }) => [from.id, to.id])).toEqual([['gone', '2']]);
});

test('the connections between two boxes are one line, in the worst of their states', () => {
  const states = (...all: Connection['state'][]) => {
    const [line, ...others] = modelOf(...all.map(state => connection('2', '1', { state }))).lines;
    expect(others).toEqual([]);
    return line && [lineLabel(line), describeLine(line)];
  };
  expect(states('current')).toEqual(['', 'C-2 Pump reads 1 value of C-1 Pump, current']);
  expect(states('current', 'current')).toEqual(['2×', 'C-2 Pump reads 2 values of C-1 Pump, current']);
  expect(states('waiting')?.[0]).toBe('waiting');
  expect(states('waiting', 'changed')?.[0]).toBe('2× changed');
  expect(states('changed', 'broken', 'current')?.[0]).toBe('3× broken');
});

test('a connection names what it reads, and its case where there are several', () => {
  const describe = (to: string, more: Partial<Connection> = {}) => {
    const each = connection(to, '1', more);
    const box = modelOf(each).lines[0]?.to;
    return box && describeConnection(each, box);
  };
  expect(describe('1')).toBe('Upstream pressure reads Outlet pressure');
  expect(describe('2', { case: 1 })).toBe('Upstream pressure, case 2 reads Outlet pressure');
  expect(describe('1', { sourceText: 'Outlet' })).toBe('Upstream pressure reads Outlet');
  expect(describe('1', { sourceText: ': Outlet' })).toBe('Upstream pressure reads Outlet');
  const ofFluid = { source: { id: 'f', type: 'fluid' }, label: 'Fluid' } as Partial<Connection>;
  expect(describe('1', ofFluid)).toBe('Fluid reads the fluid');
});
