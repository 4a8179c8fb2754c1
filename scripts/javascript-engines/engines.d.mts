import type { Calculation } from './documents.ts';

/** A JavaScript engine that runs the script of `reports.ts`. */
export interface JavaScriptEngine {
  /** With its version. */
  readonly name: string;
  /** The hashes of the reports of calculations by their names, or the reports themselves. */
  run(code: string, calculations: readonly Calculation[], whole: boolean): Promise<Map<string, string>>;
}

export function script(): Promise<string>;
export function node(program: string): JavaScriptEngine;
export function javaScriptCore(): Promise<JavaScriptEngine>;
export function chromium(program: string): JavaScriptEngine;
export function firefox(): Promise<JavaScriptEngine>;
export function webKit(): Promise<JavaScriptEngine>;
