// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import {
  attach,
  idFrom,
  issue,
  newProject,
  newSheet,
  orificeDocument,
  save,
  sign,
  tinyPng,
} from '../../server/src/testing/project-world.ts';
import { testPassword } from '../../server/src/testing/test-client.ts';
import {
  closePage,
  eventually,
  field,
  fill,
  has,
  hides,
  openPage,
  pageText,
  press,
  rowText,
  rowWith,
  shows,
  tick,
} from './page.tsx';
import { createMember, createUser, type TestUser } from './users.ts';

afterEach(closePage);

/** A project with an issued sheet and its members. */
async function issued() {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  const checker = await createMember(owner, project, 'Charles', 'checker');
  const approver = await createMember(owner, project, 'Grace', 'approver');
  const sheet = await newSheet(owner, project);
  const revision = await issue(owner, sheet);
  return { owner, checker, approver, project, sheet, revision };
}

const changed = (flow: string) => ({
  ...orificeDocument,
  cases: [{ ...orificeDocument.cases[0], flowRate: [flow, 'kg/h'] }],
});

async function openRevision(user: TestUser, revision: string): Promise<void> {
  await openPage(`/revisions/${revision}`, user);
  await shows('Register');
}

test('a missing revision says so', async () => {
  await openPage('/revisions/none', await createUser('Ada'));
  await shows('There is no such revision, or you are not a member of its project.');
});

test('a revision shows its reason, signatures, inputs, results and working', async () => {
  const { owner, revision } = await issued();
  await openRevision(owner, revision);
  expect(pageText()).toContain('Revision A');
  expect(pageText()).toContain('for check');
  expect(pageText()).toContain('For design');
  expect(pageText()).toContain('Waiting to be checked by someone other than its originator.');
  expect(rowText('issued')).toContain('Ada Tester');
  expect(rowText('Flow rate')).toContain('28600');
  expect(rowText('Orifice diameter')).toContain('mm');
  expect(has('Check…') || has('Approve…')).toBe(false);
  expect(has('Open the sheet')).toBe(true);
});

test('a checker comments, checks with the password, and an approver approves once comments are resolved', async () => {
  const { owner, checker, approver, revision } = await issued();
  await openRevision(checker, revision);
  expect(pageText()).toContain('None. An open comment blocks approval until it is resolved.');
  await press('Comment on Orifice diameter');
  await eventually(() => has('Comment'));
  await press('Comment');
  await shows('Write your comment.');
  await fill('Comment', 'Say to which tolerance it is drilled.');
  await press('Comment');
  await shows('Say to which tolerance it is drilled.');
  await eventually(() => rowText('Orifice diameter').includes('1 open'));
  await press('Check…');
  await eventually(() => field('Your password') instanceof HTMLInputElement);
  expect(pageText()).toContain('1 comment is open. You can still check it;');
  await fill('Your password', testPassword);
  await press('Check');
  await shows('Waiting to be approved.');
  await openRevision(approver, revision);
  expect(has('Approve…')).toBe(false);
  await openRevision(owner, revision);
  await press(/^Resolve/);
  await shows('resolved by Ada Tester');
  await openRevision(approver, revision);
  await press('Approve…');
  await eventually(() => field('Your password') instanceof HTMLInputElement);
  await fill('Your password', 'Wrong-Password-1');
  await press('Approve');
  await shows('The password is not correct.');
  await fill('Your password', testPassword);
  await press('Approve');
  await eventually(() => !has('Cancel') && !has('Approve…'));
  expect(rowText('approved')).toContain('Grace Tester');
  expect(has(/^Comment on/)).toBe(false);
});

test('a returned revision says what happens next', async () => {
  const { owner, checker, revision } = await issued();
  await openRevision(checker, revision);
  await press('Return…');
  await shows('The revision must not be used.');
  await eventually(() => field('Your password') instanceof HTMLInputElement);
  await fill('Your password', testPassword);
  await press('Return');
  await shows('Returned: its originator will revise it and issue the next revision.');
  await openRevision(owner, revision);
  expect(pageText()).toContain('returned');
  expect(has('Check…')).toBe(false);
});

test('a checker is led to the next revision that waits', async () => {
  const { owner, checker, project, revision } = await issued();
  await openRevision(checker, revision);
  expect(has(/^Next to check/)).toBe(false);
  await issue(owner, await newSheet(owner, project, orificeDocument, { number: 'C-102', title: 'Second' }));
  await openRevision(checker, revision);
  await shows('Next to check: C-102');
});

test('attachments are shown as figures with captions, documents as links', async () => {
  const { owner, sheet } = await issued();
  idFrom(await attach(owner, sheet, 'sketch.png', tinyPng()));
  const revision = await issue(owner, sheet);
  await openRevision(owner, revision);
  expect(document.querySelector('figure img')?.getAttribute('alt')).toBe('sketch.png');
  expect(pageText()).toContain('sketch.png');
});

test('two revisions are compared, their sides swapped, and the working copy chosen', async () => {
  const { owner, sheet, revision } = await issued();
  await save(owner, sheet, changed('30000'));
  const second = await issue(owner, sheet);
  await openPage(`/compare?a=${revision}&b=${second}`, owner);
  await shows('Flow rate 28600 kg/h 30000 kg/h +4.90 %');
  expect(pageText()).toContain('The case differs.');
  expect(field('Before: Revision').value).toBe(revision);
  await press('Swap sides');
  await eventually(() => field('Before: Revision').value === second);
  await fill('After: Revision', 'working copy');
  await shows('The case is the same throughout.');
});

test('the report of a project leaves out what was not issued or not approved', async () => {
  const { owner, checker, approver, project, revision } = await issued();
  await newSheet(owner, project, orificeDocument, { number: 'C-102', title: 'Never issued' });
  await openPage(`/projects/${project}/report`, owner);
  await shows('C-102 Never issued not issued');
  expect(field(/^C-102/).disabled).toBe(true);
  await shows('C-101 Inlet header orifice A, for check');
  await shows('Issued by Ada Tester');
  expect(pageText()).not.toMatch(/Checked by \S+ Tester/);
  await tick('Latest approved');
  await shows('No sheet in the report');
  await sign(checker, revision, 'checked');
  await sign(approver, revision, 'approved');
  await openPage(`/projects/${project}/report`, owner);
  await shows('C-101 Inlet header orifice A, approved');
  await shows('Checked by Charles Tester');
  await tick(/^C-101/);
  await shows('Choose at least one sheet at the side.');
});

test('the revisions of a sheet are reached from one of them', async () => {
  const { owner, sheet, revision } = await issued();
  await save(owner, sheet, changed('30000'));
  await issue(owner, sheet);
  await openRevision(owner, revision);
  expect(pageText()).toContain('superseded');
  await press('Revisions');
  await shows('Revision B For design for check');
  await press('Close');
  await hides('Revision B For design');
  expect(rowWith('issued')).toBeInstanceOf(HTMLTableRowElement);
});
