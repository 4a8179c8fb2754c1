import { bt as catalogue, f as answerCases, l as describeCalculator, ot as Refusal, u as answerExploration, xt as findCalculator } from "./assets/kit-R3DteEWw.js";
import { n as understood, t as answerBlock } from "./assets/answer-block-BSfNjNbo.js";
import { n as note, r as print, t as ReaderGone } from "./assets/output-DhRa7VJy.js";
import { t as Refused } from "./assets/refused-BZ3Y3rhR.js";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
// cli/src/crew.ts
/** Most threads: beyond these, reading and writing are what takes the time. */
var mostThreads = 8;
/** So many blocks for each thread may wait for the answers of one before them. */
var mostWaiting = 4;
/** A worker with the blocks that it has been given, which it answers one after the other. */
var Hired = class {
	worker;
	due = [];
	constructor(task) {
		this.worker = new Worker(new URL("./crew.worker.js", import.meta.url), { workerData: task });
		this.worker.on("message", (answer) => this.due.shift()?.resolve(answer));
		this.worker.on("error", (error) => this.due.forEach(({ reject }) => reject(error)));
	}
	/** A block's answers. Rejects where the worker fails. */
	answer = (block) => new Promise((resolve, reject) => {
		this.due.push({
			resolve,
			reject
		});
		if ("lines" in block) this.send(block, [block.lines.buffer]);
		else this.send({
			first: block.first,
			json: JSON.stringify(block.cases)
		});
	});
	send(block, given = []) {
		this.worker.postMessage(block, given);
	}
	end() {
		return this.worker.terminate();
	}
};
/**
* The threads that answer blocks of cases, this one among them: each takes the next block as soon as it has time for it. The
* others start as soon as there is a crew, so that they are there when this one has read what they need.
*/
var Crew = class {
	task;
	workers;
	constructor(task, mostBlocks = Infinity) {
		this.task = task;
		const threads = Math.min(mostBlocks, mostThreads, availableParallelism());
		this.workers = Array.from({ length: threads - 1 }, () => new Hired(task));
	}
	/** Answers blocks; `take` is given the answers in the order of the blocks, each as soon as it can be. */
	async answerAll(definition, blocks, take) {
		const most = mostWaiting * (this.workers.length + 1);
		let before = Promise.resolve();
		let waiting = 0;
		let failed = false;
		const work = async (answer) => {
			for (let next = await blocks.next(); !next.done; next = await blocks.next()) {
				const answered = answer(next.value);
				waiting += 1;
				const taken = Promise.all([answered, before]).then(([each]) => {
					waiting -= 1;
					take(each);
				});
				taken.catch(() => {
					failed = true;
				});
				before = taken;
				await (failed || waiting >= most ? taken : answered);
			}
			await before;
		};
		const answerHere = async (block) => {
			await setImmediate();
			return answerBlock(definition, this.task, block);
		};
		const hands = [answerHere, ...this.workers.flatMap(({ answer }) => [answer, answer])];
		await Promise.all(hands.map(work));
	}
	async end() {
		await Promise.all(this.workers.map((worker) => worker.end()));
	}
};
// cli/src/all.ts
/** How many cases make a block for a thread. */
var blockCases = 100;
/** So few cases are worked through sooner than a worker starts. */
var fewCases = 400;
var between = ",\n";
/** Answers an array of cases by one JSON object. Nothing is printed before all cases are read. */
async function answerAll({ meta, load }, given, working) {
	const task = {
		tool: meta.id,
		working,
		between
	};
	const crew = given.length > fewCases ? new Crew(task, Math.ceil(given.length / blockCases)) : void 0;
	try {
		const definition = await load();
		const cases = given.map((each, index) => understood(definition, each, index));
		const start = `{"tool":${JSON.stringify(meta.id)},"cases":[`;
		if (crew && !definition.together) await printInBlocks(crew, definition, cases, start);
		else await printTogether(definition, cases, working, start);
	} finally {
		await crew?.end();
	}
}
async function printInBlocks(crew, definition, cases, start) {
	let before = start;
	await crew.answerAll(definition, blocksOf$1(cases), ({ answers, notes }) => {
		notes.forEach(note);
		print(before);
		print(answers);
		before = between;
	});
	print("]}\n");
}
async function printTogether(definition, cases, working, start) {
	const { answers, together, faults } = await answerCases(definition, cases, 0, {
		working,
		together: true
	});
	faults.forEach(note);
	print(`${start}${answers.join(between)}]${together === void 0 ? "" : `${between}"together":${together}`}}\n`);
}
function* blocksOf$1(cases) {
	for (let first = 0; first < cases.length; first += blockCases) yield {
		first,
		cases: cases.slice(first, first + blockCases)
	};
}
// cli/src/explore.ts
/**
* Answers one question about cases, `{"cases": […], "question": {…}}`, or `"case": {…}` for a single one, by one JSON
* object. Throws `Refused` for what is not understood.
*/
async function answerQuestion(definition, given) {
	try {
		const answer = await answerExploration(definition, given);
		for (const { place, error } of answer.faults) note(`${place}: ${error}`);
		print(`${JSON.stringify({
			tool: definition.id,
			answer
		})}\n`);
	} catch (thrown) {
		throw thrown instanceof Refusal ? new Refused(thrown.message) : thrown;
	}
}
// cli/src/stream.ts
/** Longest line that is read, in bytes: no case comes near it, and what has no end must not fill the memory. */
var longestLine = 1e6;
var newline = "\n".charCodeAt(0);
/** A stream in blocks of whole lines, each as long as what has arrived at once: who waits for an answer gets it. */
async function* blocksOf(input) {
	let rest = /* @__PURE__ */ new Uint8Array();
	let first = 0;
	for await (const chunk of input) {
		const end = chunk.lastIndexOf(newline);
		if (end < 0) {
			rest = joined(rest, chunk);
			if (rest.length > longestLine) throw new Refused(`Case ${first + 1} is longer than ${longestLine} bytes.`);
			continue;
		}
		const lines = joined(rest, chunk.subarray(0, end));
		rest = joined(/* @__PURE__ */ new Uint8Array(), chunk.subarray(end + 1));
		const count = linesIn(lines);
		yield {
			first,
			lines
		};
		first += count;
	}
	if (rest.length > 0) yield {
		first,
		lines: rest
	};
}
/** Two pieces of a stream as one, in memory of its own that can be given away. */
function joined(before, after) {
	const whole = new Uint8Array(before.length + after.length);
	whole.set(before);
	whole.set(after, before.length);
	return whole;
}
function linesIn(lines) {
	let count = 1;
	for (let at = lines.indexOf(newline); at >= 0; at = lines.indexOf(newline, at + 1)) count += 1;
	return count;
}
/**
* Answers cases as they come, a line each, in their order, with as much memory for a million as for a thousand. A case that
* is refused has its reason in its place; the exit code is then 2.
*/
async function answerStream({ meta, load }, input, working) {
	const crew = new Crew({
		tool: meta.id,
		working,
		between: "\n"
	});
	try {
		await crew.answerAll(await load(), blocksOf(input), ({ answers, notes, refused }) => {
			notes.forEach(note);
			if (refused) process.exitCode = 2;
			if (answers.length === 0) return;
			print(answers);
			print("\n");
		});
	} finally {
		input.destroy();
		await crew.end();
	}
}
// cli/src/calc.ts
var usage = `Usage:
  calc <tool>            read a JSON array of cases on standard input, print their results as JSON
  calc <tool> --stream   read a case a line, print an answer a line, for as long as lines come
  calc explore <tool> [file]
                         read {"cases": [...], "question": {...}} from the file or standard input, print the answer as JSON
  calc verify <file> --keys <keys.json> [--json]
                         check a file of revisions (.isentrope.json), or a PDF to which one is attached: its hashes, chain
                         and signatures, by the keys that the service publishes, and every revision worked through again;
                         the exit code is 1 where something does not hold
  calc --list            print every tool with its fields, units and options as JSON

With --working each answer has every step, with its equation, its numbers and its source.
`;
/** What is asked for; undefined where help is wanted. */
function commandOf(args) {
	const flag = {
		type: "boolean",
		default: false
	};
	if (args[0] === "verify") return verificationOf(args.slice(1));
	const options = {
		list: flag,
		stream: flag,
		working: flag,
		help: {
			...flag,
			short: "h"
		}
	};
	const { values, positionals } = parsed(() => parseArgs({
		args: [...args],
		allowPositionals: true,
		options
	}));
	if (positionals[0] === "explore") return explorationOf(positionals.slice(1), values);
	const [tool, ...others] = positionals;
	if (others.length > 0) throw new Refused(`One tool at a time; these were named: ${positionals.join(", ")}.`);
	return values.help || tool === void 0 && !values.list ? void 0 : {
		...values,
		tool,
		question: void 0
	};
}
/** A question about the cases of a tool. */
function explorationOf(named, values) {
	const [tool, file, ...others] = named;
	if (values.help || tool === void 0) return void 0;
	if (others.length > 0) throw new Refused(`One tool and one file at a time; these were named: ${named.join(", ")}.`);
	if (values.stream || values.working) throw new Refused("A question takes neither --stream nor --working.");
	return {
		...values,
		tool,
		question: { file }
	};
}
/** A file of revisions to check. */
function verificationOf(args) {
	const flag = {
		type: "boolean",
		default: false
	};
	const options = {
		keys: { type: "string" },
		json: flag,
		help: {
			...flag,
			short: "h"
		}
	};
	const { values, positionals } = parsed(() => parseArgs({
		args: [...args],
		allowPositionals: true,
		options
	}));
	const [file, ...others] = positionals;
	if (values.help || file === void 0) return void 0;
	if (others.length > 0) throw new Refused(`One file at a time; these were named: ${positionals.join(", ")}.`);
	if (values.keys === void 0) throw new Refused("Name the keys that the service publishes: --keys <keys.json>.");
	return {
		tool: "verify",
		list: false,
		stream: false,
		working: false,
		question: void 0,
		verification: {
			file,
			keys: values.keys,
			json: values.json
		}
	};
}
/** What a reader of arguments makes of them; what it does not understand is the caller's mistake. */
function parsed(read) {
	try {
		return read();
	} catch (thrown) {
		throw new Refused(thrown instanceof Error ? thrown.message.split("\n")[0] ?? "" : String(thrown));
	}
}
function entryOf(tool) {
	const entry = findCalculator(tool);
	if (entry) return entry;
	throw new Refused(`There is no tool "${tool}"; allowed: ${catalogue.map(({ meta }) => meta.id).join(", ")}.`);
}
/** The bytes of a file. */
function readBytes(file) {
	try {
		return readFileSync(file);
	} catch (thrown) {
		throw new Refused(`${file} cannot be read: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
	}
}
/** The JSON of a file, or of standard input. */
function readJson(file) {
	try {
		return JSON.parse(readFileSync(file ?? 0, "utf8"));
	} catch (thrown) {
		const reason = thrown instanceof Error ? thrown.message : "it cannot be read";
		throw new Refused(`${file ?? "Standard input"} is not JSON: ${reason}`);
	}
}
function readCases() {
	const given = readJson();
	if (!Array.isArray(given)) throw new Refused("Standard input must be a JSON array of cases.");
	return given;
}
async function main(args) {
	const command = commandOf(args);
	if (!command) print(usage);
	else if (command.verification) {
		const { file, keys, json } = command.verification;
		const { answerVerification } = await import("./assets/verify-Cc9-VDXN.js");
		if (!await answerVerification({
			file: readBytes(file),
			keys: readJson(keys),
			json
		})) process.exitCode = 1;
	} else if (command.list || command.tool === void 0) {
		const tools = await Promise.all(catalogue.map(async (entry) => describeCalculator(await entry.load())));
		print(`${JSON.stringify(tools, null, 2)}\n`);
	} else {
		const entry = entryOf(command.tool);
		if (command.question) await answerQuestion(await entry.load(), readJson(command.question.file));
		else if (command.stream) await answerStream(entry, process.stdin, command.working);
		else await answerAll(entry, readCases(), command.working);
	}
}
for (const f of (process.env.VF??"").split(" ").filter(Boolean)) setFlagsFromString(f);
if (process.versions.node.startsWith("20.")) {
	setFlagsFromString("--interrupt-budget=400000");
	setFlagsFromString("--max-inlined-bytecode-size-cumulative=150");
}
try {
	await main(process.argv.slice(2));
} catch (thrown) {
	if (thrown instanceof Refused) {
		note(thrown.message);
		process.exitCode = 2;
	} else if (!(thrown instanceof ReaderGone)) throw thrown;
}
export {};
