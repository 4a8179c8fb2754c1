import type { StorageState } from '@playwright/test';

/** What a browser keeps of somebody with an annual plan, newly made at a product in local mode unless `email` has one. */
export function createSubscriber(origin: string, email?: string): Promise<StorageState>;
