import { describe, expect, test } from 'vitest';
import { calculation } from '../definition/calculation.ts';
import { caseFrom } from '../case/case-data.ts';
import { quantity, text } from '../definition/fields.ts';
import { linkActionOf } from './link-action.ts';
import { casesFromFragment, openFragment, originOfFragment, transferFragment, shareFragment } from './share-link.ts';
import { fields, step } from '../definition/source.ts';

const { length, note } = fields({ length: quantity('Length', 'length', 'm'), note: text('Note') });
const double = step('double', { length }, { label: 'Twice', kind: 'length', unit: 'm' }, v => 2 * v.length);
const line = calculation(
  { id: 'line', title: 'Line', summary: '', access: 'free', columns: 1, standards: [] },
  { inputs: { Line: [length, note] }, results: { Line: [double] }, primary: double, examples: [], references: [] },
);

/** Deflates bytes to a URL fragment. */
async function packed(content: string): Promise<string> {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}

describe('the cases in a URL', () => {
  test('are opened or added, depending on the fragment', async () => {
    expect(linkActionOf(await shareFragment(line, [caseFrom(line, {})]))).toBe('open');
    expect(linkActionOf(await transferFragment('line', { length: 2 }))).toBe('add');
    expect(['', '#', '#results', '#cases', 'cases=x'].map(linkActionOf)).toEqual(Array(5).fill(undefined));
  });

  test('are transferred with their units', async () => {
    const fragment = await transferFragment('line', { length: { value: 2, unit: 'ft' }, note: 'of steel' });
    expect(await casesFromFragment(line, fragment)).toEqual([
      caseFrom(line, { length: { value: 2, unit: 'ft' }, note: 'of steel' }),
    ]);
  });

  test('say where they were sent from, on the same site only', async () => {
    const originAfter = async (path?: string, title = 'Network Pro') =>
      originOfFragment(await transferFragment('line', { length: 2 }, path === undefined ? undefined : { path, title }));
    expect(await originAfter('/network-pro')).toEqual({ path: '/network-pro', title: 'Network Pro' });
    expect(await originAfter()).toBeUndefined();
    for (const foreign of ['//example.com', 'https://example.com', 'javascript:alert(1)', '/\\example.com', ''])
      expect(await originAfter(foreign), foreign).toBeUndefined();
    expect(await originAfter('/network-pro', 'your account: call +1 555')).toBeUndefined();
    expect(await originOfFragment('#add=damaged')).toBeUndefined();
  });
});

test('the places of nodes in a drawing are shared', async () => {
  const places = { 'N 1': [12, -30], N2: [0, 4.5] } as const;
  const fragment = await shareFragment(line, [caseFrom(line, {})], [], [], places);
  expect((await openFragment(line, fragment)).places).toEqual(places);
  expect((await openFragment(line, await shareFragment(line, [caseFrom(line, {})]))).places).toEqual({});
});

test('a fragment that would unpack beyond the size limit is refused', async () => {
  const blanks = (count: number) => `{"schema":1,"tool":"line","cases":[{}]${' '.repeat(count)}}`;
  const maximum = 2_000_000 - blanks(0).length;
  expect(await casesFromFragment(line, `#cases=${await packed(blanks(maximum))}`)).toEqual([caseFrom(line, {})]);
  await expect(casesFromFragment(line, `#cases=${await packed(blanks(maximum + 1))}`)).rejects.toThrow(
    /^The link is damaged/,
  );
});
