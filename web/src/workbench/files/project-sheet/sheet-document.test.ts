import { catalogue } from '@isentrope/calculators';
import { maxFieldLength } from '@isentrope/calculators/kit';
import { sheetDocument } from '@isentrope/records';
import { expect, test } from 'vitest';

test('a project keeps the longest text of every field', async () => {
  const refused: string[] = [];
  for (const { meta, load } of catalogue)
    for (const input of (await load()).inputs) {
      const cases = [{ [input.id]: '5'.repeat(maxFieldLength(input)) }];
      if (!sheetDocument.safeParse({ schema: 1, tool: 'box', cases }).success) refused.push(`${meta.id} ${input.id}`);
    }
  expect(refused).toEqual([]);
});
