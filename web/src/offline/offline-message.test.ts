import { expect, test } from 'vitest';
import { offlineMessage } from './offline-message.ts';

const waits = 'Signing in and saving to projects need a connection.';

test('is empty while the server answers', () => {
  expect(offlineMessage({ online: true, answered: true, pro: true })).toBeUndefined();
});

test('distinguishes an offline device from an unavailable server', () => {
  const offline = offlineMessage({ online: false, answered: false, pro: false });
  expect(offline?.title).toBe('You are offline.');
  expect(offline?.text).toBe(
    `The free tools and the pages you have visited still work, and what you type is saved in this browser. ${waits}`,
  );
  expect(offlineMessage({ online: true, answered: false, pro: false })?.title).toBe('The server cannot be reached.');
});

test('mentions Pro tools to users with Pro', () => {
  expect(offlineMessage({ online: false, answered: false, pro: true })?.text).toMatch(
    /^The free tools, the Pro tools you have opened here and the pages you have visited still work/,
  );
});
