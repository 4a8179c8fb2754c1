import { lazy, Suspense, useRef, useState } from 'react';
import type { FigureFile } from '../figure-file.ts';

const FigureMenu = lazy(() => import('./download-menu.tsx'));

/** The download button of a figure. */
export function FigureFiles({ file }: { file: FigureFile }) {
  const [open, setOpen] = useState(false);
  const [isRequested, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="link figure-files"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={`Download: ${file.title}`}
        onClick={() => {
          setAsked(true);
          setOpen(!open);
        }}
      >
        Download
      </button>
      {isRequested && (
        <Suspense>
          <FigureMenu file={file} open={open} onOpenChange={setOpen} anchor={button} />
        </Suspense>
      )}
    </>
  );
}
