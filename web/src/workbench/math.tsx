import type { MathNode } from '@isentrope/calculators/kit';
import { createElement, type ReactNode } from 'react';
import './math.css';

function drawn(node: MathNode | string, key: number): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(node.tag, { key }, ...node.children.map(drawn));
}

/** An equation or a symbol, typeset by the browser. `text` is what it reads for those who cannot see it. */
export function Formula({ node, text, block = false }: { node: MathNode; text?: string; block?: boolean }) {
  return createElement('math', { 'aria-label': text, display: block ? 'block' : 'inline' }, drawn(node, 0));
}
