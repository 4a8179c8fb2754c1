import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { z } from 'zod';

const toolResult = z.looseObject({
  content: z.array(z.looseObject({ type: z.literal('text'), text: z.string() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  isError: z.boolean().optional(),
});

/** The result of a tool: as text, and as data unless it was refused. */
export interface AssistantResult {
  words: string;
  data: Record<string, unknown> | undefined;
  refused: boolean;
}

export interface ConnectedAssistant {
  readonly client: Client;
  readonly call: (tool: string, input?: Record<string, unknown>) => Promise<AssistantResult>;
}

/** Connects an MCP client to a server, with or without a key. */
export async function connectAssistant(origin: string, key?: string): Promise<ConnectedAssistant> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', origin), { requestInit: { headers } });
  await client.connect(transport);
  // The client then validates results against the tools' schemas.
  await client.listTools();
  return {
    client,
    async call(tool, input = {}) {
      const { content, structuredContent, isError } = toolResult.parse(
        await client.callTool({ name: tool, arguments: input }),
      );
      return { words: content.map(({ text }) => text).join('\n'), data: structuredContent, refused: isError === true };
    },
  };
}
