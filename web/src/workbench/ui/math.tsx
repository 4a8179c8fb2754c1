import type { MathNode } from '@isentrope/calculators/kit';
import { createElement, type ReactNode } from 'react';
import './math.css';

function drawn(node: MathNode | string, key: number): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(node.tag, { key }, ...node.children.map(drawn));
}

/**
 * Makes an equation focusable while it overflows, so that it can be scrolled by keyboard. Returns the clean-up
 * function.
 */
export function focusableWhenOverflowing(equation: Element): () => void {
  const observer = new ResizeObserver(() => {
    if (equation.scrollWidth > equation.clientWidth) equation.setAttribute('tabindex', '0');
    else equation.removeAttribute('tabindex');
  });
  observer.observe(equation);
  return () => observer.disconnect();
}

/** An equation or symbol in MathML; `text` is its accessible name. */
export function Formula({ node, text, block = false }: { node: MathNode; text?: string; block?: boolean }) {
  const shown = block ? { display: 'block', ref: focusableWhenOverflowing } : { display: 'inline' };
  return createElement('math', { 'aria-label': text, ...shown }, drawn(node, 0));
}
