import { createServer } from 'node:net';

export interface SmtpServer {
  url: string;
  /** The messages received so far. */
  messages: string[];
  stop(): Promise<void>;
}

const answers: Readonly<Record<string, string>> = { QUIT: '221 bye', STARTTLS: '502 not here' };

/**
 * A minimal SMTP server that accepts everything (RFC 5321).
 * @param busy number of connections to reject first.
 * @param port default: any free one.
 */
export async function startSmtpServer(busy = 0, port = 0): Promise<SmtpServer> {
  const messages: string[] = [];
  let rejected = 0;
  const server = createServer(socket => {
    let received = '';
    let inData = false;
    socket.setEncoding('utf8');
    socket.on('error', () => socket.destroy());
    if (rejected < busy) {
      rejected += 1;
      socket.end('421 busy, please come back\r\n');
      return;
    }
    socket.write('220 test\r\n');
    socket.on('data', (text: string) => {
      received += text;
      for (;;) {
        const end = received.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = received.slice(0, end);
        received = received.slice(end + (inData ? 5 : 2));
        if (inData) messages.push(part);
        inData = !inData && part.toUpperCase() === 'DATA';
        socket.write(`${inData ? '354 go on' : (answers[part.toUpperCase()] ?? '250 ok')}\r\n`);
      }
    });
  });
  const listening = await new Promise<number>(resolve => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${listening}`,
    messages,
    stop: () =>
      new Promise(resolve => {
        server.close();
        resolve();
      }),
  };
}
