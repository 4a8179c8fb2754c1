export interface ReportedTest {
  name: string;
  passed: boolean;
  seconds: number;
  why: readonly string[];
}

export interface VitestReport {
  testResults: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly {
      fullName: string;
      status: string;
      duration?: number;
      failureMessages?: readonly string[];
    }[];
  }[];
}

export interface BrowserStep {
  title: string;
  error?: { message?: string };
  steps?: readonly BrowserStep[];
}

export interface BrowserSuite {
  specs?: readonly {
    file: string;
    title: string;
    tests: readonly {
      status: string;
      results: readonly { duration: number; error?: { message?: string }; steps?: readonly BrowserStep[] }[];
    }[];
  }[];
  suites?: readonly BrowserSuite[];
}

export const cache: string;
export const suites: readonly { name: string; read: (report: never) => ReportedTest[] }[];
export function reportOf(name: string): string;
export function vitestTests(report: VitestReport): ReportedTest[];
export function browserTests(report: { suites: readonly BrowserSuite[] }): ReportedTest[];
export function countTests(tests: readonly ReportedTest[], succeeded: boolean): { passed: number; failed: number };
export function escapeRegExp(text: string): string;
export function commandOf(file: string, name?: string): string;
export function formatFailures(tests: readonly ReportedTest[]): string[];
export function formatSlowest(tests: readonly ReportedTest[], count: number): string[];
