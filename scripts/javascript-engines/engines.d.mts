import type { Calculation } from './documents.ts';
import type { SignedFile } from './reports.ts';

/** A JavaScript engine that runs the script of `reports.ts`. */
export interface JavaScriptEngine {
  /** Name with version. */
  readonly name: string;
  /** Whether it supports Web Cryptography, which signature checks need. */
  readonly hasCryptography: boolean;
  /** Runs the script with a call; returns the results by name. */
  run(code: string, call: ScriptCall): Promise<Map<string, string>>;
}

/** Returns the source text of a script call, given the source of a callback that takes a name and its result. */
export type ScriptCall = (take: string) => string;

/** Returns a call for the hashes of the calculations' reports by name, or for the reports themselves. */
export function reports(calculations: readonly Calculation[], whole?: boolean): ScriptCall;
/** Returns a call for the verdicts on signed records. */
export function verdicts(files: readonly SignedFile[]): ScriptCall;
export function bundleScript(): Promise<string>;
export function node(program: string): JavaScriptEngine;
export function javaScriptCore(): Promise<JavaScriptEngine>;
export function chromium(program: string): JavaScriptEngine;
export function firefox(): Promise<JavaScriptEngine>;
export function webKit(): Promise<JavaScriptEngine>;
