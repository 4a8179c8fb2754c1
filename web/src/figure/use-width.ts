import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * The width that an element has on the page, whole pixels; undefined where it is not on a page, or has none. It is known once
 * the page is laid out, which nothing is made to do sooner, and before it is painted.
 */
export function useWidth<E extends Element>(): readonly [RefObject<E | null>, number | undefined] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.floor(entry?.contentRect.width ?? 0);
      if (width >= 1) flushSync(() => setWidth(width));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
