import { xt as findCalculator } from "./assets/kit-R3DteEWw.js";
import { t as answerBlock } from "./assets/answer-block-BSfNjNbo.js";
import { parentPort, workerData } from "node:worker_threads";
// cli/src/crew.worker.ts
/** Answers blocks of cases beside the program that reads and writes them. */
var task = workerData;
var definition = await findCalculator(task.tool)?.load();
/** Blocks are answered in their order, one after the other. */
var before = Promise.resolve();
parentPort?.on("message", (sent) => {
	if (!definition) return;
	const block = "lines" in sent ? sent : {
		first: sent.first,
		cases: JSON.parse(sent.json)
	};
	before = before.then(async () => {
		const answer = await answerBlock(definition, task, block);
		parentPort?.postMessage(answer, [answer.answers.buffer]);
	});
});
export {};
