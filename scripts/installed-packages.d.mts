/** Whether every locked package is installed in its version; with `run`, without development packages. */
export function isInstalled(what: 'all' | 'run', folder?: string): boolean;
