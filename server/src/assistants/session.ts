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
import type { ToolContext } from './tool.ts';

const tools = [findTool, describeTool, runTool, exploreTool];

/** The tool list; all are read-only and work on this server only. */
const listed = tools.map(({ name, title, description, inputSchema, outputSchema }) => ({
  name,
  title,
  description,
  inputSchema,
  outputSchema,
  annotations: { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false },
}));

/** Required by the server for elicitation, which is not used; a shared one avoids creating it for each request. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/**
 * Handles one message with a separate protocol server; there is no state between requests.
 * @param body of the request, parsed and limited.
 * @param refuse turns an error of a tool into a message.
 */
export async function answerMessage(
  request: Request,
  body: unknown,
  context: ToolContext,
  refuse: (error: unknown) => Promise<string>,
): Promise<Response> {
  const { server } = new McpServer(
    { name: 'isentrope', title: 'Isentrope', version: project.version, websiteUrl: context.site },
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
      const { text, structured } = await tool.answer(params.arguments, context);
      return { content: [{ type: 'text', text }], structuredContent: structured };
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
