import type { Action } from '../action.ts';

export const calculate: Action = {
  id: 'calculate',
  group: 'Commands',
  name: 'Calculate',
  keywords: 'run solve results',
  keys: ['Mod+Enter'],
  run: ({ calculation }) => calculation.calculate(),
};

export const cancel: Action = {
  id: 'cancel',
  group: 'Commands',
  name: 'Cancel',
  keywords: 'stop the calculation',
  when: ({ calculation }) => calculation.running !== undefined,
  run: ({ calculation }) => calculation.cancel(),
};

export const toggleLive = {
  id: 'live',
  group: 'Commands',
  name: 'Live',
  full: ({ calculation }) => (calculation.live ? 'Turn Live off' : 'Turn Live on'),
  keywords: 'automatic recalculate as you type',
  when: ({ calculation }) => calculation.live !== undefined,
  run: ({ calculation }) => calculation.setLive(!calculation.live),
} satisfies Action;
