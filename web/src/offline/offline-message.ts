interface Connection {
  /** Whether the device reports a connection. */
  readonly online: boolean;
  /** Whether the server answered the last request. */
  readonly answered: boolean;
  /** Whether the user has Pro, as far as known offline. */
  readonly pro: boolean;
}

/** Text for a missing connection; undefined while connected. */
export function offlineMessage({
  online,
  answered: isServerReachable,
  pro,
}: Connection): { readonly title: string; readonly text: string } | undefined {
  if (online && isServerReachable) return undefined;
  const tools = pro ? 'The free tools, the Pro tools you have opened here' : 'The free tools';
  return {
    title: online ? 'The server cannot be reached.' : 'You are offline.',
    text: `${tools} and the pages you have visited still work, and what you type is saved in this browser. Signing in and saving to projects need a connection.`,
  };
}
