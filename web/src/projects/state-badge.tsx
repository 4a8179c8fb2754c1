import type { RevisionState, SheetState } from '@isentrope/records';

/** How each state is drawn; what is not here is in ink. */
const tones: Readonly<Partial<Record<SheetState | RevisionState, string>>> = {
  draft: 'quiet',
  superseded: 'quiet',
  imported: 'quiet',
  'for check': 'waiting',
  returned: 'returned',
};

/** Where a sheet or a revision stands, in a word. */
export function StateBadge({ state }: { state: SheetState | RevisionState }) {
  return <span className={`state-badge ${tones[state] ?? ''}`}>{state}</span>;
}
