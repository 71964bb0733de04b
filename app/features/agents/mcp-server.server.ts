/**
 * The Model Context Protocol over streamable HTTP, without a session: each request is answered by a server of its own, in
 * the protocol of 2026-07-28 and in those of 2025.
 */
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { AGENT_TOOLS, type AgentTool, type ToolAnswer, type ToolContext } from './tools.server.ts';

/** Nothing here is longer; one that is would fill the memory of whoever reads it. */
const MAX_ANSWER_LETTERS = 60_000;

type Asked = {
  /** The body, which has been read; undefined of a request without one. */
  message: object | undefined;
  /** What the shop is called. */
  name: string;
  context: ToolContext;
  /** A request that is none of the protocol. */
  onError(error: Error): void;
  /** A tool that failed. */
  onFailure(error: unknown): void;
};

function asText(answer: object): string {
  const whole = JSON.stringify(answer);
  return whole.length <= MAX_ANSWER_LETTERS
    ? whole
    : JSON.stringify({ refused: 'This is too much for one answer. Ask for less.' });
}

/** What failed of the shop's own is told in the shop's words: an error may hold a statement. */
async function runTool(one: AgentTool, input: object, asked: Asked): Promise<ToolAnswer> {
  try {
    return await one.run(one.input.parse(input), asked.context);
  } catch (error) {
    asked.onFailure(error);
    return { refused: 'The shop cannot answer this at the moment. Try again in a few seconds.' };
  }
}

function register(server: McpServer, one: AgentTool, asked: Asked): void {
  server.registerTool(
    one.name,
    {
      ...{ title: one.title, description: one.description, inputSchema: one.input },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async (input) => {
      const answer = await runTool(one, input, asked);
      if ('refused' in answer) {
        return { isError: true, content: [{ type: 'text' as const, text: answer.refused }] };
      }
      return { content: [{ type: 'text' as const, text: asText(answer.data) }] };
    },
  );
}

/** Answers one request. */
export async function answerMcp(request: Request, asked: Asked): Promise<Response> {
  const handler = createMcpHandler(
    () => {
      const server = new McpServer({ name: asked.name, version: '1' });
      for (const one of AGENT_TOOLS) register(server, one, asked);
      return server;
    },
    { onerror: asked.onError },
  );
  return handler.fetch(request, { parsedBody: asked.message });
}
