import { publishedNetworks } from '@isentrope/engineering/network';
import { disagreement, type CaseInput, type PublishedCase } from '../kit/index.ts';
import { publishedCase } from './published-cases.ts';
import { publishedLoops } from './published-loops.ts';

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

/** The case of a network without pumps. */
function caseOf(id: string): CaseInput {
  const network = publishedNetworks.find(each => each.id === id);
  if (!network) throw new RangeError(`there is no network ${id}`);
  const { nodes, items, ...fluid } = publishedCase(network);
  return { ...fluid, nodes: tableText(nodes), items: tableText(items) };
}

const openModelica =
  'OpenModelica, as the test networks of pandapipes give its results, to four digits: github.com/e2nIEE/pandapipes, src/pandapipes/networks/network_files';

const ofLastDigit = disagreement(
  'The pressure differs by half a unit of the last printed digit in 0.82 bar of loss; the tolerance at which STANET stops is not stated.',
);

const ofTolerance = disagreement(
  'The pressure differs by 0.0008 bar in 4.24 bar of loss; the tolerance at which STANET stops is not stated.',
);

export const published: readonly PublishedCase[] = [
  {
    type: 'case',
    kind: 'program',
    title: 'Water in one pipe at Re 2600, pipe_1_PC',
    source,
    case: caseOf('stanet / water_cases / one_pipe / pipe_1_PC'),
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
    case: caseOf('stanet / water_cases / one_pipe / pipe_3_PC'),
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
    case: caseOf('stanet / water_cases / strand_net / strand_net_PC'),
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
    case: caseOf('stanet / gas_cases / t_cross / t_cross1_PC'),
    expect: {
      lowestPressure: { printed: '19.9983', unit: 'bar(g)' },
      highestVelocity: { printed: '0.0629', unit: 'm/s' },
    },
  },
  {
    type: 'case',
    kind: 'program',
    title: 'Water in a cross of pipes, t_cross_PC',
    source,
    case: caseOf('stanet / water_cases / t_cross / t_cross_PC'),
    expect: {
      lowestPressure: { printed: '1.7646', unit: 'bar(g)', beyond: ofTolerance },
      highestVelocity: { printed: '0.6000', unit: 'm/s' },
    },
  },
  {
    type: 'case',
    kind: 'program',
    title: 'Water in one pipe, pipe_1',
    source: openModelica,
    case: caseOf('openmodelica / water_cases_colebrook / one_pipe / pipe_1'),
    expect: {
      lowestPressure: { printed: '4.637', unit: 'bar(g)' },
      highestVelocity: { printed: '0.3134', unit: 'm/s' },
    },
  },
  {
    type: 'case',
    kind: 'program',
    title: 'Water in one pipe, pipe_3',
    source: openModelica,
    case: caseOf('openmodelica / water_cases_colebrook / one_pipe / pipe_3'),
    expect: {
      lowestPressure: { printed: '6.893', unit: 'bar(g)' },
      highestVelocity: { printed: '0.1270', unit: 'm/s' },
    },
  },
  {
    type: 'case',
    kind: 'program',
    title: 'Water in a tree of pipes, strand_net',
    source: openModelica,
    case: caseOf('openmodelica / water_cases_colebrook / strand_net / strand_net'),
    expect: {
      lowestPressure: { printed: '3.275', unit: 'bar(g)' },
      highestVelocity: { printed: '0.1893', unit: 'm/s' },
    },
  },
  ...publishedLoops,
];
