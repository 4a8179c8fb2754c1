import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { PageLayout } from '../layout/page-layout.ts';

/** Whether the browser can lay out pages on screen as in print. */
const supportsPages = () => CSS.supports('column-wrap', 'wrap');

const pixelsPerMillimetre = 96 / 25.4;

/** The scale at which a page of a width (mm) fits the available room; at most 1. */
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
 * A print preview by page. The content is broken over page-sized columns by the same rules as in print, so that the
 * pages match the printed ones; in browsers without support it is shown in one piece.
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
  /** Whether the preview is being updated. */
  busy: boolean;
  /**
   * Called with the number of pages and the measured element, once fonts are loaded; never if it cannot be
   * determined.
   */
  onPages: (pages: number, sheet: Element) => void;
  /** A single element. */
  children: ReactNode;
}) {
  const { room, scale } = useScale(width);
  const flow = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<number>();
  const count = useEffectEvent(() => {
    const sheet = flow.current?.firstElementChild;
    if (!sheet || !supportsPages()) return;
    const { length } = sheet.getClientRects();
    setPages(length);
    // A font still loading would change the line breaks.
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
          {Array.from({ length: pages ?? 0 }, (_, index) => (
            <div key={index} className="preview-page" style={{ '--place': index }}>
              Page {index + 1} of {pages}
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
