import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';

/** Returns the cells of each row of the table in docs/assumptions.md. */
async function documentedRows(): Promise<readonly (readonly string[])[]> {
  const text = await readFile(new URL('../docs/assumptions.md', import.meta.url), 'utf8');
  const lines = text.split('\n').filter(line => line.startsWith('| `'));
  return lines.map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  );
}

const rows = await documentedRows();
const documented = new Set(rows.map(([id = '']) => id.replaceAll('`', '')));

describe('the table of assumptions', () => {
  test('has a row for each calculator that accepts a fluid', async () => {
    const loaded = await Promise.all(catalogue.map(({ load }) => load()));
    const takesFluid = loaded.filter(({ sharedGroups }) => sharedGroups.length > 0).map(({ id }) => id);
    expect(takesFluid.filter(id => !documented.has(id))).toEqual([]);
    expect(takesFluid).toContain('fluid-properties');
  });

  test('names only calculators of the catalogue, each with an assumption, its handling, and a message', () => {
    const ids = new Set(catalogue.map(({ meta }) => meta.id));
    expect([...documented].filter(id => !ids.has(id))).toEqual([]);
    for (const cells of rows) expect(cells.map(cell => cell.length > 0)).toEqual([true, true, true, true]);
  });
});
