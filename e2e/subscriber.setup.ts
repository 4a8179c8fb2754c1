import { writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import { createSubscriber } from './subscriber.mjs';
import { subscriberState } from './subscriber-state.ts';

/** Runs once before all tests of Pro tools, which share this subscriber. */
test('create the subscriber', async ({ baseURL }) => {
  await writeFile(subscriberState(), JSON.stringify(await createSubscriber(baseURL ?? '')));
});
