/**
 * Marks an element that scrolls sideways by whether what it holds goes on before (`data-before`) and after (`data-after`)
 * what is in sight: a ref for it.
 */
export function markSides(scrolled: HTMLElement | null): (() => void) | undefined {
  const held = scrolled?.firstElementChild;
  if (!scrolled || !held) return undefined;
  const mark = () => {
    const { scrollLeft, clientWidth, scrollWidth } = scrolled;
    scrolled.toggleAttribute('data-before', scrollLeft > 0);
    scrolled.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
  };
  const sizes = new ResizeObserver(mark);
  sizes.observe(scrolled);
  sizes.observe(held);
  scrolled.addEventListener('scroll', mark, { passive: true });
  return () => {
    sizes.disconnect();
    scrolled.removeEventListener('scroll', mark);
  };
}
