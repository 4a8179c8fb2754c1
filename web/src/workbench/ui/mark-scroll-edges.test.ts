// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { markScrollEdges } from './mark-scroll-edges.ts';

function resizeTo(width: number, height = innerHeight): void {
  Object.assign(globalThis, { innerWidth: width, innerHeight: height });
  dispatchEvent(new Event('resize'));
}

test('another width of the window scrolls back to the labels, another height does not', () => {
  const scrolled = document.createElement('div');
  scrolled.append(document.createElement('div'));
  resizeTo(1024);
  const end = markScrollEdges(scrolled);
  scrolled.scrollLeft = 240;
  resizeTo(1024, 400);
  expect(scrolled.scrollLeft).toBe(240);
  resizeTo(768);
  expect(scrolled.scrollLeft).toBe(0);
  end?.();
  scrolled.scrollLeft = 240;
  resizeTo(360);
  expect(scrolled.scrollLeft).toBe(240);
});
