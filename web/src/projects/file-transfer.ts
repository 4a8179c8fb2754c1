import * as z from 'zod/mini';
import { outcomeFromResponse, noResponseOutcome, type Outcome } from '../account/request.ts';
import { parseJson } from '../browser-storage.ts';

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
        outcomeFromResponse(
          {
            status: request.status,
            content: parseJson(request.responseText),
            retryAfter: request.getResponseHeader('retry-after'),
          },
          shape,
        ),
      ),
    );
    request.addEventListener('error', () => resolve(noResponseOutcome()));
    request.send(file);
  });
}

/** A downloaded file. */
interface DownloadedFile {
  readonly name: string;
  readonly blob: Blob;
}

/**
 * Downloads a file that the server streams.
 * @param progress is called with the number of bytes received.
 */
export async function fetchFile(path: string, progress: (bytes: number) => void): Promise<Outcome<DownloadedFile>> {
  try {
    const response = await fetch(path);
    if (!response.ok || response.body === null) {
      const content: unknown = await response.json().catch(() => undefined);
      return await outcomeFromResponse(
        { status: response.status, content, retryAfter: response.headers.get('retry-after') },
        z.never(),
      );
    }
    const chunks: BlobPart[] = [];
    let bytes = 0;
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      bytes += value.byteLength;
      progress(bytes);
    }
    const [, name = 'project.zip'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { ok: true, value: { name, blob: new Blob(chunks, { type: 'application/zip' }) } };
  } catch {
    return noResponseOutcome();
  }
}
