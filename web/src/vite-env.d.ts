/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** JSON {authUrl, storagePort} in builds for the emulators, else the empty string. */
  readonly VITE_EMULATORS: string;
  /** The site key of reCAPTCHA Enterprise in builds with App Check, else the empty string. */
  readonly VITE_APP_CHECK_SITE_KEY: string;
}
