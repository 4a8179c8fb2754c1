// @vitest-environment happy-dom
import { maxCases } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { box } from '../../testing/box.ts';
import { setUpWorkbench } from '../../testing/set-up-workbench.ts';
import {
  button,
  buttons,
  caseAt,
  applyChange,
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
  statusMessage,
  type,
  waitForCount,
  words,
} from '../../testing/page.tsx';

const browser = setUpWorkbench();

const undo = () => pressKey('z', { ctrlKey: true });
const redo = () => pressKey('Z', { ctrlKey: true, shiftKey: true });
const side = (index = 0) => field('Side', caseAt(index));
const dialog = () => document.querySelector('dialog[open]');
const named = (index: number) => field(`User description, case ${index}`);
const active = () => document.activeElement;

describe('Ctrl+Z and Ctrl+Shift+Z', () => {
  test('undo and redo, and announce what they did', async () => {
    await type(side(), '100');
    await type(side(), '200');
    await focus(button('Calculate'));
    expect(await undo()).toBe(true);
    expect([side().value, statusMessage()]).toEqual(['100', 'Undone: the entry in Side.']);
    await undo();
    expect(side().value).toBe('');
    expect(await redo()).toBe(true);
    expect([side().value, statusMessage()]).toEqual(['100', 'Redone: the entry in Side.']);
    expect(await pressKey('y', { ctrlKey: true })).toBe(true);
    expect(side().value).toBe('200');
  });

  test("do nothing with an empty history, and suppress the browser's own undo", async () => {
    await focus(button('Calculate'));
    expect([await undo(), await redo(), await pressKey('y', { ctrlKey: true })]).toEqual([true, true, true]);
    expect(statusMessage()).toBe('');
  });

  test('belong to the browser while typing in a field, and to the workbench after leaving it', async () => {
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

  test('belong to the workbench in a field other than the one typed in', async () => {
    await enter(side(), '100');
    await focus(field('Coating'));
    expect(await undo()).toBe(true);
    expect(side().value).toBe('');
    await enter(field('Shape'), 'slab');
    expect(await undo()).toBe(true);
    expect(field('Shape').value).toBe('cube');
  });

  test('belong to the browser in text fields outside the input pane', async () => {
    await type(side(), '100');
    await press(button('Print sheet'));
    await eventually(() => expect(dialog()).toBeTruthy());
    await focus(field('Project'));
    expect([await undo(), await redo()]).toEqual([false, false]);
    expect(side().value).toBe('100');
  });

  test('activate the case they change if one case is shown', async () => {
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

  test('move the focus if the focused element disappears', async () => {
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
  test('go to the same field of the previous or next case', async () => {
    await press(button('Add New Case'));
    await focus(side(0));
    expect(await pressKey('PageDown', { altKey: true })).toBe(true);
    expect(active()).toBe(side(1));
    expect(await pressKey('PageDown', { altKey: true })).toBe(true);
    expect(active()).toBe(side(1));
    await pressKey('PageUp', { altKey: true });
    expect(active()).toBe(side(0));
  });

  test('switch cases if one is shown at a time', async () => {
    await type(named(1), 'A');
    await press(button('Add New Case'));
    await press(field('One at a time'));
    await press(button('Previous case'));
    await focus(side());
    await pressKey('PageDown', { altKey: true });
    expect(caseAt(0).getAttribute('aria-label')).toBe('Case 2');
    expect(active()).toBe(side());
  });
});

describe('a case', () => {
  test('that is added becomes active and scrolls into view', async () => {
    await type(named(1), 'A');
    await applyChange(() => {
      browser().screen.width = 360;
    });
    await press(button('Results', document.querySelector('.bar-views') ?? document));
    await press(button('Add New Case'));
    expect(caseAt(0).getAttribute('aria-label')).toBe('Case 2');
    expect(document.querySelector('.workbench-body')?.getAttribute('data-view')).toBe('inputs');
    await type(named(2), 'B');
    await press(button('Duplicate: B'));
    expect(caseAt(0).querySelector('.case-number')?.textContent).toBe('3');
  });

  test('that is removed passes the focus to its neighbour, also if one case is shown', async () => {
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

  test('without an editable name passes the focus to its first button', async () => {
    await leavePage();
    await openPage({ ...box, inputs: box.inputs.filter(({ id }) => id !== 'userDescription') });
    await press(button('Add New Case'));
    await focus(button('Remove: Case 2'));
    await press(button('Remove: Case 2'));
    expect(active()).toBe(button('Duplicate: Case 1'));
  });

  test('is not copied if the maximum is reached, with a message', async () => {
    await paste(side(), Array.from({ length: maxCases }, () => '1').join('\t'));
    await waitForCount(10, '.table-row');
    await press(button('Duplicate: Case 1'));
    expect(statusMessage()).toContain(`a sheet holds ${maxCases} cases at most`);
  });

  test('at either end keeps the focus on the previous and next buttons', async () => {
    await press(button('Add New Case'));
    await focus(button('Previous case'));
    await press(button('Previous case'));
    expect(active()).toBe(button('Next case'));
    await press(button('Next case'));
    expect(active()).toBe(button('Previous case'));
  });
});

describe('the list of shortcuts', () => {
  const shown = async () => eventually(() => expect(dialog()?.getAttribute('aria-label')).toBe('Keyboard shortcuts'));

  test('opens with ?, except while typing or choosing', async () => {
    for (const name of ['Side', 'Remark', 'Shape']) {
      await focus(field(name));
      expect(await pressKey('?', { shiftKey: true }), name).toBe(false);
    }
    await focus(button('Calculate'));
    expect(await pressKey('?', { shiftKey: true })).toBe(true);
    await shown();
  });

  test('opens and closes with Ctrl+/ anywhere', async () => {
    await focus(side());
    expect(await pressKey('/', { ctrlKey: true })).toBe(true);
    await shown();
    await focus(button('Close'));
    await pressKey('/', { ctrlKey: true });
    expect(dialog()).toBeNull();
  });

  test('lists the shortcuts of the actions and of the input pane', async () => {
    await pressKey('?');
    await shown();
    const lines = [...document.querySelectorAll('.key-list > div')].map(each => words(each));
    expect(lines).toContain('CtrlEnterCalculate');
    expect(lines).toContain('CtrlShiftZ or CtrlYRedo');
    expect(lines).toContain('? or Ctrl/Keyboard shortcuts');
    expect(lines).toContain('AltEnterTo the unit; Enter or Esc returns');
    expect(lines.some(line => line?.startsWith('Alt↑ or Alt↓'))).toBe(true);
  });

  test('can turn off the single-key shortcut permanently', async () => {
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

test('keys without a shortcut are ignored', async () => {
  await focus(button('Calculate'));
  for (const key of ['k', 'z', 'PageDown', 'F1']) expect(await pressKey(key), key).toBe(false);
  expect(await pressKey('p', { ctrlKey: true })).toBe(false);
  expect(buttons()).not.toContain('Close');
});
