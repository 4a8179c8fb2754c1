import type { Server } from 'node:net';
import { setImmediate as eventLoopTurn } from 'node:timers/promises';

/** The longest turn of the event loop after which nothing can have waited for long, in milliseconds. */
const shortTurn = 1;
/** Time after which a server that is never quiet is closed all the same, in milliseconds. */
const patience = 1000;

/**
 * Waits until a server that is about to stop has accepted the connections and read the requests that have arrived. Closing it resets
 * those that wait in the kernel, and a proxy that has sent a POST over such a connection may not repeat it and answers 502.
 * The event loop accepts one connection in each turn, so turns are repeated until a short one accepts none.
 */
export async function readArrivedRequests(server: Server): Promise<void> {
  let accepted = 0;
  const count = (): void => {
    accepted += 1;
  };
  server.on('connection', count);
  const end = performance.now() + patience;
  let isQuiet = false;
  while (!isQuiet && performance.now() < end) {
    const [before, start] = [accepted, performance.now()];
    await eventLoopTurn();
    isQuiet = accepted === before && performance.now() - start < shortTurn;
  }
  server.off('connection', count);
}
