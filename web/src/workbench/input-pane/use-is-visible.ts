import { useEffect, useState, type RefObject } from 'react';

/** The first columns are always rendered. */
const alwaysDrawn = 6;

/** Columns are rendered this far before they scroll into view. */
const ahead = '0px 480px';

/** Whether the column at index `place` is in or near the visible part of its scroll container. */
export function useIsVisible(column: RefObject<HTMLElement | null>, index: number): boolean {
  const [isVisible, setIsVisible] = useState(false);
  const watched = index >= alwaysDrawn;
  useEffect(() => {
    const { current } = column;
    if (!watched || !current) return undefined;
    // A column with the focus stays rendered, however far it is scrolled away.
    const onIntersection = (entries: readonly IntersectionObserverEntry[]) =>
      setIsVisible(entries.at(-1)?.isIntersecting === true || current.contains(document.activeElement));
    const observer = new IntersectionObserver(onIntersection, {
      root: current.closest('.band-scroll'),
      rootMargin: ahead,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [column, watched]);
  return !watched || isVisible;
}
