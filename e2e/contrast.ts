/** An axe check; `undefined` means that it cannot decide. */
interface Check {
  evaluate: (this: unknown, element: Element, ...more: unknown[]) => boolean | undefined;
  unaided?: Check['evaluate'];
}

/**
 * Makes the next axe scan of a page check the contrast of similar text only once: an element is skipped if a previous
 * one passed with the same colours, font and backgrounds, including those of all ancestors. Text positioned over others
 * without a background of its own is always checked, as is everything that axe failed or could not decide. Runs in the
 * page.
 */
export function skipSimilarText(): void {
  const checks: Record<string, Check> = Reflect.get(Reflect.get(window.axe, '_audit'), 'checks');
  const check = checks['color-contrast'];
  if (check === undefined) throw new Error('axe has no contrast check');
  const unaided = (check.unaided ??= check.evaluate);
  const kinds = new Map<string, number>();
  const known = new Map<Element, { kind: number; floats: boolean }>();
  const right = new Set<number>();

  const look = (element: Element): { kind: number; floats: boolean } => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const around = element.parentElement === null ? { kind: -1, floats: false } : look(element.parentElement);
    const style = getComputedStyle(element);
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow } = style;
    const blended = [style.filter, style.mixBlendMode, style.webkitTextFillColor, style.webkitTextStroke];
    const text = [
      around.kind,
      color,
      backgroundColor,
      backgroundImage,
      opacity,
      fontSize,
      fontWeight,
      textShadow,
      ...blended,
    ].join(' ');
    if (!kinds.has(text)) kinds.set(text, kinds.size);
    const seeThrough = /^rgba|\/|transparent/.test(backgroundColor);
    const placed = !['static', 'relative'].includes(style.position) || style.transform !== 'none';
    const seen = { kind: kinds.get(text) ?? -1, floats: seeThrough && (placed || around.floats) };
    known.set(element, seen);
    return seen;
  };

  check.evaluate = function (element, ...more) {
    const { kind, floats } = look(element);
    if (!floats && right.has(kind)) return true;
    const result = unaided.call(this, element, ...more);
    if (result === true) right.add(kind);
    return result;
  };
}
