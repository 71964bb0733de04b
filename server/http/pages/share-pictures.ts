/** Makes the pictures of link previews: a picture of the shop on its own ground, as wide as previews are. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { loadSharp } from '#app/features/catalogue/import/pictures/store-picture.server.ts';
import { ownPictureSources } from '#app/features/catalogue/product/pictures/picture-sizes.ts';
import { SHARE_PICTURE } from '#app/features/catalogue/product/pictures/share-picture.ts';
import { createSemaphore } from '#app/shared/semaphore.ts';

type Picture = Buffer<ArrayBuffer>;

/** Some 50 kB each: who shares a link has it fetched once, and caches keep it. */
const MAX_KEPT = 100;

const JPEG = { quality: 82, mozjpeg: true };

/** An imported picture is named by its content, and one that comes with the shop is not. */
const HEX_NAME = /^[0-9a-f]{32}/;
const FOR_GOOD = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';

async function makePreview(file: string, ground: string | undefined): Promise<Picture> {
  const sharp = await loadSharp();
  const background = `#${ground ?? 'ffffff'}`;
  const made = await sharp(await readFile(file))
    .flatten({ background })
    .resize({ ...SHARE_PICTURE, fit: 'contain', background })
    .jpeg(JPEG)
    .toBuffer();
  return Buffer.from(made);
}

/** `folders` are those in which the shop's own pictures lie, absolute. */
export function sharePictures(folders: readonly string[]): Hono {
  const kept = new Map<string, Picture>();
  const inTurn = createSemaphore(1);

  /** Null where there is no such picture. */
  async function find(name: string): Promise<Picture | null> {
    const own = ownPictureSources(`/pictures/${name}-640.webp`, false);
    if (own === null) return null;
    for (const folder of folders) {
      const file = join(folder, 'pictures', `${name}-1200.webp`);
      const made = await makePreview(file, own.ground).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (made) return made;
    }
    return null;
  }

  async function read(name: string): Promise<Picture | null> {
    const known = kept.get(name) ?? (await find(name));
    if (known) kept.set(name, known);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return known;
  }

  const pictures = new Hono();
  pictures.get('/pictures/:file{[0-9a-z-]+-share\\.jpg}', async (context, next) => {
    const name = context.req.param('file').slice(0, -'-share.jpg'.length);
    const picture = kept.get(name) ?? (await inTurn(() => read(name)));
    if (picture === null) return next();
    return context.body(picture, 200, {
      'content-type': 'image/jpeg',
      'cache-control': HEX_NAME.test(name) ? FOR_GOOD : ONE_DAY,
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  return pictures;
}
