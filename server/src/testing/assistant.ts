import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { z } from 'zod';

const answered = z.looseObject({
  content: z.array(z.looseObject({ type: z.literal('text'), text: z.string() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  isError: z.boolean().optional(),
});

/** What a tool answered: in words, and as data where it is no refusal. */
export interface AssistantTold {
  words: string;
  data: Record<string, unknown> | undefined;
  refused: boolean;
}

export interface ConnectedAssistant {
  readonly client: Client;
  readonly call: (tool: string, given?: Record<string, unknown>) => Promise<AssistantTold>;
}

/** An assistant's client, connected to a server by the Model Context Protocol, with a key or without one. */
export async function connectAssistant(origin: string, key?: string): Promise<ConnectedAssistant> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', origin), { requestInit: { headers } });
  await client.connect(transport);
  // What it knows of the tools, it holds their answers against.
  await client.listTools();
  return {
    client,
    async call(tool, given = {}) {
      const { content, structuredContent, isError } = answered.parse(
        await client.callTool({ name: tool, arguments: given }),
      );
      return { words: content.map(({ text }) => text).join('\n'), data: structuredContent, refused: isError === true };
    },
  };
}
