export { api } from './api.ts';
export { purgeTrash } from './schedules/purgeTrash.ts';
export { shuffleHypes } from './schedules/shuffleHypes.ts';
export { sweepUploads } from './schedules/sweepUploads.ts';
export { indexUser } from './triggers/indexUser.ts';
export { recordRemoval } from './triggers/recordRemoval.ts';
export { recordUpload } from './triggers/recordUpload.ts';
