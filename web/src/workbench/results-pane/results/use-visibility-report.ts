import { useEffect, useRef, type RefObject } from 'react';

/** The height of the bottom bar, which covers what is below it. */
const rootMargin = '0px 0px -60px 0px';

/**
 * A ref for an element whose visibility in the window is passed to `onChange`: false while it is scrolled out of view or
 * not rendered, and when it is removed.
 */
export function useVisibilityReport<T extends Element>(onChange: (isVisible: boolean) => void): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new IntersectionObserver(entries => onChange(entries.at(-1)?.isIntersecting === true), {
      rootMargin,
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      onChange(false);
    };
  }, [onChange]);
  return element;
}
