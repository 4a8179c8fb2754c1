import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width that an element has on the page, whole pixels; undefined where it is not on a page, or has none. */
export function useWidth<E extends Element>(): readonly [RefObject<E | null>, number | undefined] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const take = (pixels: number) => {
      if (pixels >= 1) setWidth(Math.floor(pixels));
    };
    take(current.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => entry && take(entry.contentRect.width));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
