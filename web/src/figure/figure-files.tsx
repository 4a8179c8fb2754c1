import { lazy, Suspense, useRef, useState, type RefObject } from 'react';
import type { FigureData } from './figure-data.ts';
import type { FigureLayout } from './figure-layout.ts';

const FigureMenu = lazy(() => import('./figure-menu.tsx'));

/** The button at a figure with what can be had of it as files. */
export function FigureFiles({
  figure,
  layout,
  drawing,
}: {
  figure: FigureData;
  layout: FigureLayout;
  drawing: RefObject<SVGSVGElement | null>;
}) {
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
        aria-label={`Download: ${figure.title}`}
        onClick={() => {
          setAsked(true);
          setOpen(!open);
        }}
      >
        Download
      </button>
      {asked && (
        <Suspense>
          <FigureMenu
            figure={figure}
            layout={layout}
            drawing={drawing}
            open={open}
            onOpenChange={setOpen}
            anchor={button}
          />
        </Suspense>
      )}
    </>
  );
}
