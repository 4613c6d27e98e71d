export { api } from './api.ts';
export { recordRemoval } from './triggers/recordRemoval.ts';
export { recordUpload } from './triggers/recordUpload.ts';
