import type { MathNode } from '@isentrope/calculators/kit';
import { createElement, type ReactNode } from 'react';
import './math.css';

function drawn(node: MathNode | string, key: number): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(node.tag, { key }, ...node.children.map(drawn));
}

/** An equation that is wider than its place scrolls by itself; the keyboard reaches it then, and only then. */
export function reachedWhereCut(equation: Element): () => void {
  const observer = new ResizeObserver(() => {
    if (equation.scrollWidth > equation.clientWidth) equation.setAttribute('tabindex', '0');
    else equation.removeAttribute('tabindex');
  });
  observer.observe(equation);
  return () => observer.disconnect();
}

/** An equation or a symbol, typeset by the browser. `text` is what it reads for those who cannot see it. */
export function Formula({ node, text, block = false }: { node: MathNode; text?: string; block?: boolean }) {
  const shown = block ? { display: 'block', ref: reachedWhereCut } : { display: 'inline' };
  return createElement('math', { 'aria-label': text, ...shown }, drawn(node, 0));
}
