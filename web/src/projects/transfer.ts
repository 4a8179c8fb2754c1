import * as z from 'zod/mini';
import { outcomeOf, unanswered, type Outcome } from '../account/request.ts';

/**
 * Sends a file as it is. @param progress is told which share of it has gone; 1 while the server works on it.
 */
export function sendFile<T>(
  path: string,
  file: Blob,
  shape: z.ZodMiniType<T>,
  progress: (share: number) => void = () => undefined,
): Promise<Outcome<T>> {
  return new Promise(resolve => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(total > 0 ? loaded / total : 1));
    request.upload.addEventListener('load', () => progress(1));
    request.addEventListener('load', () =>
      resolve(
        outcomeOf(
          {
            status: request.status,
            content: parsed(request.responseText),
            retryAfter: request.getResponseHeader('retry-after'),
          },
          shape,
        ),
      ),
    );
    request.addEventListener('error', () => resolve(unanswered()));
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A file that the server made. */
export interface Fetched {
  readonly name: string;
  readonly blob: Blob;
}

/** Fetches a file that the server makes while it sends it. @param progress is told how many bytes have come. */
export async function fetchFile(path: string, progress: (bytes: number) => void): Promise<Outcome<Fetched>> {
  try {
    const answer = await fetch(path);
    if (!answer.ok || answer.body === null) {
      const content: unknown = await answer.json().catch(() => undefined);
      return await outcomeOf(
        { status: answer.status, content, retryAfter: answer.headers.get('retry-after') },
        z.never(),
      );
    }
    const chunks: BlobPart[] = [];
    let bytes = 0;
    const reader = answer.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      bytes += value.byteLength;
      progress(bytes);
    }
    const [, name = 'project.zip'] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
    return { ok: true, value: { name, blob: new Blob(chunks, { type: 'application/zip' }) } };
  } catch {
    return unanswered();
  }
}

/** Hands a file to the person, as a download. */
export function handOut({ name, blob }: Fetched): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
