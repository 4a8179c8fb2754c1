import type { Server } from 'node:net';
import { setImmediate as eventLoopTurn } from 'node:timers/promises';

/** Maximum duration of an event-loop turn that counts as idle, in milliseconds: nothing waited during it. */
const shortTurn = 1;
/** Time after which a server that is never idle is closed anyway, in milliseconds. */
const patience = 1000;

/**
 * Waits until a stopping server has accepted the connections and read the requests that have arrived. Closing the
 * server resets connections that wait in the kernel; a proxy that has sent a POST over one of them may not repeat it
 * and answers 502. The event loop accepts one connection per turn, so turns are repeated until a short one accepts
 * none.
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
