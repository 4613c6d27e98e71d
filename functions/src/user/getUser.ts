import { AppError } from '@hypelar/shared/appError';
import type { UserDetail } from '@hypelar/shared/user';
import { readHypeNames } from './hypeNames.ts';
import { readUser } from './userRepository.ts';

/** A user with the titles of the hypes they liked and purchased. USER_NOT_FOUND. */
export async function getUser(id: string): Promise<UserDetail> {
  const user = await readUser(id);
  if (!user) throw new AppError('USER_NOT_FOUND');
  const purchases = user.purchasedProducts.map(({ productId }) => productId.hypeId);
  const nameOf = await readHypeNames([...user.likes, ...purchases]);
  return { ...user, likedHypes: user.likes.map(nameOf), purchasedHypes: purchases.map(nameOf) };
}
