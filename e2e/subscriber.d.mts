import type { StorageState } from '@playwright/test';

/**
 * Storage state of a browser signed in as a subscriber with an annual plan, created in local mode unless `email` has
 * one.
 */
export function createSubscriber(origin: string, email?: string): Promise<StorageState>;
