import type { Action } from '../action.ts';

export const toggleSensitivity = {
  id: 'sensitivity',
  group: 'Commands',
  name: 'Sensitivity',
  full: context => (context.sensitivity.isOn ? 'Hide sensitivity' : 'Show sensitivity beside the inputs'),
  keywords: 'sparkline elasticity derivative influence',
  when: context => context.sensitivity.isPossible,
  run: context => context.sensitivity.setWanted(!context.sensitivity.isOn),
} satisfies Action;
