import { optional, value } from '../../kit/index.ts';
import { boilingItems, condensingItems } from './fluid-notes.ts';
import { frozenItems } from './frozen-liquid.ts';
import { lineEndsWithoutHeat } from '../fluid/line-cooling.ts';

/** Lines to which the criteria of one phase do not apply. */

/** Why they do not apply to a line, by its tag. */
export const unjudgedLines = value(
  'unjudgedLines',
  optional({ boilingItems, condensingItems, lineEndsWithoutHeat, frozenItems }),
  (v): ReadonlyMap<string, string> => {
    const { begins = [], inside = [] } = v.boilingItems ?? {};
    const { split = [] } = v.lineEndsWithoutHeat ?? {};
    return new Map([
      ...(v.frozenItems ?? []).map(({ tag }) => [tag, 'a solid'] as const),
      ...[...begins, ...inside].map(({ tag }) => [tag, 'vapour in the liquid'] as const),
      ...split.map(({ item, share }) => [item.tag, share > 0 ? 'liquid in the gas' : 'a solid'] as const),
      ...(v.condensingItems?.wet ?? []).map(({ tag }) => [tag, 'liquid in the gas'] as const),
    ]);
  },
);
