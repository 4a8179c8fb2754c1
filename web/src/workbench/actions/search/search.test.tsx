// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { setUpWorkbench } from '../../testing/set-up-workbench.ts';
import {
  button,
  caseAt,
  applyChange,
  enter,
  eventually,
  field,
  focus,
  press,
  pressKey,
  statusMessage,
  type,
  words,
} from '../../testing/page.tsx';

const browser = setUpWorkbench();

const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');
const query = () => field('Find') as HTMLInputElement;
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const names = () => options().map(each => words(each.querySelector('.found-name')));
const groups = () => [...document.querySelectorAll('[role="group"] > .cap')].map(words);
const active = () => document.getElementById(query().getAttribute('aria-activedescendant') ?? '');

/** Opens the search by shortcut and types a query. */
async function searchFor(text: string): Promise<void> {
  await pressKey('k', { ctrlKey: true });
  await eventually(() => expect(dialog()?.getAttribute('aria-label')).toBe('Find'));
  await eventually(() => expect(groups()).not.toEqual([]));
  if (text !== '') await enter(query(), text);
}

async function runBestMatch(text: string): Promise<void> {
  await searchFor(text);
  await pressKey('Enter');
}

describe('the search', () => {
  test('opens by shortcut or button and focuses its input', async () => {
    expect(button('Find').getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K');
    expect(words(button('Find'))).toBe('FindCtrlK');
    await press(button('Find'));
    await eventually(() => expect(dialog()).not.toBeNull());
    expect(document.activeElement).toBe(query());
    expect(query().getAttribute('role')).toBe('combobox');
    expect(document.getElementById(query().getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox');
  });

  test('closes by shortcut, by button and by a click on the backdrop', async () => {
    await searchFor('');
    expect(await pressKey('k', { ctrlKey: true })).toBe(true);
    expect(dialog()).toBeNull();
    await searchFor('');
    await press(button('Close'));
    expect(dialog()).toBeNull();
    await searchFor('');
    await press(document.querySelector('.workbench-dialog-head') as HTMLElement);
    expect(dialog()).not.toBeNull();
    await press(dialog() as HTMLElement);
    expect(dialog()).toBeNull();
  });

  test('lists the available commands with shortcuts, then fields, results, examples and tools', async () => {
    await searchFor('');
    expect(groups()).toEqual(['Commands', 'Fields', 'Results', 'Examples', 'Tools', 'Site']);
    const all = names();
    expect(all.slice(0, 5)).toEqual([
      'Calculate',
      'Turn Live off',
      'Add New Case',
      'Duplicate: Case 1',
      'Remove: Case 1',
    ]);
    expect(all).toContain('Keyboard shortcuts');
    for (const name of ['Undo', 'Redo', 'Cancel', 'Next case', 'Find', 'Show inputs', 'Show one case at a time'])
      expect(all).not.toContain(name);
    expect(words(options()[0]?.querySelector('.key-caps'))).toBe('CtrlEnter');
    expect(all).toEqual(
      expect.arrayContaining(['Side', 'Volume', 'Two boxes', 'Steam Tables', 'Restriction Orifice Sizing']),
    );
    expect(all).not.toContain('Height');
  });

  test('finds fields by label, unit and option, and shows their present value', async () => {
    await type(field('Side'), '120');
    await searchFor('painted');
    expect(names()).toEqual(['Painted', 'Finish']);
    await enter(query(), 'side');
    expect(words(options()[0])).toBe('Side Shape · 120 mm');
    await enter(query(), 'inch');
    expect(names()).toEqual(expect.arrayContaining(['Side', 'Coating', 'Margin']));
    await enter(query(), 'slab');
    expect(words(options()[0])).toBe('Shape Case · cube');
  });

  test('is navigated by arrow keys in a cycle, with the focus in the input', async () => {
    await searchFor('bo');
    const first = options()[0];
    expect(active()).toBe(first);
    expect(first?.getAttribute('aria-selected')).toBe('true');
    await pressKey('ArrowDown');
    expect(active()).toBe(options()[1]);
    await pressKey('ArrowUp');
    await pressKey('ArrowUp');
    expect(active()).toBe(options().at(-1));
    await pressKey('ArrowDown');
    await pressKey('PageDown');
    expect(active()).toBe(options()[Math.min(8, options().length - 1)]);
    await pressKey('PageUp');
    expect(active()).toBe(first);
    expect(document.activeElement).toBe(query());
    expect(await pressKey('ArrowLeft')).toBe(false);
    await pressKey('ArrowDown');
    await enter(query(), 'box');
    expect(active()).toBe(options()[0]);
  });

  test('announces the number of matches, or that there are none', async () => {
    const status = () => words(dialog()?.querySelector('[role="status"]'));
    await searchFor('');
    expect(status()).toBe('');
    await enter(query(), 'vol');
    expect(status()).toMatch(/^\d+ found$/);
    await enter(query(), 'remark');
    expect(status()).toBe('1 found');
    await enter(query(), 'zebra');
    expect(status()).toBe('No match for “zebra”.');
    expect(query().hasAttribute('aria-activedescendant')).toBe(false);
    await pressKey('Enter');
    expect(dialog()).not.toBeNull();
  });

  test('blocks other shortcuts while open', async () => {
    await type(field('Side'), '100');
    await searchFor('');
    await pressKey('Enter', { ctrlKey: true });
    expect(statusMessage()).toBe('Calculated.');
    await searchFor('');
    await pressKey('z', { ctrlKey: true });
    expect(field('Side').value).toBe('100');
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
  });
});

describe('choosing a search entry', () => {
  test('runs a command', async () => {
    await type(field('Side'), '100');
    await runBestMatch('calc');
    expect(statusMessage()).toBe('Calculated.');
    expect(dialog()).toBeNull();
    await runBestMatch('live');
    expect((field('Live') as HTMLInputElement).checked).toBe(false);
    await runBestMatch('undo');
    expect(field('Side').value).toBe('');
    await runBestMatch('redo');
    expect(field('Side').value).toBe('100');
  });

  test('focuses a field, also on a phone', async () => {
    await runBestMatch('coat');
    expect(document.activeElement).toBe(field('Coating'));
    await applyChange(() => {
      browser().screen.width = 360;
    });
    await runBestMatch('show res');
    expect(document.querySelector('.workbench-body')?.getAttribute('data-view')).toBe('desk');
    await runBestMatch('side');
    expect(document.querySelector('.workbench-body')?.getAttribute('data-view')).toBe('inputs');
    expect(document.activeElement).toBe(field('Side'));
    await runBestMatch('show inp');
    await runBestMatch('parts');
    expect(document.activeElement).toBe(field('Parts'));
  });

  test('focuses a result and announces its value', async () => {
    await type(field('Side'), '100');
    await press(button('Calculate'));
    await runBestMatch('show refer');
    await searchFor('edge');
    expect(words(options()[0])).toBe('Edge Results · 104 mm');
    await pressKey('Enter');
    expect(words(document.querySelector('[role="tab"][aria-selected="true"]'))).toBe('Results');
    expect(document.activeElement?.id).toBe('case-1-edge');
    expect(statusMessage()).toBe('Edge, Case 1: 104 mm.');
    await runBestMatch('never');
    expect(statusMessage()).toBe('Never, Case 1: no result.');
  });

  test('opens a tab of the results pane', async () => {
    await runBestMatch('never');
    await runBestMatch('show checks');
    const tab = document.getElementById('desk-checks');
    expect(tab?.getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(tab);
  });

  test('loads an example', async () => {
    await searchFor('two box');
    expect(words(options()[0])).toBe('Two boxes Handbook, p. 2');
    await pressKey('Enter');
    expect(statusMessage()).toBe('Example loaded: Two boxes (Handbook, p. 2).');
    expect(document.querySelectorAll('.case')).toHaveLength(2);
  });

  test('opens another tool', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await searchFor('orif');
    expect(groups()).toContain('Tools');
    const tool = options().find(each => words(each.querySelector('.found-name')) === 'Restriction Orifice Sizing');
    expect(words(tool?.querySelector('.found-detail'))).toBe('Pro');
    await press(tool as HTMLElement);
    expect(assign).toHaveBeenCalledWith('/restriction-orifice-pro');
  });

  test('activates a case once its name is typed', async () => {
    await runBestMatch('two boxes');
    await type(field('User description, case 2'), 'Bigger');
    await focus(field('Side', caseAt(0)));
    await searchFor('');
    expect(groups()).not.toContain('Cases');
    await enter(query(), 'bigg');
    await pressKey('Enter');
    expect(button('Clear “Bigger”')).toBeDefined();
  });

  test('works by click as well as by keyboard', async () => {
    await searchFor('add');
    const [option] = options();
    expect(option?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))).toBe(false);
    await press(option as HTMLElement);
    expect(document.querySelectorAll('.case')).toHaveLength(2);
  });

  test('opens the list of saved work', async () => {
    await runBestMatch('recent');
    expect(document.activeElement).toBe(button('Recent work'));
  });
});
