import { withRoughness } from '../hydraulic-network-pro/tables/line-roughness.ts';
import { optional, value } from '../kit/index.ts';
import { roughness } from './fields.ts';
import { tables } from './tables.ts';

/** The rows of the table of items, each line with its roughness or that of the case. */
export const itemRows = value('itemRows', { items: tables.items, roughness: optional(roughness) }, v =>
  withRoughness(v.items, v.roughness),
);
