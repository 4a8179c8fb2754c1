import { pseudoComponentExample, readPseudoComponent } from '@isentrope/engineering/properties';
import type { DefinedItems } from '../kit/index.ts';

/** Petroleum fractions in a composition, each defined by molar mass and density: `C7+ (M 115, SG 0.737)`. */
export const pseudoComponents: DefinedItems = {
  label: 'Petroleum fraction (C7+)…',
  example: pseudoComponentExample,
  read: text => {
    const read = readPseudoComponent(text);
    return read?.ok ? { ok: true, item: read.component.id } : read;
  },
};
