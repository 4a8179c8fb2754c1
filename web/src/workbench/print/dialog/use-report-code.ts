import { useEffect, useState } from 'react';

const load = () =>
  Promise.all([import('../printed-report.tsx'), import('./print-dialog.tsx'), import('./print-options.ts')]);

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether the user has interacted with the page. */
function useHasInteracted(): boolean {
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
 * Loads the code of the report, its preview and its options on the first interaction, or once there is something to print: when
 * the browser prints, it is too late to load it, and an unused page does not need it. `asked`: needed now; retries
 * after a failure.
 */
export function useReportCode(worthPrinting: boolean, isNeeded: boolean) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>>>();
  const [failed, setFailed] = useState(false);
  const isLikelyNeeded = useHasInteracted() || worthPrinting;
  useEffect(() => {
    if (code || !(isLikelyNeeded || isNeeded)) return;
    load().then(setCode, () => setFailed(true));
  }, [code, isLikelyNeeded, isNeeded]);
  if (!code) return { failed } as const;
  const [{ PrintedReport: Paper }, { PrintDialog: PaperDialog }, stored] = code;
  return { failed: false, code: { Paper, PaperDialog, ...stored } } as const;
}
