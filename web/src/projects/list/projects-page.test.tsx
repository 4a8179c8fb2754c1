// @vitest-environment happy-dom
import type { ListedProject, ProjectList, SearchAnswer } from '@isentrope/records';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pressButton, render, textOf, textsOf, unmount } from '../../testing/render.tsx';
import { answerRequests, answerSession, sentRequests, type Answers } from '../../testing/requests.ts';
import { newBrowser } from '../../workbench/testing/browser.ts';
import { MembersOnly, MissingPage } from '../members-only.tsx';
import { projectPages } from '../project-pages.ts';
import { Projects } from './projects-page.tsx';

const at = '2026-02-03T09:00:00.000Z';
const user = { email: 'ann@example.com', role: 'user' };
const free = { user, plan: null };
const pro = { user, plan: { name: 'Pro', active: true } };

beforeEach(async () => {
  newBrowser();
  window.happyDOM.settings.navigation.disableMainFrameNavigation = true;
  // The first content of all asks for the session.
  await render(<MembersOnly title="Projects">{() => null}</MembersOnly>);
  await unmount();
});
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});

const page = () => textOf(document.querySelector('main'));
const here = () => location.pathname + location.search;
const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;
const buttons = () => textsOf('button');

const projectOf = (id: string, change: Partial<ListedProject> = {}): ListedProject => ({
  id,
  number: `P-${id}`,
  name: `Project ${id}`,
  client: 'A client',
  role: 'owner',
  closed: null,
  sheets: 1,
  people: 1,
  toCheck: 0,
  toApprove: 0,
  changedAt: at,
  archivedAt: null,
  goesAt: null,
  ...change,
});
const list = 'GET /api/projects';
const listOf = (change: Partial<ProjectList> = {}): ProjectList => ({
  projects: [],
  invitations: [],
  another: null,
  ...change,
});

async function draw(session: object | number, answers: Answers = {}): Promise<void> {
  await unmount();
  window.happyDOM.setURL('http://localhost/projects?x=1#y');
  await answerSession(session);
  await render(<Projects />, answers);
}

describe('a page for members', () => {
  const drawFor = async (session: object | number) => {
    await unmount();
    window.happyDOM.setURL('http://localhost/projects?x=1#y');
    await answerSession(session);
    await render(
      <MembersOnly title="Compare" lead="Two revisions.">
        {({ user: member }) => <p>{member?.email}</p>}
      </MembersOnly>,
    );
  };

  test('sends a visitor to sign in and back', async () => {
    await drawFor({});
    expect([here(), isBusy(), textsOf('h1')]).toEqual(['/signin?next=%2Fprojects%3Fx%3D1%23y', true, ['Compare']]);
    expect(textsOf('.projects-lead')).toEqual(['Two revisions.']);
  });

  test('is shown to a user, and left with the reason when the session ends', async () => {
    await drawFor(free);
    expect([page(), isBusy()]).toEqual(['ann@example.com', false]);
    await act(() => answerSession({}));
    expect(here()).toBe('/signin?next=%2Fprojects%3Fx%3D1%23y&ended=yes');
  });

  test('has its heading and the reason during an outage', async () => {
    await drawFor(503);
    expect([here(), textsOf('h1'), isBusy()]).toEqual(['/projects?x=1', ['Compare'], false]);
    expect(textsOf('[role="alert"]')).toHaveLength(1);
  });

  test('that is not there leads to the projects', async () => {
    const content = await render(<MissingPage title="Not found">It is not there.</MissingPage>);
    expect(textOf(content)).toBe('Not foundIt is not there.All projects');
    expect(document.querySelector('.projects-lead')).toBeNull();
  });
});

