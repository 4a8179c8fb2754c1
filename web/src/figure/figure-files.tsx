import { lazy, Suspense, useRef, useState, type RefObject } from 'react';
import type { FigureLayout } from './figure-layout.ts';

const FigureMenu = lazy(() => import('./figure-menu.tsx'));

/** What is needed to download a figure. */
export interface FigureFile {
  readonly title: string;
  /** Its data as CSV. */
  readonly csv: () => string;
  readonly size: Pick<FigureLayout, 'width' | 'height'>;
  readonly drawing: RefObject<SVGSVGElement | null>;
}

/** The download button of a figure. */
export function FigureFiles({ file }: { file: FigureFile }) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
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
      {asked && (
        <Suspense>
          <FigureMenu file={file} open={open} onOpenChange={setOpen} anchor={button} />
        </Suspense>
      )}
    </>
  );
}
