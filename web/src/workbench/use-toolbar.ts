import { useRef } from 'react';

/** Refs of toolbar controls that other commands open: the workbook file input and the list of saved work. */
export function useToolbar() {
  const chooser = useRef<HTMLInputElement>(null);
  const earlier = useRef<HTMLButtonElement>(null);
  return {
    chooser,
    earlier,
    chooseWorkbook: () => chooser.current?.click(),
    openEarlierWork: () => {
      // On a phone, and before the first result, the list is in the menu More.
      earlier.current?.closest<HTMLElement>('[popover]')?.showPopover();
      earlier.current?.focus();
      earlier.current?.click();
    },
  };
}