describe('the list of projects', () => {
  test('is an introduction for a visitor', async () => {
    await draw({});
    expect([here(), textsOf('.projects-intro a')]).toEqual(['/projects?x=1', ['Sign in', 'Create account']]);
  });

  test('is loading, or could not be loaded', async () => {
    await draw(free);
    expect([isBusy(), textsOf('h1'), buttons()]).toEqual([true, ['Projects'], []]);
    await draw(free, { [list]: [400, { message: 'Not now.' }] });
    expect([isBusy(), textsOf('.banner')]).toEqual([false, ['Not now.']]);
  });

  test('is empty at first', async () => {
    await draw(free, { [list]: listOf() });
    expect(textsOf('h2')).toEqual(['No project yet']);
    expect(buttons()).toEqual(['Import a project', 'New project']);
    expect([document.querySelector('.crumbs'), document.querySelector('[type="search"]')]).toEqual([null, null]);
  });

  test('says why no further project can be created, and what Pro costs', async () => {
    const another = 'A free account has one project.';
    await draw(free, { [list]: listOf({ projects: [projectOf('1')], another }) });
    expect([textsOf('.banner'), buttons().includes('New project')]).toEqual([[`${another} What Pro costs`], false]);
    expect(buttons()).not.toContain('Import a project');
    await draw(pro, { [list]: listOf({ projects: [projectOf('1')], another }) });
    expect(textsOf('.banner')).toEqual([another]);
  });

  const enterSearch = (text: string) =>
    act(async () => {
      const field = document.querySelector<HTMLInputElement>('[type="search"]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });

  test('leaves out archived and deleted projects until they are wanted', async () => {
    const projects = [projectOf('1'), projectOf('2', { archivedAt: at }), projectOf('3', { goesAt: at })];
    await draw(free, { [list]: listOf({ projects }) });
    expect(textsOf('.crumbs')).toEqual(['1 project']);
    expect([page().includes('Project 1'), page().includes('Project 2')]).toEqual([true, false]);
    expect(page()).toContain('Archived and deleted (2)');
    await act(async () => document.querySelector<HTMLInputElement>('[type="checkbox"]')?.click());
    expect([page().includes('Project 2'), page().includes('Project 3')]).toEqual([true, true]);
    await draw(free, { [list]: listOf({ projects: projects.slice(1) }) });
    expect(page()).toContain('No active projects. Tick “Archived and deleted” to see the others.');
    await draw(free, { [list]: listOf({ projects: projects.slice(0, 1) }) });
    expect(page()).not.toContain('Archived and deleted');
    expect(page()).not.toContain('No active projects');
  });

  test('is searched as one types, and the server a moment later', async () => {
    vi.useFakeTimers();
    const found: SearchAnswer = { projects: [], sheets: [], revisions: [], people: [], more: false };
    const person = {
      name: 'Bob',
      email: 'bob@example.com',
      role: 'checker',
      projectId: 'p',
      projectNumber: '',
      projectName: 'X',
    };
    const search = 'GET /api/search?q=pump%201';
    await draw(free, { [list]: listOf({ projects: [projectOf('1')] }) });
    answerRequests({
      [search]: { ...found, people: [person, { ...person, name: person.email, projectId: 'q' }] },
    });
    await enterSearch(' pump 1 ');
    expect(page()).toContain('No project matches “pump 1”.');
    await act(() => vi.advanceTimersByTimeAsync(199));
    expect(sentRequests()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(sentRequests().map(([request]) => request)).toEqual([search]);
    expect(textsOf('.search-results h2')).toEqual(['People']);
    expect(textsOf('.search-results li').map(text => text.replaceAll(' ', ''))).toEqual([
      expect.stringMatching(/^Bob.*bob@example\.com,checker/),
      expect.stringMatching(/^bob@example\.comchecker|^bob@example\.com.*checker/),
    ]);
    expect(textsOf('.search-results [role="status"]')).toEqual(['']);
    answerRequests({ 'GET /api/search?q=none': found, 'GET /api/search?q=many': { ...found, more: true } });
    await enterSearch('none');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(textsOf('.search-results [role="status"]')).toEqual(['No sheet, revision or person matches “none”.']);
    await enterSearch('many');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(page()).toContain('There are more matches. Add another word to narrow them down.');
    answerRequests({ 'GET /api/search?q=x': [400, { message: 'Not now.' }] });
    await enterSearch('x');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(textsOf('.banner')).toEqual(['Not now.']);
    await enterSearch(' ');
    expect([document.querySelector('.search-results'), textsOf('.banner')]).toEqual([null, []]);
  });

  test('begins with invitations, which are accepted or declined', async () => {
    const invitation = { id: 'i-1', project: 'Compression', by: 'Bob', role: 'checker', at } as const;
    await draw(free, { [list]: listOf({ invitations: [invitation] }) });
    expect(page()).toContain('Compression as checker');
    const [accept, decline] = ['POST /api/invitations/i-1/accept', 'POST /api/invitations/i-1/decline'];
    answerRequests({ [accept]: [400, { message: 'Not now.' }], [decline]: [400, { message: 'Nor now.' }] });
    await pressButton('Accept');
    expect(textsOf('.banner')).toEqual(['Not now.']);
    await pressButton('Decline');
    expect(textsOf('.banner')).toEqual(['Nor now.']);
    answerRequests({ [decline]: 204, [list]: listOf() });
    await pressButton('Decline');
    expect([sentRequests().map(([request]) => request), page().includes('Compression')]).toEqual([
      [decline, list],
      false,
    ]);
    await draw(free, { [list]: listOf({ invitations: [invitation] }) });
    answerRequests({ [accept]: { id: 'p-1' } });
    await pressButton('Accept');
    expect(location.pathname).toBe('/projects/p-1');
  });
});

test('each page of projects is rendered in the browser, in the width of a tool', () => {
  expect(projectPages.map(({ path, rendersInBrowser, layout }) => [path, rendersInBrowser, layout])).toEqual(
    ['/projects', '/projects/[id]', '/projects/[id]/report', '/revisions/[id]', '/compare'].map(path => [
      path,
      true,
      'tool',
    ]),
  );
});
