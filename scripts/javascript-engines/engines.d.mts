import type { Calculation } from './documents.ts';
import type { SignedFile } from './reports.ts';

/** A JavaScript engine that runs the script of `reports.ts`. */
export interface JavaScriptEngine {
  /** With its version. */
  readonly name: string;
  /** Whether it has Web Cryptography, with which signatures are checked. */
  readonly hasCryptography: boolean;
  /** What came of a call of the script, by name. */
  run(code: string, call: ScriptCall): Promise<Map<string, string>>;
}

/** The text of a call of the script, by that of a function which takes a name and what came of it. */
export type ScriptCall = (take: string) => string;

/** Calls for the hashes of the reports of calculations by their names, or for the reports themselves. */
export function reports(calculations: readonly Calculation[], whole?: boolean): ScriptCall;
/** Calls for the verdicts on signed records. */
export function verdicts(files: readonly SignedFile[]): ScriptCall;
export function script(): Promise<string>;
export function node(program: string): JavaScriptEngine;
export function javaScriptCore(): Promise<JavaScriptEngine>;
export function chromium(program: string): JavaScriptEngine;
export function firefox(): Promise<JavaScriptEngine>;
export function webKit(): Promise<JavaScriptEngine>;
