// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { box } from '../testing/box.ts';
import { newBrowser } from '../testing/browser.ts';
import { derivedDefaultTank } from '../testing/derived-default-tank.ts';
import {
  button,
  enter,
  eventually,
  field,
  focus,
  leavePage,
  openPage,
  openTab,
  press,
  pressKey,
  type,
  turnLiveOff,
  words,
} from '../testing/page.tsx';
import { timeText } from './figures/time-text.ts';

beforeEach(() => {
  newBrowser();
});
afterEach(leavePage);

const answers = () =>
  [...document.querySelectorAll('.answer')].map(each => ({ said: words(each), looks: each.className }));
const line = () => [...document.querySelectorAll('.answer-line > *')].map(words);
const chosen = () => words(document.querySelector('[role="tab"][aria-selected="true"]'));

/** The step of the edge, whose place the grade names. */
const withPlace = (node: (typeof box.graph)[number]) =>
  node.type === 'step' && node.id === 'edge' && node.info ? { ...node, info: { ...node.info, at: 'grade' } } : node;

describe('the key results', () => {
  beforeEach(() => openPage({ ...box, answers: ['volume', 'edge', 'grade', 'never'] }));

  test('are shown large with units, and marked if there is a warning', async () => {
    expect(answers().map(({ said: text }) => text)).toEqual(['Volume--', 'Edge--', 'Grade--', 'Never--']);
    await type(field('Side'), '2500');
    await press(button('Calculate'));
    expect(answers()).toEqual([
      { said: 'Volume15.63 m³ 551.8 ft³', looks: 'answer' },
      { said: 'Edge2504 mm 98.6 inch warning, see below', looks: 'answer warning' },
      { said: 'Gradecoarse', looks: 'answer' },
      { said: 'Never--', looks: 'answer absent' },
    ]);
  });

  test('name where they are, if another result says so', async () => {
    await leavePage();
    await openPage({ ...box, answers: ['edge'], graph: box.graph.map(withPlace) });
    await type(field('Side'), '100');
    await press(button('Calculate'));
    expect(words(document.querySelector('.answer'))).toMatch(/^Edge104 mm.*fine$/);
  });

  test('are repeated in the bottom bar with the most severe message', async () => {
    expect(line()).toEqual([]);
    await type(field('Side'), '100');
    await press(button('Calculate'));
    expect(line()).toEqual(['Volume 0.001000 m³', 'Edge 104 mm', 'Grade fine']);
    await type(field('Side'), '2500');
    expect(line()).toEqual(['Volume 15.63 m³', 'Edge 2504 mm', 'Grade coarse', 'Warning']);
    await press(button('Duplicate: Case 1'));
    expect(line()[0]).toBe('Case 2');
  });

  test('are followed by the number of warnings, which leads to the messages below', async () => {
    expect(words(document.querySelector('.message-count'))).toBe('');
    await type(field('Side'), '2500');
    await press(button('Calculate'));
    const count = words(document.querySelector('.message-count')) ?? '';
    const warnings = document.querySelectorAll('.result-notes .notes .warning').length;
    expect(warnings).toBeGreaterThan(0);
    expect(count).toBe(`${warnings} warning${warnings === 1 ? '' : 's'} below`);
    await press(button(count));
    expect(document.activeElement?.querySelectorAll('.warning').length).toBe(warnings);
    await type(field('Side'), '100');
    await press(button('Calculate'));
    expect(words(document.querySelector('.message-count'))).toBe('');
  });

  test('are struck out when outdated', async () => {
    turnLiveOff();
    await type(field('Side'), '100');
    await press(button('Calculate'));
    await type(field('Side'), '200');
    expect(answers()[0]?.looks).toBe('answer stale');
    expect(document.querySelector('.answer-line')?.className).toContain('stale');
  });

  test('use the unit chosen for the result', async () => {
    await type(field('Side'), '100');
    await press(button('Calculate'));
    await enter(field('Unit of Edge'), 'm');
    expect(answers()[1]?.said).toBe('Edge0.104 m 0.341 ft');
  });
});

