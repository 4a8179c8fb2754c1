// @vitest-environment happy-dom
import { casesFromFragment, openFragment } from '@isentrope/calculators/kit';
import { describe, expect, test, vi } from 'vitest';
import { box } from '../testing/box.ts';
import { setUpWorkbench } from '../testing/set-up-workbench.ts';
import { button, eventually, field, press, statusMessage, type } from '../testing/page.tsx';

setUpWorkbench();

describe('a link', () => {
  test('is copied to the clipboard with every case', async () => {
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
    });
    await type(field('Side'), '100');
    await press(button('Duplicate: Case 1'));
    await press(button('Copy link'));
    await eventually(() => expect(statusMessage()).toBe('Link copied. It includes every case.'));
    const link = new URL(written[0] ?? '');
    expect(link.pathname).toBe('/box');
    const cases = await casesFromFragment(box, link.hash);
    expect(cases.map(data => data['side']?.text)).toEqual(['100', '100']);
    expect((await openFragment(box, link.hash)).read).toBeUndefined();

    await press(button('Calculate'));
    await press(button('Copy link'));
    await eventually(() => expect(written).toHaveLength(2));
    expect((await openFragment(box, new URL(written[1] ?? '').hash)).read?.cases).toEqual([[0.001], [0.001]]);
  });

  test('is put in the address bar if the clipboard is not available', async () => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('closed')) },
    });
    let address = '';
    vi.stubGlobal('history', { replaceState: (_state: unknown, _title: string, to: string) => void (address = to) });
    await type(field('Side'), '100');
    await press(button('Copy link'));
    await eventually(() => expect(statusMessage()).toBe('The link is in the address bar. It includes every case.'));
    const { pathname, hash } = new URL(address);
    expect(pathname).toBe('/box');
    expect((await casesFromFragment(box, hash))[0]?.['side']?.text).toBe('100');
  });
});
