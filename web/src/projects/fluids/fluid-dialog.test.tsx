// @vitest-environment happy-dom
import type { ProjectFluid } from '@isentrope/records';
import { act, createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enter, eventually, pressButton, render, textOf, textsOf, unmount } from '../../testing/render.tsx';
import { answerRequests, answerSession, sentRequests, type Answers } from '../../testing/requests.ts';
import { newBrowser } from '../../workbench/testing/browser.ts';
import FluidDialog from './fluid-dialog.tsx';

const close = vi.fn();
const saved = vi.fn(() => Promise.resolve());
beforeEach(async () => {
  newBrowser();
  close.mockClear();
  saved.mockClear();
  await answerSession({});
});
afterEach(unmount);

const composed = (text: string) => ({
  source: { text: 'composition' },
  composition: { text },
  compositionBasis: { text: 'mole' },
});
const feed: ProjectFluid = {
  id: 'f-1',
  name: 'Feed',
  words: 'Methane (CH4) 90, Ethane (C2H6) 10, Mole',
  parts: composed('C1: 90; C2: 10'),
  version: 3,
  changedAt: '2026-02-03T09:00:00.000Z',
  changedBy: 'Ada',
};
const richer = {
  ...feed,
  words: 'Methane (CH4) 80, Ethane (C2H6) 20, Mole',
  parts: composed('C1: 80; C2: 20'),
  version: 4,
};

async function draw(fluid?: ProjectFluid): Promise<void> {
  await render(
    <FluidDialog opener={createRef<HTMLElement>()} close={close} projectId="p-1" fluid={fluid} saved={saved} />,
  );
  await eventually(() => expect(document.querySelector('.fluid-fields')).not.toBeNull());
}
const page = () => textOf(document.querySelector('[role="dialog"]'));
const banners = () => textsOf('.banner');
const ends = () => [saved.mock.calls, close.mock.calls.length];
const labels = () => textsOf('.fluid-field label');
const amountInputs = () => [...document.querySelectorAll<HTMLInputElement>('.list-line input')];
const amounts = () => amountInputs().map(({ value }) => value);

/** Gives a field a value as a user does, which its change event tells the page. */
async function change(input: HTMLInputElement | HTMLSelectElement | null | undefined, value: string): Promise<void> {
  await act(async () => {
    if (input) Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
    input?.dispatchEvent(new Event(input.localName === 'input' ? 'input' : 'change', { bubbles: true }));
  });
}
/** Types the amounts of the components, the first ones first. */
async function compose(...texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) await change(amountInputs()[index], text);
}
async function addComponent(name: string, amount: string): Promise<void> {
  const options = [...document.querySelectorAll<HTMLOptionElement>('.list-add option')];
  const component = options.find(option => textOf(option) === name)?.value ?? '';
  await change(document.querySelector<HTMLSelectElement>('.list-add select'), component);
  await change(amountInputs().at(-1), amount);
}
async function submit(label: string, answers: Answers): Promise<ReturnType<typeof sentRequests>> {
  answerRequests(answers);
  await pressButton(label);
  // A focused page reads its session again.
  return sentRequests().filter(([request]) => request !== 'GET /api/session');
}
const refused = [400, { message: 'Not now.' }] as const;

describe('a new fluid', () => {
  const create = 'POST /api/projects/p-1/fluids';

  test('is given by its composition, and needs a name and what it is', async () => {
    await draw();
    expect([textOf(document.querySelector('.dialog-title')), labels()[1], amounts()]).toEqual([
      'New fluid',
      'Composition',
      [],
    ]);
    expect(await submit('Save', {})).toEqual([]);
    expect([banners(), document.querySelector('[name="name"]')?.getAttribute('aria-invalid')]).toEqual([
      ['Give the fluid a name.'],
      'true',
    ]);
    enter('name', ' Feed ');
    expect(await submit('Save', {})).toEqual([]);
    expect(banners()).toEqual(['Composition is missing.']);
    await addComponent('Methane (CH4)', 'much');
    expect(await submit('Save', {})).toEqual([]);
    expect(banners()[0]).toMatch(/^Composition .+\.$/);
    expect(amountInputs()[0]?.getAttribute('aria-invalid')).toBe('true');
    await compose('90');
    await addComponent('Ethane (C2H6)', '10');
    expect(await submit('Save', { [create]: refused })).toHaveLength(1);
    expect([banners(), ends()]).toEqual([['Not now.'], [[], 0]]);
    expect(await submit('Save', { [create]: { id: 'f-1' } })).toEqual([
      [create, { name: 'Feed', words: feed.words, parts: feed.parts }],
    ]);
    expect(ends()).toEqual([[['Feed']], 1]);
  });
});

