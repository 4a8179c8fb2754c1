import { describe, expect, test } from 'vitest';
import { pipeTableSources } from './tables-source.ts';

const head = 'NPS DN OD OD/S 40 80S';
const tables = {
  metric: `${head}\n1/2 15 21.3 - 2.77 -\n26 650 660 660.4 - 12.7\n`,
  trade: `${head}\n4-1/2 115 127 - 6.27 -\n`,
  inch: 'NPS OD 40 80S\n1/2 0.84 0.109 -\n',
};

/** The lines of a file that are no heading, comment or frame. */
const entries = (source: string | undefined) => source?.split('\n').filter(line => line.startsWith('  ')) ?? [];

describe('the tables of pipe sizes as sources', () => {
  test('have the entries of each row, and none for a dash', () => {
    const sources = pipeTableSources(tables);
    expect(entries(sources['sizes.generated.ts'])).toEqual([
      "  { nps: '1/2', dn: 15, outerDiameter: 21.3, walls: { '40': 2.77 } },",
      "  { nps: '26', dn: 650, outerDiameter: 660, stainlessOuterDiameter: 660.4, walls: { '80S': 12.7 } },",
      "  { nps: '4-1/2', dn: 115, outerDiameter: 127, walls: { '40': 6.27 } },",
    ]);
    expect(entries(sources['inch-table.generated.ts'])).toEqual(["  '1/2': { od: 0.84, walls: { '40': 0.109 } },"]);
  });

  test('throw for a row with a different number of columns than the header', () => {
    const short = { ...tables, metric: `${head}\n1/2 15 21.3 2.77\n` };
    expect(() => pipeTableSources(short)).toThrow(new RangeError('A row of 4 cells under 6 heads.'));
  });
});
