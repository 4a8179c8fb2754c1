import { useRef, useState, type RefObject } from 'react';

/** The open dialog of a page, if any, and the button that regains the focus when it closes. */
interface DialogState<D> {
  readonly subject: D | undefined;
  readonly opener: RefObject<HTMLElement | null>;
  readonly open: (dialog: D, from: HTMLElement | null) => void;
  readonly close: () => void;
}

export function useDialog<D>(): DialogState<D> {
  const [current, setCurrent] = useState<D>();
  const opener = useRef<HTMLElement>(null);
  return {
    subject: current,
    opener,
    open: (dialog, from) => {
      opener.current = from;
      setCurrent(dialog);
    },
    close: () => setCurrent(undefined),
  };
}

/** Props of every dialog. */
export interface DialogProps {
  readonly opener: RefObject<HTMLElement | null>;
  readonly close: () => void;
}
