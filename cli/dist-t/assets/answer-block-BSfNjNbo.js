import { f as answerCases, ot as Refusal, p as understoodCase } from "./kit-R3DteEWw.js";
import { t as Refused } from "./refused-BZ3Y3rhR.js";
// cli/src/work.ts
/** The case at `index` as a document has it. Throws `Refused`, which names the case and its mistake. */
function understood(definition, given, index) {
	try {
		return understoodCase(definition, given, index);
	} catch (thrown) {
		throw thrown instanceof Refusal ? new Refused(thrown.message) : thrown;
	}
}
// cli/src/answer-block.ts
/** The answers of a block of cases, here and now. */
async function answerBlock(definition, { working, between }, block) {
	const answers = [];
	const notes = [];
	let refused = false;
	const work = async (cases, first) => {
		const worked = await answerCases(definition, cases, first, {
			working,
			together: false
		});
		answers.push(...worked.answers);
		notes.push(...worked.faults);
	};
	if ("cases" in block) await work(block.cases, block.first);
	else for (const { first, cases, refusal } of readLines(definition, block.lines, block.first)) {
		await work(cases, first);
		if (!refusal) continue;
		answers.push(JSON.stringify({ refused: refusal.message }));
		refused = true;
	}
	return {
		answers: encoded(answers, between),
		notes,
		refused
	};
}
var encoder = new TextEncoder();
/** Texts as the bytes of one: each is written to its place, since many long ones are slow to join. */
function encoded(texts, between) {
	const most = texts.reduce((sum, text) => sum + mostBytes * (text.length + between.length), 0);
	const { buffer } = Buffer.allocUnsafeSlow(most);
	const bytes = new Uint8Array(buffer);
	let end = 0;
	for (const [place, text] of texts.entries()) {
		if (place > 0) end += encoder.encodeInto(between, bytes.subarray(end)).written;
		end += encoder.encodeInto(text, bytes.subarray(end)).written;
	}
	return bytes.subarray(0, end);
}
/** Most bytes that a character of a text takes. */
var mostBytes = 3;
/** Lines as cases that follow each other, up to a blank line or to one that is refused. */
function* readLines(definition, lines, start) {
	let cases = [];
	let place = start;
	for (const line of new TextDecoder().decode(lines).split("\n")) {
		const read = caseOn(definition, line, place);
		place += 1;
		if (read !== void 0 && !(read instanceof Refused)) {
			cases.push(read);
			continue;
		}
		yield {
			first: place - 1 - cases.length,
			cases,
			refusal: read
		};
		cases = [];
	}
	yield {
		first: place - cases.length,
		cases,
		refusal: void 0
	};
}
/** The case on a line; undefined for a blank line, which has no answer. */
function caseOn(definition, line, index) {
	if (line.trim() === "") return void 0;
	try {
		return understood(definition, json(line, index), index);
	} catch (thrown) {
		if (thrown instanceof Refused) return thrown;
		throw thrown;
	}
}
function json(line, index) {
	try {
		return JSON.parse(line);
	} catch {
		throw new Refused(`Case ${index + 1} is not JSON.`);
	}
}
export { understood as n, answerBlock as t };
