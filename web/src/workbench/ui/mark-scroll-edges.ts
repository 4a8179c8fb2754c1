/**
 * Ref callback for a horizontally scrolling element: sets `data-before` and `data-after` while content is hidden on
 * the left or right. When the window gets another width, as by a rotation, it scrolls back to the start: the labels in
 * the first column may be cut otherwise.
 */
export function markScrollEdges(scrolled: HTMLElement | null): (() => void) | undefined {
  const held = scrolled?.firstElementChild;
  if (!scrolled || !held) return undefined;
  const mark = () => {
    const { scrollLeft, clientWidth, scrollWidth } = scrolled;
    scrolled.toggleAttribute('data-before', scrollLeft > 0);
    scrolled.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
  };
  let { innerWidth } = globalThis;
  const onResize = () => {
    if (globalThis.innerWidth === innerWidth) return;
    ({ innerWidth } = globalThis);
    scrolled.scrollLeft = 0;
  };
  const sizes = new ResizeObserver(mark);
  sizes.observe(scrolled);
  sizes.observe(held);
  scrolled.addEventListener('scroll', mark, { passive: true });
  addEventListener('resize', onResize);
  return () => {
    sizes.disconnect();
    scrolled.removeEventListener('scroll', mark);
    removeEventListener('resize', onResize);
  };
}
