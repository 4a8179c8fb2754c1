// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { workbenchActions } from '../commands/workbench-actions.ts';
import { ariaKeyShortcuts, matchesShortcut, keyNames } from './shortcuts.ts';

const pressed = (keys: string, init: KeyboardEventInit, mac = false) =>
  matchesShortcut(keys, new KeyboardEvent('keydown', init), mac);

describe('shortcuts', () => {
  test('match the key with exactly their modifiers', () => {
    const z = { key: 'z', ctrlKey: true };
    expect(pressed('Mod+Z', z)).toBe(true);
    expect(pressed('Mod+Z', { ...z, key: 'Z', shiftKey: true })).toBe(false);
    expect(pressed('Mod+Shift+Z', { ...z, key: 'Z', shiftKey: true })).toBe(true);
    expect(pressed('Mod+Z', { key: 'z' })).toBe(false);
    // AltGr is reported as Ctrl and Alt.
    expect(pressed('Mod+Z', { ...z, altKey: true })).toBe(false);
    expect(pressed('Alt+PageUp', { key: 'PageUp', altKey: true })).toBe(true);
    expect(pressed('Alt+PageUp', { key: 'PageUp', altKey: true, ctrlKey: true })).toBe(false);
    expect(pressed('Mod+K', z)).toBe(false);
  });

  test('use ⌘ on a Mac, where Ctrl has other meanings', () => {
    const k = (held: KeyboardEventInit) => [
      pressed('Mod+K', { key: 'k', ...held }, true),
      pressed('Mod+K', { key: 'k', ...held }),
    ];
    expect(k({ metaKey: true })).toEqual([true, true]);
    expect(k({ ctrlKey: true })).toEqual([false, true]);
    expect(k({ ctrlKey: true, metaKey: true })).toEqual([false, false]);
    expect(pressed('Ctrl+Y', { key: 'y', ctrlKey: true })).toBe(true);
    expect(pressed('Ctrl+Y', { key: 'y', metaKey: true })).toBe(false);
  });

  test('with letters match by key position on other keyboard layouts', () => {
    expect(pressed('Mod+Z', { key: 'я', code: 'KeyZ', ctrlKey: true })).toBe(true);
    expect(pressed('Mod+Z', { key: 'y', code: 'KeyZ', ctrlKey: true })).toBe(false);
    expect(pressed('Mod+Enter', { key: 'я', code: 'KeyEnter', ctrlKey: true })).toBe(false);
  });

  test('with signs match with or without Shift', () => {
    for (const shiftKey of [true, false]) {
      expect(pressed('?', { key: '?', shiftKey })).toBe(true);
      expect(pressed('Mod+/', { key: '/', shiftKey, ctrlKey: true })).toBe(true);
    }
    expect(pressed('?', { key: '?', ctrlKey: true })).toBe(false);
  });

  test('have ARIA values and display names', () => {
    expect(ariaKeyShortcuts(['Mod+Shift+Z', 'Ctrl+Y'])).toBe('Control+Shift+Z Meta+Shift+Z Control+Y');
    expect(ariaKeyShortcuts(['Alt+PageUp'])).toBe('Alt+PageUp');
    expect(keyNames('Mod+Shift+Z', false)).toEqual(['Ctrl', 'Shift', 'Z']);
    expect(keyNames('Mod+Alt+ArrowUp', true)).toEqual(['⌘', '⌥', '↑']);
  });
});

describe('the actions of the workbench', () => {
  const keys = workbenchActions.flatMap(action => action.keys ?? []);

  test('have unique ids, and no two share a shortcut', () => {
    const ids = workbenchActions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('do not use shortcuts reserved by the browser', () => {
    const taken = new Set('TWNLRFPSCVXA'.split('').map(letter => `Mod+${letter}`));
    expect(keys.filter(each => taken.has(each))).toEqual([]);
    // Alt with a letter opens menus, Alt with a digit changes tabs, and single letters are used by screen readers.
    expect(keys.filter(each => /^(Alt\+)?\w$/.test(each))).toEqual([]);
  });
});
