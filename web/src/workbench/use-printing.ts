import { createContext, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being drawn for paper, where a field is its text: a control cuts what is longer than itself. */
export const Printing = createContext(false);

export function usePrinted(): boolean {
  return useContext(Printing);
}

/** True from the moment the browser is about to print until it has. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}
