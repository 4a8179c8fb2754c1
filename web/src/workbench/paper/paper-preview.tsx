import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { layoutFor } from './page-layout.ts';
import { Paper } from './paper.tsx';

/** Whether the browser can lay a text out in pages on the screen as it does in print. */
const paged = () => CSS.supports('column-wrap', 'wrap');

const pixelsPerMillimetre = 96 / 25.4;

/** The sheet, which stays as it is while something else changes. */
const SteadyPaper = memo(Paper);

/** The share of a page's width, in mm, that there is room for; its own size at most. */
function useScale(width: number) {
  const room = useRef<HTMLDivElement>(null);
  const [free, setFree] = useState<number>();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setFree(entry?.contentRect.width));
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  return { room, scale: free ? Math.min(1, free / (width * pixelsPerMillimetre)) : 1 };
}

/**
 * The sheet on its pages. The browser breaks it over columns of the size of a page by the rules by which it breaks it over
 * pages in print, so they are the pages that will come out; where it cannot, the sheet is shown in one length.
 */
export function PaperPreview({
  busy,
  onPages,
  ...paper
}: ComponentProps<typeof Paper> & {
  /** Whether what is shown is not yet what was chosen. */
  busy: boolean;
  /** Is told how many pages there are; never where that cannot be known. */
  onPages: (pages: number) => void;
}) {
  const { width, height } = layoutFor(paper.options, paper.only === undefined ? paper.cases.length : 1);
  const { room, scale } = useScale(width);
  const flow = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<number>();
  const count = useEffectEvent(() => {
    const sheet = flow.current?.firstElementChild;
    if (!sheet || !paged()) return;
    const { length } = sheet.getClientRects();
    setPages(length);
    onPages(length);
  });
  useLayoutEffect(count);
  useEffect(() => {
    const observer = new ResizeObserver(() => count());
    if (flow.current) observer.observe(flow.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={room}
      className="paper-preview"
      tabIndex={0}
      role="region"
      aria-label="The sheet as it will print"
      aria-busy={busy}
    >
      <div
        className="preview-pages"
        style={{
          '--scale': scale,
          '--page-width': `${width}mm`,
          '--page-height': `${height}mm`,
          ...(pages === undefined ? {} : { '--pages': pages }),
        }}
      >
        <div className="preview-scaled">
          {Array.from({ length: pages ?? 0 }, (_, place) => (
            <div key={place} className="preview-page" style={{ '--place': place }}>
              Page {place + 1} of {pages}
            </div>
          ))}
          <div ref={flow} className="preview-flow">
            <SteadyPaper {...paper} />
          </div>
        </div>
      </div>
    </div>
  );
}
