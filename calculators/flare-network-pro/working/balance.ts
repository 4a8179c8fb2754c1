import type { FlareNodeBalance } from '@isentrope/engineering/flare-network';
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

/** The node with the largest imbalance of a property, and this. */
function largestOf(
  { solution: { balances } }: SolvedScenario,
  imbalanceOf: (balance: FlareNodeBalance) => number,
): { readonly tag: string | undefined; readonly error: number } {
  const [largest] = balances
    .map(balance => ({ tag: balance.tag, error: Math.abs(imbalanceOf(balance)) }))
    .toSorted((one, other) => other.error - one.error);
  return largest && largest.error > 0 ? largest : { tag: undefined, error: 0 };
}

const scenarioColumns: readonly TableColumn[] = [
  { id: 'scenario', label: 'Scenario' },
  massColumn('massIn', 'From the sources', 'm_s'),
  { id: 'massNode', label: 'Largest of mass at' },
  massColumn('massError', 'Imbalance', 'δ_m', 2),
  { id: 'energyNode', label: 'Largest of energy at' },
  energyColumn('energyError', 'Imbalance', 'δ_E', 2),
  { id: 'amountNode', label: 'Largest of amount at' },
  amountColumn('amountError', 'Imbalance, kmol/s', 'δ_n', 2),
];

/** The largest imbalances of every scenario. */
export const scenarioBalances = step(
  'scenarioBalances',
  { solved },
  {
    label: 'Balances of the scenarios',
    source: 'the largest imbalance at a node in each; without a node it is zero to the last digit',
  },
  v =>
    table(
      withSymbols(scenarioColumns),
      v.solved.map(scenario => {
        const [mass, energy, amount] = [
          largestOf(scenario, ({ massIn, massOut }) => massIn - massOut),
          largestOf(scenario, ({ energyIn, energyOut }) => energyIn - energyOut),
          largestOf(scenario, ({ amountIn, amountOut }) => amountIn - amountOut),
        ];
        const flow = scenario.solution.sources.reduce((sum, source) => sum + source.flow, 0);
        return [scenario.name, flow, mass.tag, mass.error, energy.tag, energy.error, amount.tag, amount.error];
      }),
    ),
);
