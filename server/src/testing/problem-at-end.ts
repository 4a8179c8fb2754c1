import { z } from 'zod';
import type { TestResponse } from './browser.ts';

const lastLine = z.object({ problem: z.object({ status: z.number(), detail: z.string() }) });

/** Returns the problem on the last of JSON lines that stop early; undefined if they are complete. */
export function problemAtEnd({ text }: TestResponse): z.infer<typeof lastLine>['problem'] | undefined {
  const line = text.trimEnd().split('\n').at(-1) ?? '';
  return line.startsWith('{"problem":') ? lastLine.parse(JSON.parse(line)).problem : undefined;
}
