import { publishedNetworks } from '@isentrope/engineering/network';
import { disagreement, type CaseInput, type PublishedCase } from '../kit/index.ts';
import { publishedCase } from './published-cases.ts';

const source =
  'STANET (commercial program), as the test networks of pandapipes give its results: github.com/e2nIEE/pandapipes, src/pandapipes/networks/network_files';

/** The rows of a table as text. */
function tableText(rows: readonly object[]): string {
  const heads = [...new Set(rows.flatMap(row => Object.keys(row)))];
  const lines = rows.map(row => {
    const cells = new Map<string, unknown>(Object.entries(row));
    return heads.map(head => cellText(cells.get(head))).join(' | ');
  });
  return [heads.join(' | '), ...lines].join('\n');
}

function cellText(cell: unknown): string {
  if (typeof cell === 'number' || typeof cell === 'string') return String(cell);
  if (typeof cell === 'object' && cell !== null && 'value' in cell && 'unit' in cell)
    return `${String(cell.value)} ${String(cell.unit)}`;
  return '';
}

/** The case of a network of STANET without pumps. */
function caseOf(id: string): CaseInput {
  const network = publishedNetworks.find(each => each.id === `stanet / ${id}`);
  if (!network) throw new RangeError(`there is no network ${id}`);
  const { nodes, items, ...fluid } = publishedCase(network);
  return { ...fluid, nodes: tableText(nodes), items: tableText(items) };
}

const ofLastDigit = disagreement(
  'The pressure differs by half a unit of the last printed digit in 0.82 bar of loss; the tolerance at which STANET stops is not stated.',
);

export const published: readonly PublishedCase[] = [
  {
    type: 'case',
    kind: 'program',
    title: 'Water in one pipe at Re 2600, pipe_1_PC',
    source,
    case: caseOf('water_cases / one_pipe / pipe_1_PC'),
    expect: {
      lowestPressure: { printed: '4.9755', unit: 'bar(g)' },
      highestVelocity: { printed: '0.0629', unit: 'm/s' },
    },
  },
  {
    type: 'case',
    kind: 'program',
    title: 'Water in one pipe against its direction, pipe_3_PC',
    source,
    case: caseOf('water_cases / one_pipe / pipe_3_PC'),
    expect: {
      lowestPressure: { printed: '6.8787', unit: 'bar(g)' },
      highestVelocity: { printed: '0.1258', unit: 'm/s' },
    },
  },
  {
    type: 'case',
    kind: 'program',
    title: 'Water in a tree of eight pipes at 2000 m, strand_net_PC',
    source,
    case: caseOf('water_cases / strand_net / strand_net_PC'),
    expect: {
      lowestPressure: { printed: '3.1769', unit: 'bar(g)', beyond: ofLastDigit },
      highestVelocity: { printed: '0.1886', unit: 'm/s' },
    },
  },
  {
    type: 'case',
    kind: 'program',
    title: 'Natural gas in a cross of three pipes, t_cross1_PC',
    source,
    case: caseOf('gas_cases / t_cross / t_cross1_PC'),
    expect: {
      lowestPressure: { printed: '19.9983', unit: 'bar(g)' },
      highestVelocity: { printed: '0.0629', unit: 'm/s' },
    },
  },
];
