/** The title block of a printed calculation sheet. */
export interface SheetTitle {
  readonly project: string;
  readonly document: string;
  readonly revision: string;
  readonly prepared: string;
  readonly checked: string;
  readonly approved: string;
  readonly date: string;
}

export const sheetLabels: Readonly<Record<keyof SheetTitle, string>> = {
  project: 'Project',
  document: 'Document number',
  revision: 'Revision',
  prepared: 'Prepared',
  checked: 'Checked',
  approved: 'Approved',
  date: 'Date',
};

/** The entries of the title block, in order. */
export const titleParts = Object.keys(sheetLabels) as (keyof SheetTitle)[];

export const blankSheet: SheetTitle = {
  project: '',
  document: '',
  revision: '',
  prepared: '',
  checked: '',
  approved: '',
  date: '',
};
