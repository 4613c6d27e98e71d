/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** JSON {authUrl, storagePort} in builds for the emulators, else the empty string. */
  readonly VITE_EMULATORS: string;
}
