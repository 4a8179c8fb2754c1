// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { issue, newProject, newSheet } from '../../server/src/testing/project-world.ts';
import {
  closePage,
  eventually,
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
import { createMember, createUser } from './users.ts';

afterEach(closePage);

test('a visitor reads what projects are', async () => {
  await openPage('/projects');
  expect(pageText()).toContain('Calculations that are saved, checked and signed');
  expect(has('New project')).toBe(false);
});

test('a user without a project creates the first one', async () => {
  await openPage('/projects', await createUser('Ada'));
  expect(pageText()).toContain('No project yet');
  await press('New project');
  await shows('Create project');
  await press('Create project');
  await shows('Give the project a name.');
  await fill('Name', 'Inlet compression');
  await press('Create project');
  await eventually(() => location.pathname.startsWith('/projects/'));
});

test('the list shows role, sheets and waiting signatures, and finds sheets, revisions and people', async () => {
  const owner = await createUser('Ada', 'pro');
  const project = await newProject(owner);
  await newProject(owner, 'Flare study');
  const checker = await createMember(owner, project, 'Charles', 'checker');
  await issue(owner, await newSheet(owner, project));
  await openPage('/projects', owner);
  expect(pageText()).toContain('2 projects');
  expect(rowText('Inlet compression')).toContain('owner 1');
  await openPage('/projects', checker);
  expect(rowText('Inlet compression')).toContain('checker 1 1 to check');
  expect(pageText()).not.toContain('Archived and deleted');
  await fill('Find in all projects', 'header');
  await shows('Sheets C-101 Inlet header orifice Restriction Orifice Sizing');
  expect(pageText()).not.toContain('People');
  expect(hasRow('Inlet compression A client')).toBe(false);
  await fill('Find in all projects', 'for design');
  await shows('Revisions C-101 Inlet header orifice, revision A For design P-2614 Inlet compression');
  await fill('Find in all projects', 'ada tester');
  await shows('People Ada Tester');
  await fill('Find in all projects', 'nothing of this name');
  await shows(
    'No project matches “nothing of this name”. No sheet, revision or person matches “nothing of this name”.',
  );
});

test('an archived project leaves the list until its owner unarchives it', async () => {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  const reader = await createMember(owner, project, 'Rosa', 'reader');
  await owner.browser.post(`/api/projects/${project}/archive`);
  await openPage('/projects', reader);
  expect(pageText()).toContain('No active projects.');
  await tick('Archived and deleted (1)');
  await shows('archived');
  expect(has('Unarchive')).toBe(false);
  await openPage('/projects', owner);
  await tick('Archived and deleted (1)');
  await shows('Unarchive');
  await press('Unarchive');
  await hides('Archived and deleted');
  expect(hasRow('Inlet compression')).toBe(true);
});

test('an invitation is accepted or declined', async () => {
  const owner = await createUser('Ada', 'pro');
  const guest = await createUser('Grace');
  for (const name of ['Inlet compression', 'Flare study'])
    await owner.browser.post(`/api/projects/${await newProject(owner, name)}/people`, {
      email: guest.email,
      role: 'reader',
    });
  await openPage('/projects', guest);
  expect(rowText('Flare study')).toContain('Flare study as reader');
  await press('Decline', rowWith('Flare study'));
  await hides('Flare study');
  await press('Accept', rowWith('Inlet compression'));
  await eventually(() => /^\/projects\/[\w-]+$/.test(location.pathname));
});
