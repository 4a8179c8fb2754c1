import { expect, test } from 'vitest';
import { catalogue } from './index.ts';
import { linkableValues } from './kit/index.ts';

test.each(catalogue.map(({ meta, load }) => [meta.id, load] as const))(
  '%s offers each value to others under an id of its own',
  async (_, load) => {
    const ids = linkableValues(await load()).map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  },
);
