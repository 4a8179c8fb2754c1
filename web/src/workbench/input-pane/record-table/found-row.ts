import { createContext } from 'react';

/** A row of an input table that the search found: its table opens with the focus in it. */
export interface FoundRow {
  readonly key: number;
  readonly field: string;
  readonly row: number;
  /** Called when the table is closed. */
  readonly onClose: () => void;
}

export const FoundRowContext = createContext<FoundRow | undefined>(undefined);
