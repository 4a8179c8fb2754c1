/** A build worker thread: renders one of the parts that the prerenderer can render in advance. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

const { earlyBuildParts } = await import(pathToFileURL(workerData.prerenderer).href);
parentPort.postMessage(await earlyBuildParts[workerData.part]());
