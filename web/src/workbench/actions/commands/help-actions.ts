import type { Action } from '../action.ts';
import { isTextField } from '../text-field.ts';

export const openSearch: Action = {
  id: 'find',
  group: 'Commands',
  name: 'Find',
  keys: ['Mod+K'],
  run: ({ help }) => help.setOpen('find'),
};

export const listKeys: Action = {
  id: 'keys',
  group: 'Commands',
  name: 'Keyboard shortcuts',
  keywords: 'keys help hotkeys ?',
  keys: ['?', 'Mod+/'],
  // In a text field "?" is typed text, and in a select it chooses an option.
  leavesKey: ({ key, target }, { help }) =>
    key === '?' && (!help.questionMark || isTextField(target) || target instanceof HTMLSelectElement),
  run: ({ help }) => help.setOpen('keys'),
};
