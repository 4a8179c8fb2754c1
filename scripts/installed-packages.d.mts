/** Whether every locked package is installed in its version; with `run`, those for development need not be. */
export function isInstalled(what: 'all' | 'run', folder?: string): boolean;
