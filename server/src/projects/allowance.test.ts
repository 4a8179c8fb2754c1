import { describe, expect, test } from 'vitest';
import { allowanceFor, whyClosed, whyNoAttachment, whyNoProject, whyNoSheet } from './allowance.ts';

const [pro, free] = [allowanceFor(true), allowanceFor(false)];
const open = { archivedAt: null, deletedAt: null, place: 1, sheets: 3 };

describe('an account', () => {
  test('that is free owns one project with three sheets', () => {
    expect([whyNoProject(free, 0), whyNoSheet(free, 2)]).toEqual([null, null]);
    expect(whyNoProject(free, 1)).toMatch(/one project with three sheets/);
    expect(whyNoSheet(free, 3)).toMatch(/three sheets/);
  });

  test('with Pro owns many', () => {
    expect([whyNoProject(pro, 199), whyNoSheet(pro, 499)]).toEqual([null, null]);
    expect(whyNoProject(pro, 200)).toMatch(/up to 200 projects/);
    expect(whyNoSheet(pro, 500)).toMatch(/up to 500 sheets/);
  });
});

describe('a project', () => {
  test('within its owner’s quota is open', () => {
    expect([whyClosed(free, open), whyClosed(pro, { ...open, place: 200, sheets: 500 })]).toEqual([null, null]);
  });

  test.each([
    ['deleted', { ...open, deletedAt: new Date() }, /deleted/],
    ['archived', { ...open, archivedAt: new Date() }, /archived/],
    ['a second one', { ...open, place: 2 }, /one project with three sheets/],
    ['larger', { ...open, sheets: 4 }, /one project with three sheets/],
  ])('of a free account that is %s is read-only', (_, standing, words) => {
    expect(whyClosed(free, standing)).toMatch(words);
  });
});

describe('attachments', () => {
  const megabyte = 1024 * 1024;
  test.each([
    [free, { project: 19, account: 19 }, null],
    [free, { project: 20, account: 20 }, /free account hold up to 20 MB/],
    [pro, { project: 199, account: 999 }, null],
    [pro, { project: 200, account: 200 }, /up to 200 MB/],
    [pro, { project: 0, account: 1000 }, /up to 1,000 MB/],
  ] as const)('of %j beside %j MB', (allowance, { project, account }, words) => {
    const there = { project: project * megabyte, account: account * megabyte };
    if (words === null) expect(whyNoAttachment(allowance, there, megabyte)).toBeNull();
    else expect(whyNoAttachment(allowance, there, 1)).toMatch(words);
  });
});
