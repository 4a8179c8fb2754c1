import type { RevisionState, SheetState } from '@isentrope/records';

/** Colour of each state; others use the text colour. */
const tones: Readonly<Partial<Record<SheetState | RevisionState, string>>> = {
  draft: 'quiet',
  superseded: 'quiet',
  imported: 'quiet',
  'for check': 'waiting',
  returned: 'returned',
};

/** The state of a sheet or revision as a badge. */
export function StateBadge({ state }: { state: SheetState | RevisionState }) {
  return <span className={`state-badge ${tones[state] ?? ''}`}>{state}</span>;
}
