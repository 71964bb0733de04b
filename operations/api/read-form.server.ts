/** A call that sends pictures as files: a form of which each part is a field, each file the picture of one. */

import { receiveFiles } from '#app/shared/uploads/receive-files.server.ts';
import { makeUploadFolder, removeUploadFolder } from '#app/shared/uploads/upload-folder.server.ts';
import { type Operation, OperationRefused } from '#operations/operation.ts';
import { fieldsOf } from '#operations/read-texts.ts';
import { PICTURE_LIMITS, storeFile } from '#operations/uploads/store-file.server.ts';
import { CallRefused } from './problem.ts';

/** The fields in whose place a file can be sent. */
export function pictureFields({ input }: Pick<Operation, 'input'>): string[] {
  return fieldsOf(input).flatMap(({ name, meta }) => (meta.isPicture ? [name] : []));
}

/** As many as there are of a field, in the order in which they were sent, a stored picture as its address. */
export type FormTexts = (readonly [name: string, text: string])[];

/** Stores the files of a form. Throws CallRefused, and OperationRefused with the field of a file that is no picture. */
export async function readForm(
  operation: Operation,
  request: Request,
  dataDir: string,
): Promise<FormTexts> {
  const takesFile = pictureFields(operation);
  const { folder } = await makeUploadFolder(dataDir);
  try {
    const form = await receiveFiles(request, folder, PICTURE_LIMITS);
    if (!form) throw new CallRefused('bad_body', 'The form did not arrive whole: send it again.');
    if (form.isCut) {
      const message = `A form has at most ${PICTURE_LIMITS.maxFiles} files and short fields.`;
      throw new CallRefused('body_too_large', message);
    }
    const refuse = (field: string, problem: string) =>
      new OperationRefused('bad_input', `Nothing was done: ${problem}`, { [field]: problem });
    for (const { field } of form.files) {
      if (!takesFile.includes(field)) throw refuse(field, `${field} takes no file.`);
    }
    const texts: FormTexts = [];
    for (const [name, value] of form.parts) {
      if (typeof value === 'string') texts.push([name, value]);
      else {
        const stored = await storeFile(value, dataDir);
        if ('problem' in stored) throw refuse(name, stored.problem);
        texts.push([name, stored.address]);
      }
    }
    return texts;
  } finally {
    await removeUploadFolder(folder);
  }
}
