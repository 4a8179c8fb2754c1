import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import project from '../../../package.json' with { type: 'json' };
import { describeTool } from './describe-tool.ts';
import { exploreTool } from './explore-tool.ts';
import { findTool } from './find-tool.ts';
import { instructions } from './instructions.ts';
import { runTool } from './run-tool.ts';
import type { Assistance } from './tool.ts';

const tools = [findTool, describeTool, runTool, exploreTool];

/** What is told of the tools; none changes anything, and none reaches beyond this server. */
const listed = tools.map(({ name, title, description, inputSchema, outputSchema }) => ({
  name,
  title,
  description,
  inputSchema,
  outputSchema,
  annotations: { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false },
}));

/** The server takes it for asking its client in forms, which ours never does; one for all keeps it from making one a request. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/**
 * Answers what came in a request, by a server of its own: nothing is kept between one request and the next.
 * @param body of the request, read and bounded.
 * @param refuse gives the words for what a tool threw.
 */
export async function answerMessage(
  request: Request,
  body: unknown,
  help: Assistance,
  refuse: (error: unknown) => Promise<string>,
): Promise<Response> {
  const { server } = new McpServer(
    { name: 'isentrope', title: 'Isentrope', version: project.version, websiteUrl: help.site },
    { instructions, jsonSchemaValidator },
  );
  server.registerCapabilities({ tools: {} });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listed }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined)
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no tool "${params.name.slice(0, 60)}"; there are ${tools.map(({ name }) => name).join(', ')}.`,
      );
    try {
      const { words, structured } = await tool.answer(params.arguments, help);
      return { content: [{ type: 'text', text: words }], structuredContent: structured };
    } catch (error) {
      return { content: [{ type: 'text', text: await refuse(error) }], isError: true };
    }
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}
