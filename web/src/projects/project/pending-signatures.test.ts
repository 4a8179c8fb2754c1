import type { ListedSheet, Member, Project, ProjectMap, Role } from '@isentrope/records';
import { describe, expect, test } from 'vitest';
import { nextToSign, sheetsAwaiting, type JointAction } from './pending-signatures.ts';

const at = '2026-11-28T09:00:00.000Z';

const sheet = (id: string, state: ListedSheet['state'], more: Partial<ListedSheet> = {}): ListedSheet => ({
  id,
  tool: 'line-sizing-pro',
  number: `C-${id}`,
  title: `Sheet ${id}`,
  state,
  revision: state === 'draft' ? null : 'A',
  revisionId: state === 'draft' ? null : `r${id}`,
  originator: state === 'draft' ? null : 'Edith Tester',
  checker: null,
  approver: null,
  openComments: 0,
  drift: null,
  cases: 1,
  changedAt: at,
  changedBy: 'Edith Tester',
  ...more,
});

const member = (name: string, self: boolean): Member => ({
  id: name,
  name,
  email: `${name}@example.com`,
  role: 'engineer',
  since: at,
  self,
});

const sheetList = [
  sheet('1', 'draft'),
  sheet('2', 'revised'),
  sheet('3', 'for check'),
  sheet('4', 'for check', { originator: 'Charles Tester' }),
  sheet('5', 'checked'),
  sheet('6', 'checked', { openComments: 1 }),
  sheet('7', 'approved'),
  sheet('8', 'returned'),
  sheet('9', 'for check'),
];

const project = (
  role: Role,
  closed: string | null = null,
): Pick<Project, 'role' | 'closed' | 'sheetList' | 'members'> => ({
  role,
  closed,
  sheetList,
  members: [member('Edith Tester', false), member('Charles Tester', true)],
});

const mapWith = (changes: Readonly<Record<string, Partial<ProjectMap['sheets'][number]>>>): ProjectMap => ({
  fluids: [],
  connections: [],
  sheets: sheetList.map(({ id, tool, number, title, cases }) => ({
    id,
    tool,
    number,
    title,
    cases,
    answers: [{ id: 'a', label: 'Pressure drop', text: '1 bar' }],
    errors: 0,
    warnings: 0,
    stale: false,
    waiting: false,
    failure: null,
    ...changes[id],
  })),
});

const ids = (action: JointAction, role: Role, map = mapWith({}), closed: string | null = null) =>
  sheetsAwaiting(action, project(role, closed), map).map(({ id }) => id);

describe('sheets that wait for a signature', () => {
  test('are those issued by others for a checker, and checked ones without open comments for an approver', () => {
    expect(ids('checked', 'checker')).toEqual(['3', '9']);
    expect(ids('approved', 'approver')).toEqual(['5']);
    expect(ids('approved', 'checker')).toEqual([]);
    expect(ids('checked', 'engineer')).toEqual([]);
    expect(ids('checked', 'reader')).toEqual([]);
  });

  test('are the changed ones for an engineer, unless stale, being calculated, failed or empty', () => {
    expect(ids('issued', 'engineer')).toEqual(['1', '2']);
    expect(ids('issued', 'owner')).toEqual(['1', '2']);
    expect(ids('issued', 'checker')).toEqual([]);
    for (const change of [{ stale: true }, { waiting: true }, { failure: 'It has too many cases.' }, { answers: [] }])
      expect(ids('issued', 'engineer', mapWith({ 1: change }))).toEqual(['2']);
    expect(sheetsAwaiting('issued', project('engineer'), undefined)).toEqual([]);
  });

  test('are none in a project that is closed', () => {
    expect(ids('checked', 'checker', mapWith({}), 'The project is archived.')).toEqual([]);
    expect(ids('issued', 'owner', mapWith({}), 'The project is archived.')).toEqual([]);
  });
});

describe('the next revision to sign', () => {
  test('follows the present sheet, and begins again after the last', () => {
    const next = (role: Role, id: string) => {
      const result = nextToSign(project(role), id);
      return result && [result.action, result.sheet.revisionId];
    };
    expect(next('checker', '3')).toEqual(['checked', 'r9']);
    expect(next('checker', '9')).toEqual(['checked', 'r3']);
    expect(next('approver', '1')).toEqual(['approved', 'r5']);
    expect(next('approver', '5')).toBeUndefined();
    expect(next('reader', '1')).toBeUndefined();
  });
});
