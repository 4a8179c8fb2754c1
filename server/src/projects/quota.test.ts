import { describe, expect, test } from 'vitest';
import { quotaOf, readOnlyReason, attachmentQuotaError, projectQuotaError, sheetQuotaError } from './quota.ts';

const [pro, free] = [quotaOf(true), quotaOf(false)];
const open = { archivedAt: null, deletedAt: null, place: 1, sheets: 3 };

describe('an account', () => {
  test('that is free owns one project with three sheets', () => {
    expect([projectQuotaError(free, 0), sheetQuotaError(free, 2)]).toEqual([null, null]);
    expect(projectQuotaError(free, 1)).toMatch(/one project with three sheets/);
    expect(sheetQuotaError(free, 3)).toMatch(/three sheets/);
  });

  test('with Pro owns many', () => {
    expect([projectQuotaError(pro, 199), sheetQuotaError(pro, 499)]).toEqual([null, null]);
    expect(projectQuotaError(pro, 200)).toMatch(/at most 200 projects/);
    expect(sheetQuotaError(pro, 500)).toMatch(/at most 500 sheets/);
  });
});

describe('a project', () => {
  test('within its owner’s quota is open', () => {
    expect([readOnlyReason(free, open), readOnlyReason(pro, { ...open, place: 200, sheets: 500 })]).toEqual([
      null,
      null,
    ]);
  });

  test.each([
    ['deleted', { ...open, deletedAt: new Date() }, /deleted/],
    ['archived', { ...open, archivedAt: new Date() }, /archived/],
    ['a second one', { ...open, place: 2 }, /one project with three sheets/],
    ['larger', { ...open, sheets: 4 }, /one project with three sheets/],
  ])('of a free account that is %s is read-only', (_, usage, text) => {
    expect(readOnlyReason(free, usage)).toMatch(text);
  });
});

describe('attachments', () => {
  const megabyte = 1024 * 1024;
  test.each([
    [free, { project: 19, account: 19 }, null],
    [free, { project: 20, account: 20 }, /free account can be at most 20 MB/],
    [pro, { project: 199, account: 999 }, null],
    [pro, { project: 200, account: 200 }, /at most 200 MB/],
    [pro, { project: 0, account: 1000 }, /at most 1,000 MB/],
  ] as const)('of %j beside %j MB', (allowance, { project, account }, text) => {
    const current = { project: project * megabyte, account: account * megabyte };
    if (text === null) expect(attachmentQuotaError(allowance, current, megabyte)).toBeNull();
    else expect(attachmentQuotaError(allowance, current, 1)).toMatch(text);
  });
});
