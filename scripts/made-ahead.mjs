/** A thread of the build: gives one of the parts that the built prerenderer makes ahead. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

const { madeAhead } = await import(pathToFileURL(workerData.prerenderer).href);
parentPort.postMessage(await madeAhead[workerData.part]());
