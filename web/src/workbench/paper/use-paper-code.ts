import { useEffect, useState } from 'react';

const load = () => Promise.all([import('./paper.tsx'), import('./paper-dialog.tsx')]);

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether somebody has touched the page since it was opened. */
function useSomebodyHere(): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => {
    const notice = () => setHere(true);
    for (const sign of signs) addEventListener(sign, notice, { once: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, notice);
    };
  }, []);
  return here;
}

/**
 * The code of the sheet and of its preview, had as soon as somebody is at the page or there is something to print: when the
 * browser prints it is too late to ask for it, and a page that is only opened does without it. `asked`: it is wanted now,
 * also where it could not be had before.
 */
export function usePaperCode(worthPrinting: boolean, asked: boolean) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>>>();
  const [failed, setFailed] = useState(false);
  const wanted = useSomebodyHere() || worthPrinting;
  useEffect(() => {
    if (code || !(wanted || asked)) return undefined;
    let left = false;
    load().then(
      loaded => !left && setCode(loaded),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [code, wanted, asked]);
  if (!code) return { failed } as const;
  const [{ Paper }, { PaperDialog }] = code;
  return { failed: false, Paper, PaperDialog } as const;
}
