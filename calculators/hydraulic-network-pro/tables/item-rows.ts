import { optional, value } from '../../kit/index.ts';
import { roughness, tables } from '../fields.ts';
import { withRoughness } from './line-roughness.ts';

/** The rows of the table of items, each line with its roughness or that of the case. */
export const itemRows = value('itemRows', { items: tables.items, roughness: optional(roughness) }, v =>
  withRoughness(v.items, v.roughness),
);
