// @vitest-environment happy-dom
import { mostCases } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { box } from '../testing/box.ts';
import { atTheBench } from '../testing/at-the-bench.ts';
import {
  button,
  buttons,
  caseAt,
  changes,
  enter,
  eventually,
  field,
  focus,
  leave,
  leavePage,
  openPage,
  paste,
  press,
  pressKey,
  said,
  type,
  untilThereAre,
  words,
} from '../testing/page.tsx';

const browser = atTheBench();

const undo = () => pressKey('z', { ctrlKey: true });
const redo = () => pressKey('Z', { ctrlKey: true, shiftKey: true });
const side = (place = 0) => field('Side', caseAt(place));
const dialog = () => document.querySelector('dialog[open]');
const named = (place: number) => field(`User description, case ${place}`);
const active = () => document.activeElement;

describe('Ctrl+Z and Ctrl+Shift+Z', () => {
  test('take back and do again what was done, and say so', async () => {
    await type(side(), '100');
    await type(side(), '200');
    await focus(button('Calculate'));
    expect(await undo()).toBe(true);
    expect([side().value, said()]).toEqual(['100', 'Undone: the entry in Side.']);
    await undo();
    expect(side().value).toBe('');
    expect(await redo()).toBe(true);
    expect([side().value, said()]).toEqual(['100', 'Redone: the entry in Side.']);
    expect(await pressKey('y', { ctrlKey: true })).toBe(true);
    expect(side().value).toBe('200');
  });

  test('with nothing to take back or do again do nothing, nor anything else that the browser means by them', async () => {
    await focus(button('Calculate'));
    expect([await undo(), await redo(), await pressKey('y', { ctrlKey: true })]).toEqual([true, true, true]);
    expect(said()).toBe('');
  });

  test('are those of the browser in a field that is being typed in, and those of the bench once it is left', async () => {
    await type(side(), '100');
    await focus(side());
    await enter(side(), '1000');
    expect(await undo()).toBe(false);
    expect(side().value).toBe('1000');
    await leave(side());
    await focus(side());
    expect(await undo()).toBe(true);
    expect(side().value).toBe('100');
    expect(await redo()).toBe(true);
    expect(side().value).toBe('1000');
    expect(await redo()).toBe(false);
  });

  test('are those of the bench in the field beside the one that was typed in', async () => {
    await enter(side(), '100');
    await focus(field('Coating'));
    expect(await undo()).toBe(true);
    expect(side().value).toBe('');
    await enter(field('Shape'), 'slab');
    expect(await undo()).toBe(true);
    expect(field('Shape').value).toBe('cube');
  });

  test('are those of the browser where something is typed beside the sheet', async () => {
    await type(side(), '100');
    await press(button('Print sheet'));
    await eventually(() => expect(dialog()).toBeTruthy());
    await focus(field('Project'));
    expect([await undo(), await redo()]).toEqual([false, false]);
    expect(side().value).toBe('100');
  });

  test('take in hand the case that they change, where one stands alone', async () => {
    await type(named(1), 'A');
    await press(button('Add New Case'));
    await type(named(2), 'B');
    await type(side(1), '5');
    await press(field('One at a time'));
    await press(button('1 A'));
    await focus(button('Calculate'));
    await undo();
    expect(caseAt(0).getAttribute('aria-label')).toBe('B');
    expect(side().value).toBe('');
  });

  test('keep the focus somewhere when its place is gone', async () => {
    await press(button('Add New Case'));
    await focus(side(1));
    await undo();
    expect(active()).toBe(button('Redo the new case'));
    await press(button('Redo the new case'));
    expect(active()).toBe(button('Undo the new case'));
    await press(button('Undo the new case'));
    expect(active()).toBe(button('Redo the new case'));
  });
});

describe('Alt with Page Up and Page Down', () => {
  test('go to the same field of the case before or after', async () => {
    await press(button('Add New Case'));
    await focus(side(0));
    expect(await pressKey('PageDown', { altKey: true })).toBe(true);
    expect(active()).toBe(side(1));
    expect(await pressKey('PageDown', { altKey: true })).toBe(true);
    expect(active()).toBe(side(1));
    await pressKey('PageUp', { altKey: true });
    expect(active()).toBe(side(0));
  });

  test('page through cases that stand one at a time', async () => {
    await type(named(1), 'A');
    await press(button('Add New Case'));
    await press(field('One at a time'));
    await press(button('Case before'));
    await focus(side());
    await pressKey('PageDown', { altKey: true });
    expect(caseAt(0).getAttribute('aria-label')).toBe('Case 2');
    expect(active()).toBe(side());
  });
});

