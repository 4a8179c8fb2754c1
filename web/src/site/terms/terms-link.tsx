import { lazy, Suspense, useRef, useState, type MouseEvent } from 'react';

const TermsDialog = lazy(() => import('./terms-dialog.tsx'));

/** A link that opens the terms in a dialog; without scripts, or in a new tab, it leads to /terms. */
export function TermsLink({ children }: { children: string }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const link = useRef<HTMLAnchorElement>(null);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setState('open');
  };
  return (
    <>
      <a className="link" href="/terms" ref={link} aria-haspopup="dialog" onClick={open}>
        {children}
      </a>
      {state !== 'never' && (
        <Suspense>
          <TermsDialog isOpen={state === 'open'} close={() => setState('closed')} opener={link} />
        </Suspense>
      )}
    </>
  );
}
