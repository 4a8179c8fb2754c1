import type { Definition } from '@isentrope/calculators/kit';
import { lazy, Suspense, useState, type RefObject } from 'react';
import { PartBoundary, PartMissing } from '../../../shell/part-boundary.tsx';
import { openSavedWork } from '../../actions/commands/work-actions.ts';
import { PopoverMenu } from '../../ui/popover-menu.tsx';
import type { Work } from './work-record.ts';

const SavedWorkList = lazy(async () => ({ default: (await import('./saved-work-list.tsx')).SavedWorkList }));

/** The menu of other saved work for this calculator, whose entries are read each time it opens. */
export function SavedWorkMenu({
  opener,
  ...list
}: {
  definition: Definition;
  /** The id of the open record. */
  present: string;
  /** Receives the button that opens the menu. */
  opener: RefObject<HTMLButtonElement | null>;
  onOpen: (id: string, work: Work) => void;
}) {
  const [openings, setOpenings] = useState(0);
  return (
    <PopoverMenu label={openSavedWork.name} opener={opener} onOpen={() => setOpenings(openings + 1)}>
      {openings > 0 && (
        <PartBoundary fallback={<PartMissing />}>
          <Suspense>
            <SavedWorkList key={openings} {...list} />
          </Suspense>
        </PartBoundary>
      )}
    </PopoverMenu>
  );
}