describe('a saved fluid', () => {
  const change = 'PUT /api/fluids/f-1';
  const read = 'GET /api/projects/p-1/map';
  const overtaken = { [change]: [409, { code: 'OVERTAKEN', message: 'It was changed.' }] } as const;
  const mapWith = (...fluids: ProjectFluid[]) => ({ [read]: { fluids, sheets: [], connections: [] } });
  const conflict = () => document.querySelector('.fluid-conflict');

  test('is changed as the version that was opened', async () => {
    await draw(feed);
    expect([textOf(document.querySelector('.dialog-title')), amounts()]).toEqual(['Fluid Feed', ['90', '10']]);
    expect(banners()).toEqual([]);
    await compose('80', '20');
    expect(await submit('Save', { [change]: 204 })).toEqual([
      [change, { name: 'Feed', words: richer.words, parts: richer.parts, version: 3 }],
    ]);
    expect(ends()).toEqual([[['Feed']], 1]);
  });

  test('that these fields cannot show says what is replaced', async () => {
    await draw({ ...feed, words: 'Crude oil', parts: { source: { text: 'unheard of' } } });
    expect(banners()).toEqual(['The saved fluid cannot be shown in these fields: Crude oil. Saving replaces it.']);
  });

  test('that another member has changed is shown beside the own one, and either is kept', async () => {
    await draw(feed);
    await compose('70', '30');
    expect((await submit('Save', { ...overtaken, ...mapWith(richer) })).map(([request]) => request)).toEqual([
      change,
      read,
    ]);
    expect([banners(), ends()]).toEqual([['Nothing has been saved yet. Choose which of the two to keep.'], [[], 0]]);
    expect(textsOf('.fluid-conflict p')).toEqual([
      'Ada changed this fluid while you were editing it.',
      'Theirs, Feed: Methane (CH4) 80, Ethane (C2H6) 20, Mole',
      'Yours: Methane (CH4) 70, Ethane (C2H6) 30, Mole',
    ]);
    await pressButton('Load theirs into the fields');
    expect([amounts(), textsOf('.fluid-conflict p').at(-1)]).toEqual([
      ['80', '20'],
      'Yours: Methane (CH4) 80, Ethane (C2H6) 20, Mole',
    ]);
    await compose('much');
    expect(textsOf('.fluid-conflict p').at(-1)).toEqual(expect.stringMatching(/^Yours: Composition .+\.$/));
    await compose('70', '30');
    expect(await submit('Overwrite theirs with mine', { [change]: 204 })).toMatchObject([[change, { version: 4 }]]);
    expect(ends()).toEqual([[['Feed']], 1]);
  });

  test('that a former member has changed is shown without a name', async () => {
    await draw(feed);
    await submit('Save', { ...overtaken, ...mapWith({ ...richer, changedBy: null }) });
    expect(page()).toContain('Someone changed this fluid while you were editing it.');
  });

  test.each([
    ['was deleted', mapWith({ ...feed, id: 'f-2' }), 'The fluid is no longer in the project.'],
    ['cannot be read', { [read]: refused }, 'Not now.'],
  ])('that another member has changed and that %s is not compared', async (_, answers, sentence) => {
    await draw(feed);
    await submit('Save', { ...overtaken, ...answers });
    expect([banners(), conflict(), ends()]).toEqual([[sentence], null, [[], 0]]);
  });
});

test('the dialog is left without saving', async () => {
  await draw(feed);
  await pressButton('Cancel');
  expect([sentRequests(), ends()]).toEqual([[], [[], 1]]);
});
