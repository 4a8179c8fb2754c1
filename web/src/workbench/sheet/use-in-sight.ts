import { useEffect, useState, type RefObject } from 'react';

/** So many columns are drawn wherever they are. */
const alwaysDrawn = 6;

/** A column is drawn so far before it comes into sight. */
const ahead = '0px 480px';

/** Whether a column, which stands at a place among its neighbours, is in what is seen of them when they are scrolled, or near. */
export function useInSight(column: RefObject<HTMLElement | null>, place: number): boolean {
  const [inSight, setInSight] = useState(false);
  const watched = place >= alwaysDrawn;
  useEffect(() => {
    const { current } = column;
    if (!watched || !current) return undefined;
    // What has the focus stays, however far it is scrolled.
    const look = (entries: readonly IntersectionObserverEntry[]) =>
      setInSight(entries.at(-1)?.isIntersecting === true || current.contains(document.activeElement));
    const observer = new IntersectionObserver(look, { root: current.closest('.band-scroll'), rootMargin: ahead });
    observer.observe(current);
    return () => observer.disconnect();
  }, [column, watched]);
  return !watched || inSight;
}
