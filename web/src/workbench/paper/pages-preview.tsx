import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { PageLayout } from './page-layout.ts';

/** Whether the browser can lay a text out in pages on the screen as it does in print. */
const paged = () => CSS.supports('column-wrap', 'wrap');

const pixelsPerMillimetre = 96 / 25.4;

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
 * What is printed on its pages. The browser breaks it over columns of the size of a page by the rules by which it breaks it over
 * pages in print, so they are the pages that will come out; where it cannot, it is shown in one length.
 */
export function PagesPreview({
  layout: { width, height },
  label,
  busy,
  onPages,
  children,
}: {
  layout: Pick<PageLayout, 'width' | 'height'>;
  label: string;
  /** Whether what is shown is not yet what was chosen. */
  busy: boolean;
  /** Is told how many pages there are, and of which element, once its fonts are there; never where that cannot be known. */
  onPages: (pages: number, sheet: Element) => void;
  /** One element. */
  children: ReactNode;
}) {
  const { room, scale } = useScale(width);
  const flow = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<number>();
  const count = useEffectEvent(() => {
    const sheet = flow.current?.firstElementChild;
    if (!sheet || !paged()) return;
    const { length } = sheet.getClientRects();
    setPages(length);
    // A font that is still to come, which the layout itself may have asked for, makes other lines.
    if (document.fonts.status === 'loaded') onPages(length, sheet);
  });
  useLayoutEffect(count);
  useEffect(() => {
    const again = () => count();
    const observer = new ResizeObserver(again);
    if (flow.current) observer.observe(flow.current);
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, []);
  return (
    <div ref={room} className="paper-preview" tabIndex={0} role="region" aria-label={label} aria-busy={busy}>
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
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
