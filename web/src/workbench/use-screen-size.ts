import { useMediaQuery } from '../design/use-media-query.ts';

/**
 * The layout for the screen width: a phone shows one pane at a time, a wide screen shows the working in a pane of its
 * own.
 */
export type ScreenSize = 'phone' | 'desk' | 'wide';

/** The current layout; re-renders when it changes. */
export function useScreenSize(): ScreenSize {
  const isPhone = useMediaQuery('(max-width: 899px)');
  const isWide = useMediaQuery('(min-width: 1800px)');
  return isPhone ? 'phone' : isWide ? 'wide' : 'desk';
}