describe('the tabs of the results pane', () => {
  beforeEach(() => openPage(box));

  test('are selected by click and, in a cycle, by arrow keys', async () => {
    expect(chosen()).toBe('Results');
    await openTab('Checks');
    expect(chosen()).toBe('Checks');
    const tab = () => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    await focus(tab() ?? document.body);
    await pressKey('ArrowRight');
    expect(chosen()).toBe('Explore');
    await pressKey('ArrowRight');
    expect(chosen()).toBe('References');
    await pressKey('ArrowRight');
    expect(chosen()).toBe('Results');
    expect(document.activeElement).toBe(tab());
    await pressKey('End');
    expect(chosen()).toBe('References');
    expect(await pressKey('ArrowDown')).toBe(false);
  });

  test('show the number of warnings and list all checks by case', async () => {
    await openTab('Checks');
    expect(words(document.querySelector('.desk-panel'))).toContain('once a case has been calculated');
    await type(field('Side'), '2500');
    await type(field('Coating'), '12.5');
    await press(button('Duplicate: Case 1'));
    await press(button('Calculate'));
    expect(words(document.querySelector('[aria-selected="true"]'))).toBe('Checks 4');
    const cases = [...document.querySelectorAll('.case-checks')].map(words);
    expect(cases).toHaveLength(2);
    expect(cases[0]).toContain('Case 1Volume by Generous');
    expect(cases[0]).toContain('warning: The side is beyond 2 m. ISO 1, 4');
  });

  test('show the deviation of a method with the result, else only the reason', async () => {
    await type(field('Side'), '100');
    await press(button('Calculate'));
    await openTab('Checks');
    const check = () => words(document.querySelector('.cross-checks dd'));
    expect(check()).toBe('0.001040 m³ +4.0 %');
    await type(field('Side'), '');
    await press(button('Calculate'));
    expect(check()).toBe('needs side');
  });

  test('are followed by the method used and the deviation of the other', async () => {
    expect(document.querySelector('.method-line')).toBeNull();
    await type(field('Side'), '100');
    await press(button('Calculate'));
    expect(words(document.querySelector('.method-line'))).toBe('Plain · Generous +4.0 %');
  });
});

test('the working of a case without results shows a message', async () => {
  await openPage(derivedDefaultTank);
  await press(button('Calculate'));
  await openTab('Working');
  expect(words(document.getElementById('desk-panel'))).toMatch(/^No step can be calculated from the inputs so far\./);
});

test('the working has its own pane on a wide screen, with the case name if there are several', async () => {
  newBrowser().screen.width = 2000;
  await openPage(box);
  const beside = () => document.querySelector('.working-beside');
  expect(words(beside()?.querySelector('h2'))).toBe('Working');
  expect(words(beside())).toContain('once the case has been calculated');
  await type(field('Side'), '100');
  await press(button('Duplicate: Case 1'));
  await press(button('Calculate'));
  expect(words(beside()?.querySelector('h2'))).toBe('Working Case 2');
  await eventually(() => expect(beside()?.querySelector('.working')).not.toBeNull());
});

describe('the pane separator', () => {
  const border = () => document.querySelector<HTMLElement>('[role="separator"]') ?? document.body;
  const width = () => document.querySelector<HTMLElement>('.workbench-body')?.style.getPropertyValue('--sheet');

  test('is moved by arrow keys, is stored, and resets on double click', async () => {
    await openPage(box);
    expect(width()).toBe('');
    await focus(border());
    await pressKey('ArrowRight');
    const moved = width();
    expect(moved).toMatch(/^\d+px$/);
    await pressKey('ArrowUp');
    expect(width()).toBe(moved);
    await leavePage();
    await openPage(box);
    expect(width()).toBe(moved);
    expect(border().getAttribute('aria-valuetext')).toBe(`${parseInt(moved ?? '', 10)} pixels`);
    border().dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    await focus(border());
    expect(width()).toBe('');
  });
});

test('a time is formatted in hours, minutes and seconds', () => {
  expect([0, 0.25, 42, 119.6, 370, 600, 3600, 7500].map(timeText)).toEqual([
    '0 s',
    '0.250 s',
    '42.0 s',
    '120 s',
    '6 min 10 s',
    '10 min',
    '1 h',
    '2 h 5 min',
  ]);
});
