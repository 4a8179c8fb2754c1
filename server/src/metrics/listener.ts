import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';

export interface MetricsListener {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Serves `/metrics` on a separate port, without authentication; by default on the loopback address only. The site
 * itself does not serve it.
 */
export async function startMetricsListener(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { host, port }: { host: string; port: number },
): Promise<MetricsListener> {
  const server = createServer((request, response) => void answer(metrics, request, response));
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen({ host, port }, () => listening());
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () =>
      new Promise(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const status = request.url !== '/metrics' ? 404 : request.method !== 'GET' ? 405 : 200;
  try {
    const text = status === 200 ? await metrics.text() : 'Metrics are available by GET /metrics.\n';
    response.writeHead(status, { 'content-type': status === 200 ? metrics.contentType : 'text/plain' }).end(text);
  } catch {
    response.writeHead(500, { 'content-type': 'text/plain' }).end('The metrics could not be collected.\n');
  }
}
