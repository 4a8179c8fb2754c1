import type { Arrangement } from '@isentrope/engineering/heat-transfer';
import { absent, lowerFirst, optional, value, type Absent } from '../kit/index.ts';
import { exchanger, type CrossFlowMixing, type FlowConfiguration } from './fields.ts';

/** A flow configuration as entered, with its properties. */
export interface Configuration {
  readonly name: FlowConfiguration;
  /** Relative flow direction; shells and cross-flow are calculated from counter-current flow. */
  readonly direction: 'counter' | 'co';
  readonly shells: number;
  readonly mixing: CrossFlowMixing;
}

const { flowConfiguration, shellPasses, crossFlowMixing } = exchanger;

export const configuration = value(
  'configuration',
  { flowConfiguration, ...optional({ shellPasses, crossFlowMixing }) },
  (v): Configuration | Absent => {
    const { flowConfiguration: name, shellPasses: passes = 1, crossFlowMixing: mixing = 'Both unmixed' } = v;
    if (!Number.isInteger(passes)) return absent('shell passes must be a whole number');
    const shells = name === 'Shell-and-tube 2-4' ? 2 : passes;
    return { name, direction: name === 'Co-current' ? 'co' : 'counter', shells, mixing };
  },
);

/** Whether the streams meet in shells, in which one tube pass runs against the other. */
export function isShellAndTube(name: FlowConfiguration): boolean {
  return name === 'Shell-and-tube 1-2' || name === 'Shell-and-tube 2-4' || name === 'Shell-and-tube N-2N';
}

/** Returns the arrangement for the engineering functions, given which side has the smaller capacity rate. */
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

export function unreachableTemperatures({ name }: Configuration): Absent {
  return absent(`no ${lowerFirst(name)} exchanger reaches these temperatures`);
}
