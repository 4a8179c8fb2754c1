import * as z from 'zod/mini';
import { outcomeOf, unanswered, type Outcome } from '../account/request.ts';

/**
 * Uploads a file as the raw request body.
 * @param progress is called with the fraction sent; 1 while the server processes it.
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

/** A downloaded file. */
export interface Fetched {
  readonly name: string;
  readonly blob: Blob;
}

/**
 * Downloads a file that the server streams.
 * @param progress is called with the number of bytes received.
 */
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

/** Saves a file through the browser's download. */
export function handOut({ name, blob }: Fetched): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
