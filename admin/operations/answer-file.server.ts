import { data, type LoaderFunctionArgs } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { exportFile, toFileStream } from '#operations/jobs/export-file.server.ts';
import {
  type FileOperation,
  type OperationInput,
  OperationRefused,
} from '#operations/operation.ts';

/** The file of an operation, to be saved; 403 or 404 where it is refused. */
export async function answerFile(
  context: LoaderFunctionArgs['context'],
  operation: FileOperation<OperationInput>,
  input: Record<string, unknown>,
): Promise<Response> {
  const session = sessionOf(context);
  try {
    const file = exportFile(operation, { shop: session, actor: session.member, input });
    return new Response(await toFileStream(file), {
      headers: {
        'content-type': file.contentType,
        'content-disposition': `attachment; filename="${file.name}"`,
      },
    });
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error;
    throw data(null, { status: error.code === 'forbidden' ? 403 : 404 });
  }
}
