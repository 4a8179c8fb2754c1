/** A thread of the build: gives what the built prerenderer makes ahead. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

const { madeAhead } = await import(pathToFileURL(workerData).href);
parentPort.postMessage(await madeAhead());
