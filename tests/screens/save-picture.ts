import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Runs in the page: loads lazy pictures. */
async function showAllPictures(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode()));
}

/** Captures the viewport, or the whole page, once its pictures are loaded, as a small PNG. */
export async function savePicture(page: Page, file: string, fullPage: boolean): Promise<void> {
  if (fullPage) await page.evaluate(showAllPictures);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
  const picture = await page.screenshot({ fullPage });
  await sharp(picture).png({ palette: true, quality: 90 }).toFile(file);
}
