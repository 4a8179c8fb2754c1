// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { inletGas } from '../../server/src/testing/gas-chain.ts';
import {
  idFrom,
  issue,
  newProject,
  newSheet,
  orificeDocument,
  save,
  sign,
} from '../../server/src/testing/project-world.ts';
import { testPassword } from '../../server/src/testing/test-client.ts';
import {
  closePage,
  eventually,
  field,
  fill,
  has,
  hasRow,
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

async function openPart(user: TestUser, project: string, part: string): Promise<void> {
  await openPage(`/projects/${project}#${part}`, user);
}

test('a project that does not exist and one of others give the same page', async () => {
  const project = await newProject(await createUser('Ada'));
  const stranger = await createUser('Eve');
  for (const id of [project, 'none']) {
    await openPage(`/projects/${id}`, stranger);
    await shows('There is no such project, or you are not a member.');
  }
});

test('only an owner and an engineer can add a sheet', async () => {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  await openPart(owner, project, 'sheets');
  await shows('Choose “New sheet” and a tool');
  expect(has('New sheet')).toBe(true);
  const reader = await createMember(owner, project, 'Rosa', 'reader');
  await openPart(reader, project, 'sheets');
  await shows('The project’s owner and engineers can add sheets.');
  expect(has('New sheet')).toBe(false);
  expect(pageText()).toContain('you are reader');
});

test('a new sheet has the next number, a tool and a title', async () => {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  await newSheet(owner, project);
  await openPart(owner, project, 'sheets');
  await press('New sheet');
  await shows('Create sheet');
  expect(field('Document number').value).toBe('C-102');
  await press('Create sheet');
  await shows('Choose a tool for the sheet.');
  await fill('Find a tool', 'nothing of this name');
  await shows('No tool matches “nothing of this name”.');
  await fill('Find a tool', 'control valve');
  await eventually(() => field(/^Control Valve Sizing Module Pro/) instanceof HTMLInputElement);
  expect(field(/^Control Valve Sizing Module Pro/).disabled).toBe(true);
  await tick(/^Control Valve Sizing Module (?!Pro)/);
  await press('Create sheet');
  await eventually(() => location.pathname === '/control-valve');
});

test('a free account learns why it cannot have a fourth sheet', async () => {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  for (const number of ['C-1', 'C-2', 'C-3']) await newSheet(owner, project, null, { number, title: number });
  await openPart(owner, project, 'sheets');
  await shows('A project of a free account can have three sheets.');
  expect(has('What Pro costs')).toBe(true);
  expect(has('New sheet')).toBe(false);
});

test('the sheets are filtered by number, title, tool and state', async () => {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  await issue(owner, await newSheet(owner, project));
  await newSheet(owner, project, null, { number: 'C-102', title: 'Seal oil' });
  await openPart(owner, project, 'sheets');
  await shows('Orifice diameter');
  expect(rowText('Inlet header')).toContain('Revision A for check Orifice diameter');
  expect(rowText('Inlet header')).toContain('Ada Tester');
  expect(rowText('Seal oil')).toContain('draft');
  await fill('Filter the sheets', 'for check');
  await hides('Seal oil');
  await fill('Filter the sheets', 'c-102');
  await shows('Seal oil');
  expect(hasRow('Inlet header')).toBe(false);
  await fill('Filter the sheets', 'nothing');
  await shows('No sheet matches “nothing”.');
});

test('a sheet is renamed and deleted from its menu', async () => {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  const sheet = await newSheet(owner, project);
  await openPart(owner, project, 'sheets');
  await shows('Inlet header');
  await press('Number, title, notes…', rowWith('Inlet header'));
  await eventually(() => field('Title').value === 'Inlet header orifice');
  await fill('Title', 'Seal oil orifice');
  await eventually(() => field('Notes').getAttribute('readonly') === null);
  await fill('Notes', 'Two in series');
  await press('Save');
  await eventually(() => hasRow('Seal oil orifice') && !has('Save'));
  expect(stored((await owner.browser.get(`/api/sheets/${sheet}`)).json)).toMatchObject({ notes: 'Two in series' });
  await press('Delete…', rowWith('Seal oil'));
  await shows('is deleted permanently. This cannot be undone.');
  await press('Delete sheet');
  await shows('No sheet yet');
});

test('the menu of a sheet offers what the role allows', async () => {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  const sheet = await newSheet(owner, project);
  const checker = await createMember(owner, project, 'Charles', 'checker');
  await openPart(checker, project, 'sheets');
  await shows('Nothing has been issued yet.');
  expect(has('Issue for check…')).toBe(false);
  expect(has('Delete…')).toBe(false);
  await issue(owner, sheet);
  await openPart(checker, project, 'sheets');
  await shows('Revisions…');
  expect(has('Download as a file')).toBe(true);
});

test('a sheet is issued with a reason and a password', async () => {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  await newSheet(owner, project);
  await openPart(owner, project, 'sheets');
  await shows('Inlet header');
  await press('Issue for check…', rowWith('Inlet header'));
  await shows('C-101 Inlet header orifice is issued for the first time.');
  await eventually(() => field('Your password') instanceof HTMLInputElement);
  await press('Issue for check');
  await shows('Enter the reason for this revision.');
  await fill('Reason for this revision', 'First issue');
  await fill('Your password', 'Wrong-Password-1');
  await press('Issue for check');
  await shows('The password is not correct.');
  await fill('Your password', testPassword);
  await press('Issue for check');
  await eventually(() => location.pathname.startsWith('/revisions/'));
});

test('several sheets are issued and checked with one password', async () => {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  for (const number of ['C-1', 'C-2'])
    await newSheet(owner, project, orificeDocument, { number, title: `Line ${number}` });
  const checker = await createMember(owner, project, 'Charles', 'checker');
  await openPart(owner, project, 'sheets');
  await shows('Issue 2 for check…');
  await press('Issue 2 for check…');
  await eventually(() => has('Issue for check') && field('Your password') instanceof HTMLInputElement);
  await fill('Reason for these revisions', 'First issue');
  await fill('Your password', testPassword);
  await press('Issue for check');
  await eventually(() => rowText('Line C-2').includes('A for check') && rowText('Line C-1').includes('A for check'));
  await openPart(checker, project, 'sheets');
  await shows('Check 2…');
  await press('Check 2…');
  await eventually(() => has('Check') && field('Your password') instanceof HTMLInputElement);
  await tick('C-2 Line C-2');
  await fill('Your password', testPassword);
  await press('Check');
  await eventually(() => rowText('Line C-1').includes('A checked'));
  expect(rowText('Line C-2')).toContain('A for check');
});

test('revisions of a sheet are listed with their signatures and compared', async () => {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  const sheet = await newSheet(owner, project);
  await issue(owner, sheet);
  await save(owner, sheet, {
    ...orificeDocument,
    cases: [{ ...orificeDocument.cases[0], flowRate: ['30000', 'kg/h'] }],
  });
  await issue(owner, sheet);
  await openPart(owner, project, 'sheets');
  await shows('Revisions…');
  await press('Revisions…', rowWith('Inlet header'));
  await shows('Compare B with the working copy');
  expect(pageText()).toMatch(/Revision B For design for check issued by Ada Tester on .* Compare with A/);
  expect(pageText()).toContain('Revision A For design superseded');
  expect(pageText().match(/Compare with/g)).toHaveLength(1);
});

test('the basis is saved, and a change of another member is reported', async () => {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  await openPart(owner, project, 'basis');
  await shows('Site conditions');
  await fill('Name', '');
  await press('Save');
  await shows('The project needs a name.');
  await fill('Name', 'Inlet compression');
  await fill('Ambient pressure', '1.01 bar(a)');
  await fill('Units of new sheets', 'us');
  await fill('Criteria in force, one per line', 'NORSOK P-002');
  await press('Save');
  await shows('Saved.');
  const { basis, number, name } = stored((await owner.browser.get(`/api/projects/${project}`)).json);
  expect(basis).toMatchObject({ ambientPressure: '1.01 bar(a)', units: 'us', criteria: 'NORSOK P-002' });
  const theirs = { number, name, client: 'Theirs', basis };
  await owner.browser.send('PUT', `/api/projects/${project}`, { ...theirs, was: { ...theirs, client: 'A client' } });
  await fill('Client', 'Mine');
  await press('Save');
  await shows('Someone else has changed this in the meantime: Client (now “Theirs”).');
  await press('Save');
  await eventually(() => pageText().includes('Saved.'));
  expect(stored((await owner.browser.get(`/api/projects/${project}`)).json)).toMatchObject({ client: 'Mine' });
});

const stored = (json: Record<string, unknown> | undefined) => json ?? {};

test('only the owner archives a project, which is then read-only', async () => {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  const engineer = await createMember(owner, project, 'Grace', 'engineer');
  await openPart(engineer, project, 'basis');
  await shows('Save');
  expect(has('Archive…')).toBe(false);
  await openPart(owner, project, 'basis');
  await shows('Archive…');
  await press('Archive…');
  await shows('leaves the list of active projects');
  await press('Archive project');
  await shows('This project is archived.');
  await eventually(() => has('Unarchive') && !has('Archive…'));
  expect(field('Ambient pressure')).toHaveProperty('readOnly', true);
  expect(has('Save')).toBe(false);
  await openPart(engineer, project, 'basis');
  await shows('This project is archived.');
  expect(has('Unarchive')).toBe(false);
  await openPart(owner, project, 'basis');
  await shows('Unarchive');
  await press('Unarchive');
  await hides('This project is archived.');
  await press('Delete…');
  await shows('For 30 days you can restore it');
  await press('Delete project');
  await eventually(() => location.pathname === '/projects');
  await openPart(owner, project, 'basis');
  await shows('Deleted; it will be removed permanently on');
  expect(has('Restore')).toBe(true);
  expect(has('Archive…') || has('Delete…')).toBe(false);
});

test('members are invited, get another role, and are removed', async () => {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  const engineer = await createMember(owner, project, 'Grace', 'engineer');
  const guest = await createUser('Rosa');
  await openPart(owner, project, 'people');
  await shows('Grace Tester');
  expect(pageText()).not.toContain('Invited');
  expect(rowText('Ada Tester')).toContain('You');
  expect(has('Leave') || has(/^Remove $/)).toBe(false);
  await fill('Email', 'no address');
  await press('Invite');
  await eventually(() => /email/i.test(document.querySelector('.invite [role="alert"]')?.textContent ?? ''));
  await fill('Email', guest.email);
  await tick('reader');
  await press('Invite');
  await shows(`${guest.email} has been invited by email as reader.`);
  expect(rowText(guest.email)).toContain('not answered yet');
  await press('Withdraw', rowWith(guest.email));
  await hides('not answered yet');
  expect(pageText()).not.toContain('Invited ');
  await fill('Role of Grace Tester', 'checker');
  await eventually(() => !rowText('Grace Tester').includes('issues sheets for check'));
  await press('Remove Grace Tester', rowWith('Grace Tester'));
  await shows('can no longer open Inlet compression');
  await press('Remove');
  await hides('Grace Tester');
  await openPart(engineer, project, 'people');
  await shows('There is no such project');
});

test('a project is handed over and left', async () => {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  const heir = await createMember(owner, project, 'Grace', 'engineer');
  await openPart(heir, project, 'people');
  await shows('Ada Tester');
  expect(has(/^(Hand over|Remove)/)).toBe(false);
  expect(has('Invite')).toBe(false);
  await openPart(owner, project, 'people');
  await shows('Grace Tester');
  await press('Hand over Grace Tester', rowWith('Grace Tester'));
  await shows('becomes the owner of Inlet compression');
  await press('Hand over');
  await shows('you are engineer');
  await press(/^Leave/);
  await shows('until its owner invites you again');
  await press('Leave');
  await eventually(() => location.pathname === '/projects');
});

test('the history lists who did what', async () => {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  const checker = await createMember(owner, project, 'Charles', 'checker');
  const revision = await issue(owner, await newSheet(owner, project));
  await sign(checker, revision, 'checked');
  await openPart(owner, project, 'history');
  await shows('Charles Tester');
  expect(pageText()).toMatch(/Charles Tester checked C-101/);
  expect(has('Earlier')).toBe(false);
  expect(has('Download the whole history (CSV)')).toBe(true);
});

test('a fluid is added, edited with its composition, renamed and deleted', async () => {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  const reader = await createMember(owner, project, 'Rosa', 'reader');
  await openPart(owner, project, 'fluids');
  await shows('No fluid yet');
  await press('New fluid');
  await eventually(() => has('Save'));
  await press('Save');
  await shows('Give the fluid a name.');
  await press('Cancel');
  await eventually(() => !has('Cancel'));
  idFrom(await owner.browser.post(`/api/projects/${project}/fluids`, inletGas('0.85')));
  await openPart(owner, project, 'fluids');
  await shows('Methane 0.85');
  expect(rowText('Inlet gas')).toContain('no sheet');
  await press('Edit…', rowWith('Inlet gas'));
  await eventually(() => has('Save') && pageText().includes('Methane'));
  expect(field('Name').value).toBe('Inlet gas');
  expect([...document.querySelectorAll<HTMLInputElement>('[role="dialog"] input')].map(({ value }) => value)).toContain(
    '0.85',
  );
  await press('Save');
  await shows('Inlet gas is saved. No sheet is stale.');
  await press('Rename…', rowWith('Inlet gas'));
  await eventually(() => field('Name').value === 'Inlet gas');
  await fill('Name', 'Export gas');
  await press('Rename');
  await eventually(() => hasRow('Export gas'));
  await openPart(reader, project, 'fluids');
  await shows('Export gas');
  expect(has('New fluid') || has('Edit…') || has('Export gas')).toBe(false);
  await openPart(owner, project, 'fluids');
  await shows('Export gas');
  await press('Delete…', rowWith('Export gas'));
  await shows('No sheet reads it.');
  await press('Delete fluid');
  await shows('No fluid yet');
});
