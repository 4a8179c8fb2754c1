import type { Arrangement } from '@isentrope/engineering/heat-transfer';
import { absent, lowerFirst, type Absent } from '../kit/index.ts';
import type { CrossFlowMixing, FlowConfiguration } from './fields.ts';

/** A flow configuration as entered, with what belongs to it. */
export interface Configuration {
  readonly name: FlowConfiguration;
  /** Which ends stand opposite each other; shells and cross-flow are reckoned from counter-current flow. */
  readonly direction: 'counter' | 'co';
  readonly shells: number;
  readonly mixing: CrossFlowMixing;
}

export function configuration(v: {
  flowConfiguration: FlowConfiguration;
  shellPasses: number | undefined;
  crossFlowMixing: CrossFlowMixing | undefined;
}): Configuration | Absent {
  const { flowConfiguration: name, shellPasses = 1, crossFlowMixing: mixing = 'Both unmixed' } = v;
  if (!Number.isInteger(shellPasses)) return absent('shell passes must be a whole number');
  const shells = name === 'Shell-and-tube 2-4' ? 2 : shellPasses;
  return { name, direction: name === 'Co-current' ? 'co' : 'counter', shells, mixing };
}

/** The arrangement of the engineering functions, given which side has the smaller capacity rate. */
export function arrangementOf({ name, shells, mixing }: Configuration, smaller: 'hot' | 'cold'): Arrangement {
  switch (name) {
    case 'Counter-current':
      return { type: 'counter' };
    case 'Co-current':
      return { type: 'co' };
    case 'Shell-and-tube 1-2':
    case 'Shell-and-tube 2-4':
    case 'Shell-and-tube N-2N':
      return { type: 'shell', shells };
    case 'Cross-flow':
      if (mixing === 'Both unmixed') return { type: 'cross', mixed: 'none' };
      return { type: 'cross', mixed: (mixing === 'Hot side mixed') === (smaller === 'hot') ? 'smaller' : 'larger' };
  }
}

export function unreachable({ name }: Configuration): Absent {
  return absent(`no ${lowerFirst(name)} exchanger reaches these temperatures`);
}
