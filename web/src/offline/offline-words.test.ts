import { expect, test } from 'vitest';
import { offlineWords } from './offline-words.ts';

const waits = 'Signing in and saving to projects wait for the connection.';

test('nothing is said while the server answers', () => {
  expect(offlineWords({ online: true, answered: true, pro: true })).toBeUndefined();
});

test('a device without a connection is told apart from a server that is away', () => {
  const offline = offlineWords({ online: false, answered: false, pro: false });
  expect(offline?.title).toBe('You are offline.');
  expect(offline?.text).toBe(
    `The free tools and the pages you have visited work, and what you type is kept in this browser. ${waits}`,
  );
  expect(offlineWords({ online: true, answered: false, pro: false })?.title).toBe('The server cannot be reached.');
});

test('Pro tools are named to whoever has Pro', () => {
  expect(offlineWords({ online: false, answered: false, pro: true })?.text).toMatch(
    /^The free tools, the Pro tools you have opened here and the pages you have visited work/,
  );
});
