import type { PublishedCase } from '../kit/index.ts';

export const published: readonly PublishedCase[] = [];
