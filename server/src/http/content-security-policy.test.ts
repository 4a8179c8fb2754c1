import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (html: string): string | undefined =>
  contentSecurityPolicy(html)
    .split('; ')
    .find(each => each.startsWith('style-src-attr '));

test('no policy allows a style or a script that the page does not have', () => {
  expect(contentSecurityPolicy('<p style="color:red">a</p><script>go()</script>')).not.toContain('unsafe-inline');
  expect(directive('<p class="a">style="color:red"</p>')).toBe("style-src-attr 'none'");
});

test('the style attributes of a page are allowed by the hash of their value, each once', () => {
  const html = '<p class="a" style="--x:1">a</p><i style="font:&quot;A&amp;B&quot;"></i><p style="--x:1">b</p>';
  expect(directive(html)).toBe(`style-src-attr 'unsafe-hashes' ${sha256('--x:1')} ${sha256('font:"A&B"')}`);
});

test('an attribute in the text of a script is not treated as an attribute of the page', () => {
  expect(directive(`<script>const html = '<p style="--x:1">';</script>`)).toBe("style-src-attr 'none'");
});
