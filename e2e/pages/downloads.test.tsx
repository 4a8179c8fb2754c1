// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { attach, idFrom, issue, newProject, newSheet, tinyPng } from '../../server/src/testing/project-world.ts';
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
  rowWith,
  shows,
  tick,
} from './page.tsx';
import { createMember, createUser } from './users.ts';

/** Records what the open page lets the browser download. */
function recordDownloads(): { readonly name: string; readonly size: number }[] {
  const downloads: { name: string; size: number }[] = [];
  let latest = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    latest = blob as Blob;
    return 'blob:download';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push({ name: this.download, size: latest.size });
  });
  return downloads;
}

afterEach(closePage);

test('a project is exported as an archive', async () => {
  const owner = await createUser('Ada', 'pro');
  const project = await newProject(owner);
  await newSheet(owner, project);
  await openPage(`/projects/${project}#basis`, owner);
  const downloads = recordDownloads();
  await press('Export');
  await shows('as one archive (.zip)');
  expect(pageText()).not.toMatch(/Creating the archive|so far/);
  await press('Export');
  await eventually(() => downloads.length > 0 && !has('Cancel'));
  expect(downloads[0]?.name).toMatch(/\.zip$/);
  expect(downloads[0]?.size).toBeGreaterThan(500);
});

test('a revision is exported as a calculation file, and a file that is no PDF is refused', async () => {
  const owner = await createUser('Ada');
  const revision = await issue(owner, await newSheet(owner, await newProject(owner)));
  await openPage(`/revisions/${revision}`, owner);
  const downloads = recordDownloads();
  await press('Export…');
  await shows('Export revision A');
  await press('Download the file');
  await shows('The file has been downloaded.');
  expect(downloads.map(({ name }) => name)).toEqual(['C-101.isentrope.json']);
  expect(downloads.every(({ size }) => size > 2000)).toBe(true);
  const pdf = new File(['no PDF'], 'print.pdf', { type: 'application/pdf' });
  const input = field('Attach the calculation to a PDF');
  Object.defineProperty(input, 'files', { value: [pdf] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await eventually(() => document.querySelector('[role="alert"]') !== null);
  expect(pageText()).not.toContain('print.pdf has been downloaded');
});

test('a feed is created with a name, shown once in three forms, and revoked', async () => {
  const owner = await createUser('Ada', 'pro');
  const project = await newProject(owner);
  await newSheet(owner, project);
  await openPage(`/projects/${project}#sheets`, owner);
  await shows('Inlet header');
  await press('Feeds for spreadsheets…', rowWith('Inlet header'));
  await shows('Feeds of C-101 Inlet header orifice');
  await press('Create a feed');
  await eventually(() => field('Name') instanceof HTMLInputElement);
  await press('Create feed');
  await shows('Give the feed a name.');
  await fill('Name', 'Line list');
  await fill('Ends', '90');
  await press('Create feed');
  await shows('Copy its address now');
  const address = () =>
    [...document.querySelectorAll<HTMLInputElement>('.feed-created input, .feed-created code')].map(
      each => each.value || each.textContent,
    )[0] ?? '';
  const csv = address();
  expect(csv).toMatch(/\.csv$/);
  expect(pageText()).toContain('Google Sheets');
  await fill('Table', 'wide');
  await eventually(() => address() === `${csv}?layout=wide`);
  await fill('Table', 'json');
  await eventually(() => address().endsWith('.json'));
  expect(pageText()).not.toContain('Google Sheets =');
  await eventually(() => /Line list Working copy · created .* · not used yet · until/.test(pageText()));
  await press(/^Revoke/);
  await shows('can no longer refresh');
  await press(/^Revoke/);
  await shows('The feed “Line list” has been revoked.');
  expect(pageText()).not.toContain('Copy its address now');
});

test('attachments are captioned, moved and removed by those who edit, and read by others', async () => {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  const sheet = await newSheet(owner, project);
  const reader = await createMember(owner, project, 'Rosa', 'reader');
  const open = async (user: typeof owner) => {
    await openPage(`/projects/${project}#sheets`, user);
    await shows('Inlet header');
    await press('Attachments…', rowWith('Inlet header'));
  };
  await open(owner);
  await shows('Nothing is attached. Attach vendor curves');
  await open(reader);
  await shows('Nothing is attached.');
  expect(pageText()).not.toContain('Attach vendor curves');
  for (const name of ['a.png', 'b.png']) idFrom(await attach(owner, sheet, name, tinyPng(name)));
  await open(owner);
  await shows('b.png');
  const names = () => [...document.querySelectorAll('.attachment-name')].map(each => each.textContent);
  const enabled = (label: string) =>
    [...document.querySelectorAll<HTMLButtonElement>('.attachment-actions button')]
      .filter(each => each.textContent?.startsWith(label))
      .map(each => !each.disabled);
  expect(names()).toEqual(['a.png 1 kB', 'b.png 1 kB']);
  expect([enabled('Earlier'), enabled('Later')]).toEqual([
    [false, true],
    [true, false],
  ]);
  await press('Later “a.png”');
  await eventually(() => names()[0] === 'b.png 1 kB');
  await press('Earlier “a.png”');
  await eventually(() => names()[0] === 'a.png 1 kB');
  await fill('Caption of “a.png”', 'Vendor curve');
  field('Caption of “a.png”').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await press('Remove “b.png”');
  await hides('b.png');
  await open(reader);
  await shows('Vendor curve');
  expect(has(/^Remove/) || has('Attach files…')).toBe(false);
});

test('a sheet is created with the only fluid of its project', async () => {
  const owner = await createUser('Ada');
  const project = await newProject(owner);
  idFrom(await owner.browser.post(`/api/projects/${project}/fluids`, { name: 'Gas', words: 'Methane', parts: {} }));
  await openPage(`/projects/${project}#sheets`, owner);
  await press('New sheet');
  await eventually(() => field('Fluid') instanceof HTMLSelectElement);
  expect(field('Fluid')).toHaveProperty('selectedIndex', 1);
  expect(field('Document number').value).toBe('');
  await fill('Title', 'Seal gas orifice');
  await tick(/^Restriction Orifice Sizing (?!Pro)/);
  await press('Create sheet');
  await eventually(() => location.pathname === '/restriction-orifice');
  expect(location.search).toContain('fluid=');
});
