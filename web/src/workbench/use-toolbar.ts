import { useRef } from 'react';

/** The pieces of the toolbar that are reached from elsewhere too: where a workbook is chosen, and the list of earlier work. */
export function useToolbar() {
  const chooser = useRef<HTMLInputElement>(null);
  const earlier = useRef<HTMLButtonElement>(null);
  return {
    chooser,
    earlier,
    chooseWorkbook: () => chooser.current?.click(),
    openEarlierWork: () => {
      earlier.current?.focus();
      earlier.current?.click();
    },
  };
}
