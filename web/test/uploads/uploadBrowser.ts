import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import * as z from 'zod/mini';
import { readObject } from '../../../functions/src/media/objectStore.ts';
import { requireChromium } from '../../../tools/check/chromium.ts';
import { byteAt } from './bytes.ts';
import { startFaultProxy, type Fault, type Seen } from './faultProxy.ts';
import type { Project, Wanted } from './page.ts';

const endedSchema = z.object({
  code: z.nullable(z.string()),
  states: z.array(z.object({ phase: z.string(), percent: z.number() })),
});

/** How an upload ended, what the proxy saw of it, and whether exactly these bytes are stored. */
export type Run = z.infer<typeof endedSchema> & Seen & { isStored: boolean };

/** A browser tab with the upload code of the web app, whose connection to the Storage emulator can break. */
export type UploadTab = { upload: (wanted: Wanted, fault: Fault | null) => Promise<Run>; close: () => Promise<void> };

/** Opens this many tabs, each with its own proxy, in which somebody is signed in. */
export async function openUploadTabs(
  count: number,
  project: Project,
): Promise<{ tabs: UploadTab[]; close: () => Promise<void> }> {
  const executablePath = await requireChromium(process.env);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const open = async () => openTab(await browser.newPage(), project);
  const tabs = await Promise.all(Array.from({ length: count }, open));
  const close = async () => {
    await browser.close();
    await Promise.all(tabs.map((tab) => tab.close()));
  };
  return { tabs, close };
}

async function openTab(page: Page, project: Project): Promise<UploadTab> {
  const [host = '', port] = (process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '').split(':');
  const proxy = await startFaultProxy({ host, port: Number(port) });
  const script = await bundledPage(proxy.port);
  // Any page of the emulator will do: an empty page could not connect to this machine.
  await page.goto(`http://127.0.0.1:${proxy.port}/`);
  await page.addScriptTag({ content: script });
  await page.evaluate(`signIn(${JSON.stringify(project)})`);
  return {
    upload: async (wanted, fault) => {
      proxy.arm(fault);
      const ended = endedSchema.parse(await page.evaluate(`upload(${JSON.stringify(wanted)})`));
      return { ...ended, ...proxy.seen(), isStored: await isStored(wanted) };
    },
    close: proxy.close,
  };
}

/** The page as one script that uses the proxy as the Storage emulator. */
async function bundledPage(storagePort: number): Promise<string> {
  const emulators = { authUrl: `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`, storagePort };
  const define = { 'import.meta.env.VITE_EMULATORS': JSON.stringify(JSON.stringify(emulators)) };
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'page.ts'),
    platform: 'browser',
    transform: { define },
  });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  return output[0].code;
}

async function isStored({ path, bytes, seed }: Wanted): Promise<boolean> {
  const content = Uint8Array.from({ length: bytes }, (_, index) => byteAt(index, seed));
  const md5Hash = createHash('md5').update(content).digest('base64');
  const object = await readObject(path);
  return object?.size === bytes && object.md5Hash === md5Hash;
}
