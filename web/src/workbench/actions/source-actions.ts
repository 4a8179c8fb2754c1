import type { Action } from './action.ts';

export const readElsewhere: Action = {
  id: 'read-elsewhere',
  group: 'Commands',
  name: 'Read from another sheet…',
  full: ({ reading }) =>
    reading.label === undefined ? 'Read from another sheet…' : `Read ${reading.label} from another sheet or a fluid…`,
  keywords: 'connect link project source fluid reference',
  keys: ['='],
  leavesKey: ({ target }) =>
    !(target instanceof HTMLElement) || target.dataset['field'] === undefined || target.classList.contains('words'),
  when: ({ reading }) => reading.label !== undefined,
  run: ({ reading }) => reading.choose(),
};
