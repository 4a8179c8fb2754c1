import { writeSync } from "node:fs";
// cli/src/output.ts
/** The reader of the answer has left: `calc … | head`. */
var ReaderGone = class extends Error {};
/** How long to leave a reader that takes nothing more at present, ms. */
var pause = 2;
var clock = new Int32Array(new SharedArrayBuffer(4));
/** Writes all of a text, or of its bytes, to standard output, waiting for a slow reader. */
function print(text) {
	const bytes = typeof text === "string" ? Buffer.from(text) : text;
	for (let written = 0; written < bytes.length;) try {
		written += writeSync(1, bytes, written);
	} catch (thrown) {
		const code = thrown instanceof Error && "code" in thrown ? thrown.code : void 0;
		if (code === "EPIPE") throw new ReaderGone();
		if (code !== "EAGAIN") throw thrown;
		Atomics.wait(clock, 0, 0, pause);
	}
}
/** A line on standard error. */
function note(line) {
	process.stderr.write(`${line}\n`);
}
export { note as n, print as r, ReaderGone as t };
