import { step, table, type TableColumn } from '../../kit/index.ts';
import { solved, type SolvedScenario } from '../network.ts';
import { governingSource } from '../path.ts';
import { withSymbols } from '../../hydraulic-network-pro/working/columns.ts';

/** The balances of mass, energy and amount at the nodes. */

const massColumn = (id: string, label: string, symbol: string, digits = 8): TableColumn => ({
  id,
  label,
  symbol,
  kind: 'massFlow',
  unit: 'kg/s',
  digits,
});
const energyColumn = (id: string, label: string, symbol: string, digits = 8): TableColumn => ({
  id,
  label,
  symbol,
  kind: 'power',
  unit: 'W',
  digits,
});
const amountColumn = (id: string, label: string, symbol: string, digits = 8): TableColumn => ({
  id,
  label,
  symbol,
  kind: 'number',
  unit: '',
  digits,
});

const columns: readonly TableColumn[] = [
  { id: 'node', label: 'Node' },
  massColumn('massIn', 'Mass in', 'm_1'),
  massColumn('massOut', 'Mass out', 'm_2'),
  massColumn('massError', 'Imbalance', 'δ_m', 2),
  energyColumn('energyIn', 'Total enthalpy in', 'E_1'),
  energyColumn('energyOut', 'Total enthalpy out', 'E_2'),
  energyColumn('energyError', 'Imbalance', 'δ_E', 2),
  amountColumn('amountIn', 'Amount in, kmol/s', 'n_1'),
  amountColumn('amountOut', 'Amount out, kmol/s', 'n_2'),
  amountColumn('amountError', 'Imbalance, kmol/s', 'δ_n', 2),
];

/** The balances of every node in the scenario of the governing source. */
export const nodeBalances = step(
  'nodeBalances',
  { governingSource },
  {
    label: 'Balances of the nodes',
    equation: 'δ_m = m_1-m_2',
    where: ['δ_E = E_1-E_2', 'δ_n = n_1-n_2'],
    source: v => `sources and items, in ${v.governingSource.scenario.name}; total enthalpy is m·(h + w²/2)`,
  },
  v =>
    table(
      withSymbols(columns),
      v.governingSource.scenario.solution.balances.map(each => [
        each.tag,
        each.massIn,
        each.massOut,
        each.massIn - each.massOut,
        each.energyIn,
        each.energyOut,
        each.energyIn - each.energyOut,
        each.amountIn,
        each.amountOut,
        each.amountIn - each.amountOut,
      ]),
    ),
);

/** The largest imbalance of mass in any scenario. */
function largestImbalance(scenarios: readonly SolvedScenario[]) {
  return scenarios
    .flatMap(({ name, solution: { balances } }) =>
      balances.map(({ tag, massIn, massOut }) => ({ tag, scenario: name, error: Math.abs(massIn - massOut) })),
    )
    .toSorted((one, other) => other.error - one.error)[0];
}

/** The node and the scenario with the largest imbalance of mass. */
export const largestImbalanceAt = step(
  'largestImbalance',
  { solved },
  { label: 'Largest imbalance of mass at node', source: 'of all scenarios; zero to the last digit where it is none' },
  v => {
    const found = largestImbalance(v.solved);
    return found && found.error > 0 ? `${found.tag}, ${found.scenario}` : 'none';
  },
);
