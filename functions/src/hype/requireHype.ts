import { AppError } from '@hypelar/shared/appError';
import type { Hype } from '@hypelar/shared/hype';
import { readHype } from './hypeRepository.ts';

/** The hype with this id as it is now. HYPE_NOT_FOUND. */
export async function requireHype(id: string): Promise<Hype> {
  const hype = await readHype(id);
  if (!hype) throw new AppError('HYPE_NOT_FOUND');
  return hype;
}
