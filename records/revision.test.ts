import { describe, expect, test } from 'vitest';
import { projectParticulars, sheetParticulars } from './project.ts';
import { requests } from './requests.ts';
import { letterAfter, revisionRecord } from './revision.ts';
import { recordOf } from './testing.ts';

test.each([
  [undefined, 'A'],
  ['A', 'B'],
  ['Z', 'AA'],
  ['AY', 'AZ'],
  ['AZ', 'BA'],
  ['ZZ', 'AAA'],
])('the revision after %s is %s', (letter, next) => expect(letterAfter(letter)).toBe(next));

describe('the longest text', () => {
  const text = (length: number) => 'x'.repeat(length);
  const record = recordOf('A', null, '2026-02-03T09:00:00.000Z');
  const project = { number: 'P-1', name: 'Name', client: '' };
  const sheet = { number: 'C-1', title: 'Title', notes: '' };
  test.each([
    ['number of a project', 60, (length: number) => projectParticulars.safeParse({ ...project, number: text(length) })],
    ['name of a project', 200, (length: number) => projectParticulars.safeParse({ ...project, name: text(length) })],
    ['client', 200, (length: number) => projectParticulars.safeParse({ ...project, client: text(length) })],
    ['number of a sheet', 60, (length: number) => sheetParticulars.safeParse({ ...sheet, number: text(length) })],
    ['title', 200, (length: number) => sheetParticulars.safeParse({ ...sheet, title: text(length) })],
    ['notes', 10_000, (length: number) => sheetParticulars.safeParse({ ...sheet, notes: text(length) })],
    ['reason in a record', 500, (length: number) => revisionRecord.safeParse({ ...record, reason: text(length) })],
    ['reason', 500, (length: number) => requests.issue.safeParse({ version: 1, reason: text(length) })],
    ['comment', 4000, (length: number) => requests.comment.safeParse({ field: '', text: text(length) })],
    ['caption', 500, (length: number) => requests.caption.safeParse({ caption: text(length) })],
    ['name of an attachment', 200, (length: number) => requests.attachmentName.safeParse(text(length))],
    ['engine version', 60, (length: number) => requests.acknowledgeDrift.safeParse({ engine: text(length) })],
  ])('of a %s has %i characters', (_, limit, parse) => {
    expect(parse(limit).success).toBe(true);
    expect(parse(limit + 1).success).toBe(false);
  });
});