describe('a case', () => {
  test('that is added is in hand and in sight', async () => {
    await type(named(1), 'A');
    await changes(() => {
      browser().screen.width = 360;
    });
    await press(button('Results', document.querySelector('.bar-views') ?? document));
    await press(button('Add New Case'));
    expect(caseAt(0).getAttribute('aria-label')).toBe('Case 2');
    expect(document.querySelector('.bench-body')?.getAttribute('data-view')).toBe('inputs');
    await type(named(2), 'B');
    await press(button('Duplicate: B'));
    expect(caseAt(0).querySelector('.case-number')?.textContent).toBe('3');
  });

  test('that is removed hands the focus to the one beside, also where they stand one at a time', async () => {
    for (const _ of [2, 3]) await press(button('Add New Case'));
    await focus(button('Remove: Case 1'));
    await press(button('Remove: Case 1'));
    expect(active()).toBe(named(1));
    await press(field('One at a time'));
    await focus(button('Remove: Case 1'));
    await press(button('Remove: Case 1'));
    expect(active()).toBe(named(1));
    await press(button('Remove: Case 1'));
    expect(active()).toBe(named(1));
    expect(document.querySelectorAll('.case')).toHaveLength(1);
  });

  test('without a name to type hands it to its first button', async () => {
    await leavePage();
    await openPage({ ...box, inputs: box.inputs.filter(({ id }) => id !== 'userDescription') });
    await press(button('Add New Case'));
    await focus(button('Remove: Case 2'));
    await press(button('Remove: Case 2'));
    expect(active()).toBe(button('Duplicate: Case 1'));
  });

  test('is not copied where a sheet is full, and that is said', async () => {
    await paste(side(), Array.from({ length: mostCases }, () => '1').join('\t'));
    await untilThereAre(10, '.table-row');
    await press(button('Duplicate: Case 1'));
    expect(said()).toContain(`a sheet holds ${mostCases} cases at most`);
  });

  test('at either end keeps the focus on the buttons that lead from case to case', async () => {
    await press(button('Add New Case'));
    await focus(button('Case before'));
    await press(button('Case before'));
    expect(active()).toBe(button('Case after'));
    await press(button('Case after'));
    expect(active()).toBe(button('Case before'));
  });
});

describe('the list of keys', () => {
  const shown = async () => eventually(() => expect(dialog()?.getAttribute('aria-label')).toBe('Keyboard shortcuts'));

  test('comes with ?, but not where something is typed or chosen', async () => {
    for (const name of ['Side', 'Remark', 'Shape']) {
      await focus(field(name));
      expect(await pressKey('?', { shiftKey: true }), name).toBe(false);
    }
    await focus(button('Calculate'));
    expect(await pressKey('?', { shiftKey: true })).toBe(true);
    await shown();
  });

  test('comes with Ctrl+/ from everywhere, and goes with it', async () => {
    await focus(side());
    expect(await pressKey('/', { ctrlKey: true })).toBe(true);
    await shown();
    await focus(button('Close'));
    await pressKey('/', { ctrlKey: true });
    expect(dialog()).toBeNull();
  });

  test('has those of the actions and those of the sheet', async () => {
    await pressKey('?');
    await shown();
    const lines = [...document.querySelectorAll('.key-list > div')].map(each => words(each));
    expect(lines).toContain('CtrlEnterCalculate');
    expect(lines).toContain('CtrlShiftZ or CtrlYRedo');
    expect(lines).toContain('? or Ctrl/Keyboard shortcuts');
    expect(lines).toContain('AltEnterTo the unit; Enter or Esc leads back');
    expect(lines.some(line => line?.startsWith('Alt↑ or Alt↓'))).toBe(true);
  });

  test('lets the single key be turned off, for good', async () => {
    await pressKey('?');
    await shown();
    await press(field('Pressing ? alone lists the keys'));
    await press(button('Close'));
    await leavePage();
    await openPage(box);
    expect(await pressKey('?')).toBe(false);
    expect(await pressKey('/', { ctrlKey: true })).toBe(true);
    await shown();
    await press(field('Pressing ? alone lists the keys'));
    await press(button('Close'));
    expect(await pressKey('?')).toBe(true);
  });
});

test('keys that mean nothing here are left alone', async () => {
  await focus(button('Calculate'));
  for (const key of ['k', 'z', 'PageDown', 'F1']) expect(await pressKey(key), key).toBe(false);
  expect(await pressKey('p', { ctrlKey: true })).toBe(false);
  expect(buttons()).not.toContain('Close');
});
