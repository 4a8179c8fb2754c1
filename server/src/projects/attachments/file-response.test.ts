import { expect, test } from 'vitest';
import { fileResponse } from './attachment-files.ts';

const png = { type: 'image/png', bytes: Buffer.from('image') };
const sha256 = 'ab'.repeat(32);
const answer = (file: typeof png, name: string, asked?: string) => fileResponse(file, { sha256, name, asked });

test('an image is shown, and nothing in it is executed', async () => {
  const response = answer(png, 'Curve.PNG');
  expect([response.status, await response.text()]).toEqual([200, 'image']);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'image/png',
    'content-disposition': "inline; filename*=UTF-8''Curve.PNG",
    'content-length': '5',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    etag: `"${sha256}"`,
  });
});

test('a document is downloaded under its name, with its ending (RFC 8187)', () => {
  const { headers } = answer({ ...png, type: 'application/pdf' }, "Pump (1)'s *curve°");
  expect(headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''Pump%20%281%29%27s%20%2Acurve%C2%B0.pdf",
  );
});

test.each([
  [undefined, 200],
  ['"other"', 200],
  [`"${sha256}"`, 304],
  [`W/"${sha256}"`, 304],
  [`"other", W/"${sha256}"`, 304],
])('a browser that has %s is answered with %d', async (asked, status) => {
  const response = answer(png, 'curve.png', asked);
  expect([response.status, (await response.text()).length]).toEqual([status, status === 200 ? 5 : 0]);
});
