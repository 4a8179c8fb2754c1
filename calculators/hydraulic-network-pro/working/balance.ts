import { step, table, value, type TableColumn } from '../../kit/index.ts';
import { state } from '../network.ts';
import { itemStates, nodeStates } from '../state.ts';
import { withSymbols } from './columns.ts';

/** The balance of mass at the nodes, and the items that miss their pressures by most. */

interface NodeBalance {
  readonly tag: string;
  /** kg/s, by items. */
  readonly entering: number;
  readonly leaving: number;
  /** kg/s, from outside. */
  readonly exchange: number;
  readonly error: number;
}

const balances = value('nodeBalances', { nodeStates, itemStates }, v => {
  const found = new Map(v.nodeStates.map(({ tag }) => [tag, { entering: 0, leaving: 0 }]));
  const add = (tag: string, part: 'entering' | 'leaving', flow: number) => {
    const node = found.get(tag);
    if (node) node[part] += flow;
  };
  for (const { from, to, massFlow } of v.itemStates) {
    const [start, end] = massFlow < 0 ? [to, from] : [from, to];
    add(start, 'leaving', Math.abs(massFlow));
    add(end, 'entering', Math.abs(massFlow));
  }
  return v.nodeStates.map(({ tag, exchange }): NodeBalance => {
    const { entering = 0, leaving = 0 } = found.get(tag) ?? {};
    return { tag, entering, leaving, exchange, error: entering + exchange - leaving };
  });
});

const flowColumn = (id: string, label: string, symbol: string, digits = 8): TableColumn => ({
  id,
  label,
  symbol,
  kind: 'massFlow',
  unit: 'kg/s',
  digits,
});

const columns: readonly TableColumn[] = [
  { id: 'node', label: 'Node' },
  flowColumn('entering', 'Into the node by items', 'm_1'),
  flowColumn('leaving', 'Out of the node by items', 'm_2'),
  flowColumn('exchange', 'From outside', 'm_ex'),
  flowColumn('error', 'Imbalance', 'δ', 2),
];

/** The flows of every node with their sum. */
export const massBalance = step(
  'massBalance',
  { balances },
  { label: 'Mass balance of the nodes', equation: 'δ = m_1+m_ex-m_2', source: 'conservation of mass' },
  v =>
    table(
      withSymbols(columns),
      v.balances.map(({ tag, entering, leaving, exchange, error }) => [tag, entering, leaving, exchange, error]),
    ),
);

/** The node with the largest imbalance. */
export const largestImbalance = step(
  'largestImbalance',
  { balances },
  { label: 'Largest imbalance of mass at node', source: 'zero to the last digit where it is none' },
  v => {
    const largest = Math.max(...v.balances.map(({ error }) => Math.abs(error)));
    return largest === 0 ? 'none' : (v.balances.find(({ error }) => Math.abs(error) === largest)?.tag ?? 'none');
  },
);

/** The item whose pressures differ most from its equation. */
export const largestPressureError = step(
  'largestPressureError',
  { state },
  { label: 'Largest imbalance of pressure at item', source: 'zero to the last digit where it is none' },
  v => v.state.worstItem ?? 'none',
);
