export { api } from './api.ts';
export { indexUser } from './triggers/indexUser.ts';
export { recordRemoval } from './triggers/recordRemoval.ts';
export { recordUpload } from './triggers/recordUpload.ts';
